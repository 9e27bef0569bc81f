import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import X from 'lucide-react/icons/x';
import { listingPath } from '#core/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { CoverLink } from '#ui/card.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { Picture } from '#features/media/ui/picture.tsx';
import { ListingPrice } from '#features/listings/card/listing-price.tsx';
import { counted, placeLine, type Thing, typeBadge } from '#features/listings/card/words.ts';
import type { MapHome } from '../ask.ts';
import { addressOf, type Chosen } from '../map-address.ts';
import type { MapSession } from '../map-session.ts';
import type { MapState } from '../map-state.ts';
import type { ListedHome } from './near-pins.ts';

type ClusterCardProps = NonNullable<MapState['open']> & { chosen: Chosen; session: MapSession; thing: Thing };

const focus = (card: HTMLElement | null) => card?.focus({ preventScroll: true });

/** The homes of a cluster that was pressed. The keyboard lands in it, and Escape closes it. */
export function ClusterCard({ cluster, homes, chosen, session, thing }: ClusterCardProps) {
  const title = cluster.homes === 1 ? `One ${thing}` : `${counted(cluster.homes, thing)} about here`;
  const isList = Array.isArray(homes);
  const retry = ({ currentTarget }: MouseEvent) => {
    // The button goes away while the homes are loaded.
    focus(currentTarget.closest('dialog'));
    session.retry();
  };
  return (
    <dialog open ref={focus} className="map-card" aria-label={title} tabIndex={-1}>
      <header className="map-card-head">
        <h2>{title}</h2>
        <IconButton label="Close" icon={<X size={20} />} onClick={() => session.close()} />
      </header>
      {homes === 'loading' && <SkeletonText lines={3} />}
      {homes === 'failed' && (
        <p>
          Not loaded.{' '}
          <button type="button" className="link" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      {isList && (
        <ul>
          {homes.map((home) => (
            <li key={home.id}>
              <HomeOnMap home={home} />
            </li>
          ))}
        </ul>
      )}
      {isList && homes.length < cluster.homes && (
        <Link className="btn btn-quiet" to={addressOf({ ...chosen, box: cluster.square.join(',') }, null)}>
          See all {cluster.homes.toLocaleString('en-US')}
        </Link>
      )}
    </dialog>
  );
}

function HomeOnMap({ home }: { home: MapHome | ListedHome }) {
  const { slug, name, type, address, city, state, cover } = home;
  return (
    <article className="tile map-home">
      <Picture src={cover} alt="" sizes="6rem" className="aspect-square w-24 flex-none rounded-md" />
      <div className="grid min-w-0 flex-1 content-center gap-0.5">
        <h3 className="truncate font-medium">
          <CoverLink to={listingPath(slug)}>{name}</CoverLink>
        </h3>
        <p className="truncate text-sm text-muted">{placeLine(address, city, state)}</p>
        <p>
          <Badge>{typeBadge(type)}</Badge>
        </p>
        <ListingPrice listing={home} />
      </div>
    </article>
  );
}
