import type { ReactNode } from 'react';
import { Link } from 'react-router';
import Pencil from 'lucide-react/icons/pencil';
import { editPath, listingPath } from '#core/paths.ts';
import { Badge, type BadgeProps } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import type { ListingCard } from '../contract.ts';
import { type ListingStatus, referenceOf } from '../rules.ts';
import { contactViewsTexts } from '../contacts/texts.ts';
import { STATUS_SENTENCES } from '../life/texts.ts';
import { STATUS_NAMES } from '../texts.ts';
import { Picture } from '#features/media/ui/picture.tsx';
import { Unbroken } from './unbroken.tsx';
import { ListingPrice } from './listing-price.tsx';
import { placeLine, typeBadge } from './words.ts';

const TONES: Partial<Record<ListingStatus, BadgeProps['tone']>> = {
  pending: 'warning',
  active: 'good',
  removed: 'danger',
};

type OwnListing = Pick<
  ListingCard,
  'id' | 'name' | 'cover' | 'city' | 'state' | 'type' | 'status' | 'regularPrice' | 'discountPrice' | 'offer'
> & { reference: number; reason: string; seen: { people: number; pressed: number } };

interface ListingRowProps {
  listing: OwnListing;
  remove: ReactNode;
  /** Where it stands with those who look at it, in the place of the words of its status. */
  standing?: ReactNode;
  /** In the place of the name of its status. */
  statusName?: string | undefined;
  /** What else can be done with it. */
  moves: ReactNode;
}

/** A home in its owner's list: its cover leads to its page, the rest says how it stands and what can be done (LIST-21). */
export function ListingRow({ listing, remove, moves, standing, statusName }: ListingRowProps) {
  const { id, reference, name, cover, city, state, type, status, reason, seen } = listing;
  return (
    <article className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 py-5 sm:grid-cols-[9rem_minmax(0,1fr)] lg:grid-cols-[12rem_minmax(0,1fr)] sm:gap-x-6">
      <Link to={listingPath(id)} aria-label={`Open ${name}`} className="self-start rounded-md sm:row-span-3">
        <Picture src={cover} alt="" sizes="(width>=40rem) 12rem,6.5rem" className="aspect-4/3 rounded-md" />
      </Link>
      <div className="min-w-0">
        <div className="flex items-start gap-2">
          <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
            <h3 className="min-w-0 font-semibold wrap-anywhere">
              <Unbroken text={name} />
            </h3>
            <Badge tone={TONES[status] ?? 'neutral'}>{statusName ?? STATUS_NAMES[status]}</Badge>
          </div>
          {remove}
        </div>
        <p className="mt-1.5 truncate text-sm text-muted">
          {referenceOf(reference)} · {typeBadge(type)}
          {(city || state) && <> · {placeLine(city, state)}</>}
        </p>
        <p className="mt-1">
          <ListingPrice listing={listing} className="whitespace-normal" />
        </p>
        {status !== 'active' && !standing && <p className="mt-1 text-sm text-muted">{STATUS_SENTENCES[status]}</p>}
        {seen.people > 0 && <p className="mt-1 text-sm">{contactViewsTexts.people(seen)}</p>}
        {reason && !standing && <p className="mt-1 text-sm wrap-anywhere">{reason}</p>}
      </div>
      {standing && <div className="col-span-full sm:col-start-2">{standing}</div>}
      <div className="col-span-full grid grid-cols-2 gap-2 max-sm:text-sm sm:col-start-2 sm:flex sm:flex-wrap">
        <ButtonLink to={editPath(id)} variant="secondary" icon={<Pencil size={18} />}>
          Edit<span className="sr-only"> {name}</span>
        </ButtonLink>
        {moves}
      </div>
    </article>
  );
}
