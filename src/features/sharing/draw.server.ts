import sharp from 'sharp';
import { CARD_BACKGROUND, cardOverlay } from './card.server.ts';
import type { Card } from './contract.ts';
import { CARD_HEIGHT, CARD_WIDTH, MAX_CARD_BYTES } from './rules.ts';

const SVG = { operation: ['VipsForeignLoadSvgBuffer'] };
const QUALITIES = [82, 72, 60, 45, 30];
const WHOLE = { width: CARD_WIDTH, height: CARD_HEIGHT };

/** The card as a JPEG of 1200×630 pixels and less than 300 KB; `photo` is a picture of our own making. */
export async function drawCard(card: Omit<Card, 'id'>, photo: Buffer | null): Promise<Buffer> {
  const overlay = await rasterise(cardOverlay({ ...card, picture: photo && card.picture }));
  const background = photo
    ? sharp(photo)
        .resize({ ...WHOLE, fit: 'cover', position: 'attention' })
        .flatten({ background: CARD_BACKGROUND })
    : sharp({ create: { ...WHOLE, channels: 3, background: CARD_BACKGROUND } });
  const layer = { input: overlay, raw: { ...WHOLE, channels: 4 as const }, left: 0, top: 0 };
  const pixels = await background.composite([layer]).removeAlpha().raw().toBuffer();
  for (const quality of QUALITIES) {
    const jpeg = await sharp(pixels, { raw: { ...WHOLE, channels: 3 } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (jpeg.length < MAX_CARD_BYTES) return jpeg;
  }
  throw new Error('A share image does not fit into 300 KB.');
}

let drawing = 0;

/** This process may read SVG only while it draws one of its own. */
async function rasterise(svg: string): Promise<Buffer> {
  if (drawing === 0) sharp.unblock(SVG);
  drawing += 1;
  try {
    return await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  } finally {
    drawing -= 1;
    if (drawing === 0) sharp.block(SVG);
  }
}
