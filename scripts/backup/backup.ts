// `npm run backup -- --to DIR [--encrypt-to FILE]`, or `--erasures FILE` for the list of erased accounts alone.
import { parseArgs } from 'node:util';
import { ensure } from '#core/errors.ts';
import { fromHere, onProduct } from '../open-product.ts';
import { writeErasures } from './erasures.ts';
import { takeBackup } from './take.ts';

const text = { type: 'string' } as const;

await onProduct(
  () => {
    const { values } = parseArgs({ options: { to: text, 'encrypt-to': text, erasures: text } });
    ensure(values.to ?? values.erasures, 'invalid', 'Say where the backup goes: npm run backup -- --to DIR');
    return values;
  },
  (product, { to, erasures, 'encrypt-to': key }) => {
    if (to) return takeBackup(product, fromHere(to), key && fromHere(key));
    return writeErasures(product, fromHere(erasures ?? ''));
  },
);
