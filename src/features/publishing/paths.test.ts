import { describe, expect, test } from 'vitest';
import { deletedRows } from '#db/schema/deleted-rows.ts';
import { listings } from '#db/schema/listings.ts';
import { moderationCases } from '#db/schema/moderation-cases.ts';
import type { ListingStatus } from '#features/listings/rules.ts';
import { removeListing } from '#features/publishing/service.server.ts';
import { listingBodyOf, storeListing, uploadsOf } from '../../../tests/support/listings.ts';
import { openSite, type Site } from '../../../tests/support/site.ts';
import { createWorld, type Person, type World } from '../../../tests/support/world.ts';

const LIST = '/customer/all_properties';

interface Setting {
  world: World;
  site: Site;
  owner: Person;
  /** What the home says. */
  description: string;
  /** One more home of the owner's. */
  home: (status: ListingStatus) => Promise<string>;
}

/** Every way on which a person brings one more home on the market: as a call and as a form. */
const WAYS: Record<string, (setting: Setting) => Promise<unknown>> = {
  'create, as a call': async ({ world, owner, description }) =>
    call(world, owner, '/create', listingBodyOf(await uploadsOf(world, owner), { moreInfo: '', description })),
  'create, as a form': async ({ world, site, owner, description }) => {
    const { imageUrls, ...fields } = listingBodyOf(await uploadsOf(world, owner), { moreInfo: '', description });
    const words = Object.entries(fields).filter(([, value]) => typeof value !== 'boolean');
    const form = Object.fromEntries(words.map(([name, value]) => [name, String(value)]));
    const posted = { ...form, imageUrls: imageUrls[0] ?? '' };
    const asked = await site.send('/customer/add_properties', posted, owner.cookie);
    const [, confirmed = ''] = /name="confirmed" value="(paid-unseen[^"]*)"/.exec(asked.body) ?? [];
    return site.send('/customer/add_properties', { ...posted, confirmed }, owner.cookie);
  },
  'publish a draft, as a call': async ({ world, owner, home }) => moved(world, owner, await home('draft'), 'publish'),
  'resume, as a call': async ({ world, owner, home }) => moved(world, owner, await home('paused'), 'resume'),
  'relist what was let, as a call': async ({ world, owner, home }) => moved(world, owner, await home('let'), 'relist'),
  'relist what expired, as a form': async ({ site, owner, home }) =>
    site.send(LIST, { id: await home('expired'), move: 'relist' }, owner.cookie),
  'publish a copy': async ({ world, site, owner, home }) => {
    await site.send(LIST, { id: await home('let'), move: 'duplicate' }, owner.cookie);
    const copy = (await world.db.select().from(listings)).find(({ status }) => status === 'draft');
    return site.send(LIST, { id: copy?.id ?? '', move: 'publish' }, owner.cookie);
  },
  'undo of taking it off the market': async ({ world, owner, home }) => {
    const id = await home('active');
    await moved(world, owner, id, 'let');
    return moved(world, owner, id, 'undo');
  },
  'restore, as a form': async ({ world, site, owner, home }) => {
    const id = await home('active');
    await removeListing(world.ctx(owner.viewer), id);
    return site.send(LIST, { restore: id }, owner.cookie);
  },
};

async function call(world: World, { cookie }: Person, path: string, payload: object) {
  return (await world.app()).inject({ method: 'POST', url: `/api/listing${path}`, headers: { cookie }, payload });
}
const moved = (world: World, owner: Person, id: string, transition: string) =>
  call(world, owner, `/status/${id}`, { transition });

/** The owner of so many homes on the market, with a package that allows two. */
async function settingWith(homes: number, world: World, site: Site, description = 'Quiet.'): Promise<Setting> {
  const owner = await world.person({ createdAt: world.clock.now });
  for (let n = 0; n < homes; n += 1) await storeListing(world, owner, { moreInfo: '', website: '' });
  const home: Setting['home'] = (status) =>
    storeListing(world, owner, { status, description, moreInfo: '', website: '' });
  return { world, site, owner, description, home };
}

describe.each(Object.entries(WAYS))('the way onto the market: %s', (_name, go) => {
  test('leads there, and not past the package', async () => {
    await using world = await createWorld({ packageLimits: true });
    await using site = await openSite(world);
    const live = async ({ viewer }: Person) =>
      (await world.db.select().from(listings)).filter(
        ({ userId, status }) => userId === viewer.id && status === 'active',
      ).length;
    for (const [homes, after] of [
      [1, 2],
      [2, 2],
    ] as const) {
      const setting = await settingWith(homes, world, site);
      await go(setting);
      expect([homes, await live(setting.owner)]).toEqual([homes, after]);
      await world.db.delete(listings);
      await world.db.delete(deletedRows);
    }
  });
});

describe.each(Object.entries(WAYS))('evidence on the way onto the market: %s', (_name, go) => {
  test('has the home wait for a person', async () => {
    await using world = await createWorld();
    await using site = await openSite(world);
    await go(await settingWith(0, world, site, 'Quiet. Pay inspection fee 20k before viewing.'));
    const statuses = (await world.db.select().from(listings)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 'active')).toEqual([]);
    expect(statuses.filter((status) => status === 'pending')).toHaveLength(1);
    const waiting = (await world.db.select().from(moderationCases)).filter(
      ({ holds, decidedAt }) => holds && !decidedAt,
    );
    expect(waiting).toHaveLength(1);
  });
});

test('the way off the market: is open also where the package has ended', async () => {
  await using world = await createWorld({ packageLimits: true });
  const owner = await world.person({ createdAt: new Date(0) });
  const id = await storeListing(world, owner);
  for (const [transition, status] of [
    ['pause', 200],
    ['resume', 403],
    ['let', 200],
    ['relist', 403],
  ] as const)
    expect([transition, (await moved(world, owner, id, transition)).statusCode]).toEqual([transition, status]);
});
