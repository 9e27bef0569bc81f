import { naira } from '#core/money.ts';
import type { Bill } from '../page/wording.server.ts';
import '../page/listing-page.css';

/** What the home really costs: each line, what of it comes back, later years, and what nobody has said. */
export function CostPanel({ cost }: { cost: Bill }) {
  const {
    isStay,
    title,
    later,
    lines,
    firstTotal,
    refundable,
    gone,
    secondYear,
    rentAhead,
    perMonth,
    perSqm,
    notStated,
  } = cost;
  const known = notStated.length === 0;
  return (
    <section id="cost" className="scroll-mt-20">
      <h2 className="mb-4 text-xl">What it really costs</h2>
      <dl className="cost-lines">
        {lines.map(({ label, amount, isYearly, comesBack }, at) => (
          <Line
            key={`${at} ${label}`}
            name={label}
            note={isYearly ? 'every year' : comesBack ? 'comes back' : undefined}
          >
            {amount === 0 ? 'None' : naira(amount)}
          </Line>
        ))}
        {notStated.map((fee) => (
          <Line key={fee} name={fee} quiet>
            not stated
          </Line>
        ))}
        <Line name={title} isVague={!known} total>
          {naira(firstTotal)}
        </Line>
      </dl>
      <dl className="cost-lines mt-2 text-sm text-muted">
        {refundable > 0 && (
          <>
            <Line name="Refundable">{naira(refundable)}</Line>
            <Line name="Not refundable">{naira(gone)}</Line>
          </>
        )}
        {secondYear !== null && (
          <Line name={later} isVague={!known} note={rentAhead ? 'its rent is already paid' : undefined}>
            {naira(secondYear)}
          </Line>
        )}
        {perMonth !== null && (
          <Line name="Per month" isVague={!known} note={refundable > 0 ? 'without the refundable part' : undefined}>
            {naira(perMonth)}
          </Line>
        )}
        {perSqm !== null && <Line name="Price per square metre">{naira(perSqm)}</Line>}
      </dl>
      <p className="mt-4 rounded-md bg-warning-soft p-3 text-sm text-warning-ink">
        {known ? '' : 'Ask for what is not stated in writing. '}
        {isStay
          ? 'Have the home shown to you on a video call before you send anything.'
          : 'Pay nothing, not even for an inspection, before you have seen the home and its papers.'}
      </p>
    </section>
  );
}

interface LineProps {
  name: string;
  note?: string | undefined;
  /** Whether something of it is not known. */
  isVague?: boolean;
  total?: boolean;
  quiet?: boolean;
  children: string;
}

function Line({ name, note, isVague, total, quiet, children }: LineProps) {
  return (
    <div className={total ? 'cost-total' : quiet ? 'text-muted' : undefined}>
      <dt>
        {name}
        {isVague && <span className="text-sm font-normal text-muted">, as far as stated</span>}
        {note && <span className="text-sm text-muted"> {note}</span>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
