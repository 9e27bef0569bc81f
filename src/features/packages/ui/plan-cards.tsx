import type { ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { naira } from '#core/money.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Price } from '#ui/price.tsx';
import { type Plan, PLANS } from '../rules.ts';
import { allowanceLines, daysText, packagesTexts as texts } from '../texts.ts';

interface PlanCardsProps {
  /** The heading level of the cards. */
  level?: 'h2' | 'h3';
  /** A mark beside the name, such as "Your plan", in place of the one that says what is not on sale. */
  mark?: (plan: Plan) => ReactNode;
  /** What stands at the end of a card, such as a link. */
  action?: (plan: Plan) => ReactNode;
  /** Whether the plans limit anybody yet; until then no line of theirs is ticked. */
  enforced: boolean;
}

/** The four plans side by side: prices, what they replace, and what each holds (PACK-6, PACK-7). */
export function PlanCards({ level: Heading = 'h2', mark, action, enforced }: PlanCardsProps) {
  return (
    <ul className="plans">
      {PLANS.map((plan) => (
        <li key={plan.id}>
          <Card className="plan">
            <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 gap-y-2">
              <Heading className="text-lg font-semibold">{plan.name}</Heading>
              {mark?.(plan) || (!enforced && plan.id !== 'free' && <Badge>{texts.notOnSale}</Badge>)}
            </div>
            <p className="plan-price">
              <Price amount={plan.price} />
              <span className="text-muted">
                {plan.was !== undefined && <Before amount={plan.was} />}
                for {daysText(plan)}
              </span>
            </p>
            {!enforced && <p className="-mb-4 text-sm text-muted">{texts.limitsOff}</p>}
            <ul className={enforced ? 'plan-lines' : 'plan-lines-later'}>
              {allowanceLines(plan.allowances).map(({ text, included }) => (
                <li key={text} className={included ? undefined : 'text-muted'}>
                  {enforced && (included ? <Check size={20} /> : <Minus size={20} />)}
                  {text}
                </li>
              ))}
            </ul>
            <PlanAction>{action?.(plan)}</PlanAction>
          </Card>
        </li>
      ))}
    </ul>
  );
}

function PlanAction({ children }: { children: ReactNode }) {
  return children && <div className="mt-auto pt-6">{children}</div>;
}

/** The price that the plan had before. */
function Before({ amount }: { amount: number }) {
  return (
    <>
      <span className="sr-only">instead of </span>
      <s className="tabular-nums">{naira(amount)}</s>{' '}
    </>
  );
}
