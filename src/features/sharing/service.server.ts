import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Deps } from '#core/ctx.ts';
import { queueView, keepBeside, openBeside, pictureBytes, type Served } from '#features/media/service.server.ts';
import type { Card } from './contract.ts';
import { drawCard } from './draw.server.ts';
import { CARD_FOLDER, CARD_LOOK } from './rules.ts';

type Work = Pick<Deps, 'storage' | 'log'>;

/** Cards that are being drawn, so that a crowd behind one link has each drawn only once. */
const drawing = new Map<string, Promise<Buffer>>();

/** The address of the card's image, as a path: `/share/<id>-<version>.jpg`. Other words or another look give another. */
export function cardPath(card: Card): string {
  return `${CARD_FOLDER}${card.id}-${versionOf(card)}.jpg`;
}

/**
 * The image of a card: kept beside its photograph, and drawn when nobody asked before. Without a photograph it is drawn
 * each time: that is quick, and nothing would ever remove it.
 */
export async function openCard(work: Work, card: Card): Promise<Served> {
  const { picture } = card;
  const file = `share-${cardPath(card).slice(CARD_FOLDER.length)}`;
  const kept = picture && (await openBeside(work, picture, file));
  if (kept) return kept;
  const running = drawing.get(file) ?? draw(work, card, file).finally(() => drawing.delete(file));
  drawing.set(file, running);
  const jpeg = await running;
  return { body: Readable.from([jpeg]), bytes: jpeg.length, contentType: 'image/jpeg', lasting: true };
}

function draw(work: Work, card: Card, file: string): Promise<Buffer> {
  return queueView(async () => {
    const photo = card.picture && (await pictureBytes(work, card.picture));
    const jpeg = await drawCard(card, photo || null);
    if (photo && card.picture) {
      await keepBeside(work, card.picture, { file, bytes: jpeg, replaces: `share-${card.id}-` });
    }
    return jpeg;
  });
}

function versionOf({ badge, price, per, name, place, picture }: Card): string {
  const shown = JSON.stringify([CARD_LOOK, badge, price, per, name, place, picture]);
  return createHash('sha256').update(shown).digest('hex').slice(0, 10);
}
