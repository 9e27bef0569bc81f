import { Fragment } from 'react';
import { href, Link } from 'react-router';
import { counted } from '#features/listings/card/words.ts';
import { moderationTexts as texts } from '#features/moderation/texts.ts';
import { MapSketch } from '#features/search/ui/map-sketch.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Moment } from '#ui/moment.tsx';
import type { CaseData } from './case-data.ts';

/** Why it is looked at: what an admin reads first. */
export function CaseWhy({ opened }: Pick<CaseData, 'opened'>) {
  const { reasons, score, holds, rulesVersion, openedAt, words } = opened;
  return (
    <Card className="gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-lg">Why you see it</h2>
        {score > 0 && <Badge tone={holds ? 'danger' : 'neutral'}>Risk {score}</Badge>}
      </div>
      {words && (
        <p className="wrap-anywhere whitespace-pre-line">
          <strong className="font-semibold">The owner says:</strong> {words}
        </p>
      )}
      {reasons.length === 0 && <p>{texts.byChance}</p>}
      <ul className="grid gap-3">
        {reasons.map(({ rule, weight, sentence, passage }) => (
          <li key={rule + (passage ?? '')} className="wrap-anywhere">
            {rule === 'appeal' ? texts.appealReason : sentence} {passage && <q className="font-semibold">{passage}</q>}{' '}
            {weight > 0 && <span className="text-sm whitespace-nowrap text-muted">+{weight}</span>}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        Since <Moment at={openedAt} withTime />
        {rulesVersion > 0 && <>, by version {rulesVersion} of the rules</>}
      </p>
    </Card>
  );
}

/** A text with the passages marked that rules saw. */
export function Marked({ text, passages }: { text: string; passages: readonly string[] }) {
  const [passage, ...others] = passages;
  if (passage === undefined) return text;
  return text.split(passage).map((part, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text stay in their order
    <Fragment key={at}>
      {at > 0 && <mark>{passage}</mark>}
      <Marked text={part} passages={others} />
    </Fragment>
  ));
}

/** Whose it is, where it is, and what homes like it are asked for. */
export function CaseAround({ opened, listing, figure, map }: Pick<CaseData, 'opened' | 'listing' | 'figure' | 'map'>) {
  const { owner } = opened;
  const address = [listing.address, listing.city, listing.state, listing.country];
  return (
    <>
      <Card className="gap-2">
        <h2 className="text-lg">Owner</h2>
        {owner ? (
          <>
            <Link
              className="link link-alone justify-self-start wrap-anywhere"
              to={href('/customer/admin_users/:userId', { userId: owner.id })}
            >
              {owner.name}
            </Link>
            {owner.isSuspended && (
              <p>
                <Badge tone="danger">Suspended</Badge>
              </p>
            )}
            <p className="text-sm text-muted">
              Account since <Moment at={owner.since} />
            </p>
            <p className="text-sm text-muted">
              <Link className="link" to={`${href('/customer/admin_listings')}?find=${owner.id}`}>
                {counted(owner.onMarket, 'home')} on the market
              </Link>
              , {owner.waiting} to review. Approved {owner.approved}, taken down {owner.takenDown}.
            </p>
          </>
        ) : (
          <p>Has left</p>
        )}
        {[listing.phone, listing.email, listing.website].filter(Boolean).map((contact) => (
          <p key={contact} className="wrap-anywhere">
            {contact}
          </p>
        ))}
      </Card>
      <Card className="gap-3">
        <h2 className="text-lg">Where</h2>
        <p className="wrap-anywhere">{[...new Set(address.filter(Boolean))].join(', ')}</p>
        <p className="text-muted">{figure ?? 'Too few homes like it nearby to compare the price.'}</p>
        {map && <MapSketch svg={map} className="case-map" />}
      </Card>
    </>
  );
}
