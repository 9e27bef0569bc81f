import { Price } from '#ui/price.tsx';
import type { PriceChange } from './service.server.ts';

/** How the price came to be what it is, the last change first; nothing where it never changed. */
export function PriceHistory({ changes }: { changes: readonly PriceChange[] }) {
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="price-history">
      <h2 id="price-history" className="mb-3 text-xl">
        Price history
      </h2>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <ul className="grid gap-3">
          {changes.map(({ at, text, to }) => (
            <li key={at}>
              {text}
              <Price amount={to} className="block text-sm" />
            </li>
          ))}
        </ul>
        {changes.length > 1 && <Steps changes={changes} />}
      </div>
    </section>
  );
}

const WIDTH = 160;
const HEIGHT = 48;
const EDGE = 4;

/** The same to see at a glance; the list says it in words. */
function Steps({ changes }: { changes: readonly PriceChange[] }) {
  const prices = [...changes.map(({ to }) => to), ...changes.slice(-1).map(({ from }) => from)].toReversed();
  const low = Math.min(...prices);
  const high = Math.max(...prices);
  const step = (WIDTH - 2 * EDGE) / prices.length;
  const height = (price: number) => EDGE + ((high - price) * (HEIGHT - 2 * EDGE)) / Math.max(1, high - low);
  const path = prices.map((price) => `${height(price)}h${step}`).join('V');
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true" className="text-link">
      <path d={`M${EDGE} ${path}`} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
    </svg>
  );
}
