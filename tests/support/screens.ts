import { afterAll, beforeAll, expect } from 'vitest';
import { type Market, smallMarket } from './market.ts';
import { openSite, type Site } from './site.ts';
import { createWorld, type World } from './world.ts';

type Who = 'visitor' | 'customer' | 'owner' | 'admin';
type Home = 'sale' | 'rent' | 'shortlet' | 'offer' | 'post';

/** What the specification has to be read on a screen. `{sale}` and the like stand for what is in the small market. */
export interface Screen {
  path: string;
  who?: Who;
  texts?: string[];
  /** Where it leads, with the words that the link begins with. */
  links?: [href: string, text: string][];
  not?: string[];
}

/** A small market for the tests of a file, and what compares one of its screens with what has to be read there. */
export function screensOfSmallMarket(): (screen: Screen) => Promise<void> {
  let world: World;
  let site: Site;
  let market: Market;
  beforeAll(async () => {
    world = await createWorld();
    market = await smallMarket(world);
    site = await openSite(world);
  });
  afterAll(async () => {
    await site[Symbol.asyncDispose]();
    await world[Symbol.asyncDispose]();
  });
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_all, name: string) => market[name as Home]);

  return async ({ path, who = 'visitor', texts = [], links = [], not = [] }) => {
    const cookie = who === 'visitor' ? undefined : market[who].cookie;
    const html = await site.html(filled(path), cookie);
    const text = await site.text(filled(path), cookie);
    const aboveFooter = text.replace(/Gidana is Hausa.*$/, '');
    for (const expected of texts) expect(text).toContain(expected);
    for (const unwanted of not) expect(aboveFooter).not.toContain(unwanted);
    for (const [href, label] of links) expect(leads(html, filled(href), label), `${href} ${label}`).toBe(true);
  };
}

/** Whether a link with these words, perhaps followed by others for readers by ear, leads there. */
function leads(html: string, href: string, text: string): boolean {
  const links = html.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>([^]*?)<\/a>/g);
  return [...links].some(([, to = '', inside = '']) => {
    const words = inside.replace(/<svg[^]*?<\/svg>|<[^>]+>/g, '').trim();
    return to.replaceAll('&amp;', '&') === href && words.startsWith(text);
  });
}
