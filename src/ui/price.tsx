import { naira } from '#core/money.ts';
import { classNames } from './class-names.ts';

interface PriceProps {
  /** Whole naira. */
  amount: number;
  /** Such as "/ year". */
  suffix?: string | undefined;
  /** What it cost before; shown struck through. */
  was?: number | undefined;
  className?: string | undefined;
}

/** An amount in naira with figures of one width. */
export function Price({ amount, suffix, was, className }: PriceProps) {
  return (
    <span className={classNames('price', className)}>
      {naira(amount)}
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
