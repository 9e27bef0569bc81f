import { useEffect, useRef, useState } from 'react';
import { naira } from '#core/money.ts';
import type { Cost } from '../costs/cost.ts';
import { feeRule } from '../costs/rules.ts';
import { costOfValues } from './cost.ts';
import { type ListingFormValues, readValues } from './values.ts';

/** What people will see that the home costs, while its seller types. */
export function LiveTotal({ values }: { values: ListingFormValues }) {
  const [cost, setCost] = useState(() => costOfValues(values));
  const [type, setType] = useState(values.type);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = place.current?.closest('form');
    const read = () => {
      if (!form) return;
      const now = readValues(new FormData(form), []);
      setCost(costOfValues(now));
      setType(now.type);
    };
    form?.addEventListener('input', read);
    return () => form?.removeEventListener('input', read);
  }, []);
  return (
    <div ref={place} className="needs-script rounded-lg bg-accent-soft p-4">
      {cost ? (
        <Total cost={cost} type={type} />
      ) : (
        <p>The total shows as soon as the price and every fee can be read.</p>
      )}
    </div>
  );
}

function Total({ cost, type }: { cost: Cost; type: string }) {
  const { firstTotal, refundable, secondYear, rentAhead, notStated } = cost;
  const what = type === 'rent' ? 'First year' : type === 'shortlet' ? 'One night with fees' : 'Purchase with fees';
  const missing = notStated.map((kind) => feeRule(kind).label.toLowerCase());
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
        {what} <span className="tabular-nums">{naira(firstTotal)}</span>
      </p>
      {refundable > 0 && <p className="mt-1 text-sm tabular-nums">{naira(refundable)} of it comes back.</p>}
      {type === 'rent' && secondYear !== null && (
        <p className="mt-1 text-sm tabular-nums">
          {naira(secondYear)} in the second year{rentAhead && ', whose rent is paid already'}.
        </p>
      )}
      {missing.length > 0 && (
        <p className="mt-1 text-sm">People read “not stated” for: {missing.join(', ')}. If there is none, write 0.</p>
      )}
    </>
  );
}
