import { useEffect, useRef, useState } from 'react';
import { naira } from '#core/money.ts';
import { parseGrouped } from '#ui/forms/grouped-number.ts';
import { type Cost, costOf } from '../../costs/cost.ts';
import { feeRule } from '../../costs/rules.ts';
import { type ListingFormValues, readValues } from '../values.ts';
import { fees, feesOfForm } from '../../costs/contract.ts';
import { LISTING_TYPES } from '../../rules.ts';

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
        {what}{' '}
        <span className="tabular-nums">
          {missing.length > 0 && 'from '}
          {naira(firstTotal)}
        </span>
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

/** What the home costs as the form stands; null while the price or a fee cannot be read. */
export function costOfValues(values: ListingFormValues): Cost | null {
  const { offer, discountPrice, regularPrice, rentYears } = values;
  const type = LISTING_TYPES.find((one) => one === values.type);
  const price = parseGrouped(offer ? discountPrice : regularPrice);
  const stated = fees.safeParse(feesOfForm(values));
  if (!type || !price || !stated.success) return null;
  return costOf({ type, price, fees: stated.data, rentYears: Number(rentYears) || null });
}
