import Check from 'lucide-react/icons/check';
import { myPackage } from '#features/packages/service.server.ts';
import type { Plan, PlanId } from '#features/packages/rules.ts';
import { daysLeftText, packagesTexts as texts } from '#features/packages/texts.ts';
import { PackageUse } from '#features/packages/ui/package-use.tsx';
import { PlanCards } from '#features/packages/ui/plan-cards.tsx';
import { PlanTerms } from '#features/packages/ui/plan-terms.tsx';
import '#features/packages/ui/plans.css';
import { pageLoader } from '#server/loader.server.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Moment } from '#ui/moment.tsx';
import { AreaHeading } from '../layout/area-heading.tsx';
import { hiddenPage } from '../layout/page-meta.ts';
import type { Route } from './+types/packages.ts';

export const loader = pageLoader((ctx) => myPackage(ctx));

export const meta = hiddenPage('Packages');

/** Tells the person's own plan from the others. */
function markOf(own: PlanId) {
  return ({ id }: Plan) => id === own && <Badge tone="good">Your package</Badge>;
}

export default function Packages({ loaderData }: Route.ComponentProps) {
  const { plan, startsAt, endsAt, daysRemaining, use, enforced } = loaderData;
  return (
    <>
      <AreaHeading title="Packages">{enforced ? texts.enforced : texts.notEnforced}</AreaHeading>
      <Card className="mb-10 gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-xl">Your package: {plan.name}</h2>
          <Badge tone={daysRemaining > 0 || !enforced ? 'good' : 'warning'}>
            {enforced ? daysLeftText(daysRemaining) : texts.freeForNow}
          </Badge>
        </div>
        <p className="text-muted">
          From <Moment at={startsAt} /> to <Moment at={endsAt} />.
        </p>
        {enforced ? (
          <PackageUse plan={plan} use={use} />
        ) : (
          <ul className="plan-lines">
            {texts.freeLines.map((line) => (
              <li key={line}>
                <Check size={20} />
                {line}
              </li>
            ))}
          </ul>
        )}
      </Card>
      <h2 className="mb-2 text-2xl">All packages</h2>
      <p className="mb-5 max-w-2xl text-muted">{enforced ? texts.notYetCharged : texts.notInForce}</p>
      <PlanCards level="h3" mark={markOf(plan.id)} enforced={enforced} />
      <PlanTerms enforced={enforced} />
    </>
  );
}
