import { naira, nairaShort } from '#core/money.ts';
import { classNames } from './class-names.ts';

interface PriceProps {
  /** Whole naira. */
  amount: number;
  /** Such as "/ year". */
  suffix?: string | undefined;
  /** What it cost before; shown struck through. */
  was?: number | undefined;
  /** A billion is written as ₦1.75B. */
  isShort?: boolean | undefined;
  className?: string | undefined;
}

/** An amount in naira with figures of one width. */
export function Price({ amount, suffix, was, isShort, className }: PriceProps) {
  return (
    <span className={classNames('price', className)}>
      {isShort && amount >= 1e9 ? nairaShort(amount) : naira(amount)}
      {suffix && <span> {suffix}</span>}
      {was !== undefined && (
        <>
          {' '}
          <span className="sr-only">instead of</span> <s>{naira(was)}</s>
        </>
      )}
    </span>
  );
}
