// `npm run draw -w gidana-demo`: draws every picture of the demo and writes it beside a catalogue of all.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawPicture } from './draw-picture.ts';
import { picturePlans } from './plans.ts';

const folder = join(import.meta.dirname, '../pictures');
const catalogueFile = join(folder, 'catalogue.json');
const plans = picturePlans();
let changed = !existsSync(catalogueFile);

mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder).filter((name) => name.endsWith('.jpg'))) {
  if (plans.some(({ name }) => file === `${name}.jpg`)) continue;
  rmSync(join(folder, file));
  changed = true;
}
const pictures = [];
for (const plan of plans) {
  const { name, kind, width, height } = plan;
  const file = join(folder, `${name}.jpg`);
  const jpeg = await drawPicture(plan);
  if (!existsSync(file) || !jpeg.equals(readFileSync(file))) {
    writeFileSync(file, jpeg);
    changed = true;
  }
  pictures.push({ name, kind, width, height, placeholder: await placeholderOf(jpeg) });
}
// The time is part of the pictures' addresses, which browsers keep for a year: other pictures need other addresses.
if (changed) writeFileSync(catalogueFile, `${JSON.stringify({ drawnAt: Date.now(), pictures }, null, 2)}\n`);

/** Some twenty pixels as a data: address, to show while the picture loads. */
async function placeholderOf(jpeg: Buffer): Promise<string> {
  const tiny = await sharp(jpeg).resize(20, 20, { fit: 'inside' }).blur(0.8).webp({ quality: 20 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
