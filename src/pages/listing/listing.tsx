import { href, isRouteErrorResponse, Link, useRouteError } from 'react-router';
import Flag from 'lucide-react/icons/flag';
import type { PageHandle } from '#core/page-handle.ts';
import { listingPath, reportPath, resultsPath } from '#core/paths.ts';
import { SeenHome } from '#features/favourites/ui/seen-home.tsx';
import { hasSeenContacts, openListing } from '#features/listings/service.server.ts';
import { priceHistory } from '#features/listings/prices/service.server.ts';
import { similarHomes } from '#features/search/results/similar.server.ts';
import { ContactPanel, ContactPrompt, PausedPanel, TakenPanel } from '#features/listings/page/contact-panel.tsx';
import { Gallery } from '#features/listings/gallery/gallery.tsx';
import { ListingFacts } from '#features/listings/page/listing-facts.tsx';
import { ListingHeading } from '#features/listings/page/listing-heading.tsx';
import { ListingSection } from '#features/listings/card/listing-section.tsx';
import { priceFactOf } from '#features/moderation/service.server.ts';
import { StandingLine } from '#features/moderation/standing-line.tsx';
import { OwnerPanel } from '#features/listings/page/owner-panel.tsx';
import { PriceHistory } from '#features/listings/prices/price-history.tsx';
import { Seller } from '#features/listings/page/seller.tsx';
import { ThumbBar } from '#features/listings/page/thumb-bar.tsx';
import { plural, summary, thingOf } from '#features/listings/card/words.ts';
import { CARD_HEIGHT, CARD_WIDTH } from '#features/sharing/rules.ts';
import { pageLoader } from '#server/loader.server.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Card } from '#ui/card.tsx';
import { Failure, Lost } from '../layout/failure.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { sentenceIn } from '../layout/sentence-in.ts';
import { whyNotThere } from './not-there.server.ts';
import { ownersSide } from './owner.server.ts';
import { seenFromOutside } from './outside.server.ts';
import type { Route } from './+types/listing.ts';
import '#features/listings/page/listing-page.css';

export const handle: PageHandle = { landing: true, remembered: true };

const SIMILAR = 3;

export const loader = pageLoader(async (ctx, { params }: Route.LoaderArgs) => {
  const { listing, contact, ...opened } = await openListing(ctx, params.listingId).catch(whyNotThere(params.listingId));
  const { _id: id } = listing;
  const [prices, fact, similar, side, maySay] = await Promise.all([
    priceHistory(ctx, id),
    opened.taken ? null : priceFactOf(ctx, id),
    similarHomes(ctx, listing, SIMILAR),
    ownersSide(ctx, { listing, owned: opened.owned }),
    opened.taken !== null && !opened.owned && hasSeenContacts(ctx, id),
  ]);
  const address = `${ctx.settings.publicUrl}${listingPath(listing.slug)}`;
  const outside = seenFromOutside(ctx, { listing, contact }, address);
  return {
    listing,
    contact,
    ...opened,
    ...side,
    prices,
    fact,
    similar,
    maySay,
    address,
    ...outside,
  };
});

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [{ title: 'Page not found | Gidana' }];
  const { listing, shareImage, structured } = args.loaderData;
  return pageMeta(args, {
    title: listing.name,
    path: listingPath(listing.slug),
    description: `${summary(listing)}. ${listing.description}`.replace(/\s+/g, ' ').slice(0, 155),
    kind: 'article',
    hidden: args.loaderData.taken !== null,
    ...(shareImage && { image: { url: shareImage, alt: listing.name, width: CARD_WIDTH, height: CARD_HEIGHT } }),
    structured,
  });
};

export default function Listing({ loaderData }: Route.ComponentProps) {
  const {
    standing,
    listing,
    contact,
    arePaused,
    taken,
    seller,
    owned,
    cost,
    facts,
    prices,
    fact,
    similar,
    asked,
    maySay,
    address,
    way,
    chat,
  } = loaderData;
  const { _id: id } = listing;
  const path = listingPath(listing.slug);
  const thing = thingOf(listing);
  const wrong = <SomethingWrong id={id} />;
  const bar = (
    <ThumbBar
      listing={listing}
      contact={contact}
      hasChat={chat !== null}
      arePaused={arePaused}
      isOwner={owned !== null}
      next={path}
    />
  );
  return (
    <>
      <div className="page pt-2">
        <Breadcrumb items={[{ label: 'Home', to: '/' }, ...way]} />
      </div>
      <article className="listing page">
        <ListingHeading
          listing={listing}
          address={address}
          facts={facts.line}
          taken={taken}
          by={seller && !owned ? seller : undefined}
        />
        <div className="listing-photos">
          <Gallery key={id} name={listing.name} images={listing.images} foot={bar} />
        </div>
        {fact && (
          <p className="listing-facts price-fact">
            The price is {fact}. See the home and its papers before you pay for anything.
          </p>
        )}
        <ListingFacts listing={listing} cost={cost} facts={facts} />
        {prices.length > 0 && (
          <div className="listing-facts">
            <PriceHistory changes={prices} />
          </div>
        )}
        <aside id="contact" className="listing-side" aria-label="Contact">
          <Card>
            {seller && <Seller seller={seller} />}
            {owned ? (
              <OwnerPanel listing={listing} owned={owned}>
                {standing && <StandingLine id={id} standing={standing} />}
                <Asked words={asked} />
              </OwnerPanel>
            ) : taken ? (
              <TakenPanel listing={listing} thing={thing}>
                {maySay && wrong}
              </TakenPanel>
            ) : contact ? (
              <ContactPanel listing={listing} contact={contact} hasChat={chat !== null} thing={thing}>
                {wrong}
              </ContactPanel>
            ) : arePaused ? (
              <PausedPanel thing={thing}>{wrong}</PausedPanel>
            ) : (
              <ContactPrompt next={path} thing={thing}>
                {wrong}
              </ContactPrompt>
            )}
          </Card>
        </aside>
        {bar}
        <SeenHome id={id} />
      </article>
      <ListingSection
        title={`Similar ${plural(thing)}`}
        more={{
          to: resultsPath(`type=${listing.type}${listing.place ? `&place=${listing.place}` : ''}`),
          about: `${plural(thing)} like this one`,
        }}
        listings={similar}
      />
    </>
  );
}

/** Leads to where somebody says what is wrong with the home. */
function SomethingWrong({ id }: { id: string }) {
  return (
    <p className="mt-3">
      <Link to={reportPath(id)} rel="nofollow" className="link link-alone gap-2 text-sm text-muted">
        <Flag size={18} />
        Something wrong?
      </Link>
    </p>
  );
}

/** What its owner is asked about it. */
function Asked({ words }: { words: string }) {
  if (!words) return null;
  return (
    <p className="mt-3 rounded-md bg-warning-soft p-3 text-warning-ink">
      {words}{' '}
      <Link className="link" to={href('/customer/reports')}>
        Answer
      </Link>
    </p>
  );
}

/** In the place of a home that is not there, or that could not be shown. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <Failure error={error} />;
  const why = sentenceIn(error.data);
  return (
    <Lost title={why?.startsWith('It') ? 'This home is not on the market now' : 'There is no such home'}>{why}</Lost>
  );
}
