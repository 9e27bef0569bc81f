import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A photo-like picture: soft colours with grain, so that it is worth its bytes. The left third is red. */
export function photo(width: number, height: number) {
  const third = Math.ceil(width / 3);
  const noise = { type: 'gaussian', mean: 120, sigma: 25 } as const;
  const grain = sharp({ create: { width, height, channels: 3, background: '#7a8fa6', noise } });
  const red = { create: { width: third, height, channels: 3, background: '#d01010' } } as const;
  return grain.composite([{ input: red, left: 0, top: 0 }]);
}

/** Eight megapixels as a phone writes them: lying on its side, with the place where it was taken. */
export function phoneJpeg(): Promise<Buffer> {
  return photo(3264, 2448)
    .withExif({
      IFD0: { Make: 'SecretMaker', Copyright: 'SecretPerson' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '3/1 23/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 60 })
    .toBuffer();
}

/** Two frames: the first red, the second blue. */
export async function animatedGif(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp([await frame('#ff0000'), await frame('#0000ff')], { join: { animated: true } })
    .gif()
    .toBuffer();
}

/** A few hundred bytes of PNG that claim `width` × `height` pixels. */
export function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xed_b8_83_20 : crc >>> 1;
  }
  return ~crc >>> 0;
}

/** A JPEG with a comment and a tail that are HTML and a ZIP archive to whoever wants to see them. */
export async function polyglotJpeg(): Promise<Buffer> {
  const jpeg = await photo(200, 150).jpeg().toBuffer();
  const comment = Buffer.from('<html><script>alert(document.cookie)</script></html>');
  const segment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, comment.length + 2]), comment]);
  const tail = Buffer.from('PK\x03\x04<script>alert(1)</script>', 'latin1');
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2), tail]);
}

/** The first bytes of an iPhone's photo. */
export const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
  Buffer.alloc(500, 7),
]);

export const svg = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
);
