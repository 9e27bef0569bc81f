import { href, Link } from 'react-router';
import type { accountsToLookAt } from '#features/reports/decide.server.ts';
import { SUSPENSION_DAYS, SUSPENSION_REPORTS } from '#features/reports/rules.ts';
import { reportsTexts as texts } from '#features/reports/texts.ts';
import { Card } from '#ui/card.tsx';

/** Accounts about whose homes several people were right, for whoever decides reports. */
export function AccountsToLookAt({ accounts }: { accounts: Awaited<ReturnType<typeof accountsToLookAt>> }) {
  return (
    <Card className="mb-8 gap-3">
      <h2 className="text-xl">{texts.suspensionTitle}</h2>
      <p className="text-muted">{texts.suspensionLead(SUSPENSION_REPORTS, SUSPENSION_DAYS)}</p>
      <ul className="grid gap-2">
        {accounts.map(({ id, name, people }) => (
          <li key={id} className="wrap-anywhere">
            {name}: {people} people
          </li>
        ))}
      </ul>
      <Link className="link justify-self-start" to={href('/customer/admin_users')}>
        All Users
      </Link>
    </Card>
  );
}
