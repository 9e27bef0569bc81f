// `npm run restore -- --from DIR [--decrypt-with FILE] [--erasures FILE] [--replace]`, or `--erasures FILE` alone.
import { parseArgs } from 'node:util';
import { ensure } from '#core/errors.ts';
import { fromHere, onProduct } from '../open-product.ts';
import { replayErasures } from './erasures.ts';
import { putBack } from './put-back.ts';

const text = { type: 'string' } as const;

await onProduct(
  () => {
    const options = { from: text, 'decrypt-with': text, erasures: text, replace: { type: 'boolean' } } as const;
    const { values } = parseArgs({ options });
    ensure(values.from ?? values.erasures, 'invalid', 'Say where the backup is: npm run restore -- --from DIR');
    return values;
  },
  async (product, { from, erasures, replace = false, 'decrypt-with': key }) => {
    const said = [
      from && (await putBack(product, fromHere(from), { keyFile: key && fromHere(key), replace })),
      erasures && (await replayErasures(product, fromHere(erasures))),
    ];
    return said.filter(Boolean).join(' ');
  },
);
