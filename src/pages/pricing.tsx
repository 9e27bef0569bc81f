import { href, Link } from 'react-router';
import type { PageHandle } from '#core/page-handle.ts';
import type { Plan } from '#features/packages/rules.ts';
import { packagesTexts as texts } from '#features/packages/texts.ts';
import { PlanCards } from '#features/packages/ui/plan-cards.tsx';
import { PlanTerms } from '#features/packages/ui/plan-terms.tsx';
import { pageLoader } from '#server/loader.server.ts';
import { Banner } from '#ui/banner.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import '#features/packages/ui/plans.css';
import { pageMeta } from './layout/page-meta.ts';
import type { Route } from './+types/pricing.ts';

export const handle: PageHandle = { robots: 'sitemap', remembered: true };

export const loader = pageLoader(({ settings }) => ({ enforced: settings.packageLimits }));

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: texts.title,
    path: href('/pricing'),
    description: 'Free trial, weekly, bi-weekly and monthly: what each plan costs in naira and what it holds.',
  });

export default function Pricing({ loaderData: { enforced } }: Route.ComponentProps) {
  return (
    <>
      <Banner title={texts.title}>{texts.lead}</Banner>
      <div className="page pt-10 md:pt-14">
        {enforced ? (
          <>
            <p className="mb-8 max-w-2xl text-lg">{texts.notYetCharged}</p>
            <PlanCards enforced action={listHome} />
          </>
        ) : (
          <>
            <Card className="mb-8">
              <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
                <div className="max-w-3xl">
                  <h2 className="mb-2 text-2xl">{texts.freeTitle}</h2>
                  <p>{texts.today}</p>
                </div>
                <ListHome />
              </div>
            </Card>
            <PlanCards enforced={false} />
          </>
        )}
        <PlanTerms enforced={enforced} />
        <p className="mt-8 max-w-2xl text-muted">
          Questions?{' '}
          <Link className="link" to={href('/contact')}>
            Write to us
          </Link>
          .
        </p>
      </div>
    </>
  );
}

/** The one plan that can be begun today. */
const listHome = ({ id }: Plan) => id === 'free' && <ListHome className="w-full" />;

function ListHome({ className }: { className?: string }) {
  return (
    <ButtonLink to={href('/customer/add_properties')} className={className}>
      List a home
    </ButtonLink>
  );
}
