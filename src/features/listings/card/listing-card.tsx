import { Link, useViewTransitionState } from 'react-router';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Bath from 'lucide-react/icons/bath';
import BedDouble from 'lucide-react/icons/bed-double';
import Flag from 'lucide-react/icons/flag';
import { contactPath, listingPath, reportPath } from '#core/paths.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { Badge } from '#ui/badge.tsx';
import { CoverLink, Tile } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Unbroken } from './unbroken.tsx';
import { CardPhotos } from './card-photos.tsx';
import { ListingPrice } from './listing-price.tsx';
import type { ListingCard as Shown } from '../contract.ts';
import { counted, differenceLine, placeLine, totalLine, typeBadge } from './words.ts';
import './cards.css';

const CARD_SIZES = '(width>=80rem) 26rem,(width>=64rem) 32vw,(width>=40rem) 47vw,calc(100vw - 2rem)';

interface ListingCardProps {
  /** Of a shortlet, with the nights that were asked for. */
  listing: Shown & { nights?: number };
  /** What it has other than was asked: "₦700K over". */
  differs?: readonly string[] | undefined;
  /** Its photograph is in the first view. */
  priority?: boolean;
  /** How wide its photograph is shown; without it, as one, two or three beside each other. */
  sizes?: string | undefined;
  headingLevel?: 'h2' | 'h3';
  /** Its photographs can be swiped through, and grow into those of the home's page; for lists that show no home twice. */
  grows?: boolean;
}

/** A home in a list: cover, badge, price, name, place and rooms; the whole of it leads to the home (LIST-5 to LIST-8). */
export function ListingCard({
  listing,
  differs = [],
  priority,
  sizes = CARD_SIZES,
  headingLevel: Heading = 'h3',
  grows,
}: ListingCardProps) {
  const { slug, name, type, offer, address, city, state } = listing;
  const [street, area = ''] = address.split(/,(?=[^,]*$)/);
  const path = listingPath(slug);
  const moves = useViewTransitionState(path) && grows === true;
  return (
    <Tile className="listing-card">
      <div className={classNames('relative', moves && 'home-photo')}>
        <CardPhotos listing={listing} path={path} sizes={sizes} priority={priority} coverOnly={!grows} />
        <span className="listing-card-badges">
          <Badge tone="photo">{typeBadge(type)}</Badge>
          {offer && <Badge tone="photo">Offer</Badge>}
        </span>
        <FavouriteButton id={listing.id} name={name} className="above-link absolute top-2 right-2" anchored={grows} />
      </div>
      <div className="listing-card-lines">
        <div className="listing-card-words">
          <Heading className="listing-card-name">
            <CoverLink to={path} viewTransition>
              <Unbroken text={name} />
            </CoverLink>
          </Heading>
          {differs.length > 0 && <p className="listing-card-differs">{differenceLine(differs)}</p>}
          {listing.priceNote && <p className="text-sm text-warning-ink">{listing.priceNote}</p>}
          {/* Where the line is too long, the street is left out; the area, last in the address or its city, stays. */}
          <p className="listing-card-place">
            {street && street !== city && <span>{street}, </span>}
            <span>{placeLine(area, city, state)}</span>
          </p>
          <Facts listing={listing} />
        </div>
        {/* First for the eye; read after the name that it belongs to. */}
        <div className="listing-card-price">
          <ListingPrice listing={listing} className="text-lg" />
          <p className="text-sm text-muted tabular-nums">{totalLine(listing) ?? 'Fees not stated'}</p>
          <ArrowUpRight size={20} className="listing-card-arrow" />
        </div>
      </div>
      <Contacts listing={listing} />
      {/* Last, so that the first link of a card is the home's. */}
      <Link
        to={reportPath(listing.id)}
        rel="nofollow"
        className="icon-btn listing-card-report"
        aria-label="Report this home"
      >
        <Flag size={16} />
      </Link>
    </Tile>
  );
}

/** The rooms of what has rooms, and kind and size where they are known. */
function Facts({ listing: { kind, roomless, bedrooms, bathrooms, sizeSqm, sizeText } }: { listing: Shown }) {
  const size = sizeText || (sizeSqm && `${sizeSqm} sqm`);
  return (
    <p className="listing-card-facts">
      {!roomless && (
        <>
          <Count icon={BedDouble} text={counted(bedrooms, 'bedroom')} />
          <Count icon={Bath} text={counted(bathrooms, 'bathroom')} />
        </>
      )}
      {(kind || size) && <span className="listing-card-kind">{[kind, size].filter(Boolean).join(' · ')}</span>}
    </p>
  );
}

function Count({ icon: Icon, text }: { icon: typeof Bath; text: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <Icon size={18} />
      {text}
    </span>
  );
}

/** Only signed-in people are sent these, so only they see them; a press is counted. */
function Contacts({ listing: { id, name, phone, email, hasChat } }: { listing: Shown }) {
  if (!phone && !email) return null;
  const way = (how: Parameters<typeof contactPath>[1], word: string) => (
    <a className="btn btn-secondary" href={contactPath(id, how)} aria-label={`${word} about ${name}`}>
      {word}
    </a>
  );
  return (
    <p className="above-link listing-card-contacts">
      {hasChat && way('whatsapp', 'WhatsApp')}
      {phone && way('call', 'Call')}
      {email && way('email', 'Contact')}
    </p>
  );
}
