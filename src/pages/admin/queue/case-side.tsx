import { moderationTexts as texts } from '#features/moderation/texts.ts';
import { MapSketch } from '#features/search/ui/map-sketch.tsx';
import { Card } from '#ui/card.tsx';
import { Moment } from '#ui/moment.tsx';
import type { CaseData } from './case-data.ts';

/** Why it is looked at, whose it is, where it is, and what homes like it are asked for. */
export function CaseSide({ opened, listing, figure, map }: Pick<CaseData, 'opened' | 'listing' | 'figure' | 'map'>) {
  const { reasons, score, rulesVersion, openedAt, owner, words } = opened;
  return (
    <div className="case-side">
      <Card className="gap-3">
        <h3 className="text-lg">Why: {score}</h3>
        <p className="text-sm text-muted">
          Since <Moment at={openedAt} withTime />
          {rulesVersion > 0 && <>, by version {rulesVersion} of the rules</>}
        </p>
        {reasons.length === 0 && <p>{texts.byChance}</p>}
        <ul className="grid gap-3">
          {reasons.map(({ rule, weight, sentence, passage }) => (
            <li key={rule + (passage ?? '')} className="wrap-anywhere">
              <strong>{weight}</strong> {sentence}
              {passage && <q className="mt-1 block">{passage}</q>}
            </li>
          ))}
        </ul>
        {words && (
          <p className="wrap-anywhere whitespace-pre-line">
            <strong>The owner says:</strong> {words}
          </p>
        )}
      </Card>
      <Card className="gap-2">
        <h3 className="text-lg">Owner</h3>
        <p className="wrap-anywhere">
          {owner ? (
            <>
              {owner.name}, with an account since <Moment at={owner.since} />
            </>
          ) : (
            'Has left'
          )}
        </p>
        <p className="wrap-anywhere">{[listing.phone, listing.email, listing.website].filter(Boolean).join(', ')}</p>
      </Card>
      <Card className="gap-3">
        <h3 className="text-lg">Where</h3>
        <p className="wrap-anywhere">
          {[listing.address, listing.city, listing.state, listing.country].filter(Boolean).join(', ')}
        </p>
        <p className="text-muted">{figure ?? 'Too few homes like it are known there for a middle price.'}</p>
        {map && <MapSketch svg={map} className="case-map" />}
      </Card>
    </div>
  );
}
