import type { PackageUse as Use } from '../policy.ts';
import type { Plan } from '../rules.ts';
import { useLines } from '../texts.ts';

/** How much of a package is used, line by line, with a word where it is more than the package holds. */
export function PackageUse({ plan, use }: { plan: Plan; use: Use }) {
  return (
    <dl className="package-use">
      {useLines(use, plan.allowances).map(({ label, text, beyond }) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-semibold tabular-nums">
            {text}
            {beyond && <span className="ml-2 text-sm font-medium text-danger-ink">over</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
