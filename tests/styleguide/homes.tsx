import Bath from 'lucide-react/icons/bath';
import BedDouble from 'lucide-react/icons/bed-double';
import Heart from 'lucide-react/icons/heart';
import { Badge } from '#ui/badge.tsx';
import { CoverLink, Tile } from '#ui/card.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Lightbox, openLightbox } from '#features/listings/gallery/lightbox.tsx';
import { Picture } from '#features/media/ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { Scroller } from '#ui/scroller.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';
import { scene } from './scene.ts';

const HOMES = [
  {
    name: '4-bedroom terrace with a roof garden',
    place: 'Lekki Phase 1, Lagos',
    kind: 'For Sale',
    price: 185_000_000,
    beds: 4,
    baths: 5,
  },
  {
    name: 'Quiet flat near the university',
    place: 'Bodija, Ìbàdàn',
    kind: 'For Rent',
    price: 2_500_000,
    suffix: '/ year',
    was: 2_900_000,
    beds: 2,
    baths: 2,
  },
  {
    name: 'Studio with a view of the hills',
    place: 'Maitama, Abuja',
    kind: 'For Shortlet',
    price: 85_000,
    suffix: '/ night',
    beds: 1,
    baths: 1,
  },
];

/** Photographs and prices as the listing slice will compose them. */
export function Homes() {
  return (
    <>
      <section className="page py-10 md:py-16">
        <SectionHeading title="Recent homes" more={{ to: '/styleguide', about: 'recent homes' }}>
          Checked by us, listed by their owners.
        </SectionHeading>
        <div className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {HOMES.map((home, index) => (
            <HomeTile key={home.name} home={home} index={index} />
          ))}
        </div>
      </section>
      <section className="page grid gap-8 py-10 lg:grid-cols-2">
        <div>
          <SectionHeading title="Gallery" />
          <Scroller label="Photographs of the terrace" slideClass="w-full" counted>
            {[0, 1, 2].map((index) => (
              <button
                type="button"
                key={index}
                className="block w-full"
                onClick={() => openLightbox('gallery', index)}
                aria-label={`Show photograph ${index + 1} large`}
              >
                <Picture src={scene(index)} alt="" sizes="50vw" className="aspect-3/2 rounded-lg" />
              </button>
            ))}
          </Scroller>
          <Lightbox id="gallery" label="4-bedroom terrace" pictures={[0, 1, 2].map(scene)} back="gallery-row" />
        </div>
        <div>
          <SectionHeading title="Still loading" />
          <div className="grid grid-cols-2 gap-6">
            {[0, 1].map((index) => (
              <div key={index} className="grid gap-3">
                <Skeleton className="aspect-4/3 rounded-lg" />
                <SkeletonText lines={3} />
              </div>
            ))}
          </div>
          <div className="mt-6 grid grid-cols-3 gap-4">
            <Picture src={null} alt="No photograph yet" sizes="10rem" className="aspect-4/3 rounded-lg" />
          </div>
        </div>
      </section>
    </>
  );
}

function HomeTile({ home, index }: { home: (typeof HOMES)[number]; index: number }) {
  return (
    <Tile>
      <div className="relative overflow-hidden rounded-lg">
        <Picture
          src={scene(index)}
          alt=""
          sizes="(width < 640px) 100vw, 400px"
          className="aspect-4/3"
          priority={index === 0}
        />
        <Badge tone="photo" className="absolute left-3 top-3">
          {home.kind}
        </Badge>
        <IconButton
          raised
          label="Save this home"
          icon={<Heart size={20} aria-hidden="true" />}
          className="above-link absolute right-2 top-2"
        />
      </div>
      <div className="grid gap-1">
        <Price amount={home.price} suffix={home.suffix} was={home.was} className="text-xl" />
        <h3 className="truncate font-medium">
          <CoverLink to="/styleguide">{home.name}</CoverLink>
        </h3>
        <p className="text-sm text-muted">{home.place}</p>
        <p className="mt-1 flex gap-4 text-sm text-muted">
          <span className="flex items-center gap-1.5">
            <BedDouble size={18} aria-hidden="true" />
            {home.beds} {home.beds === 1 ? 'bedroom' : 'bedrooms'}
          </span>
          <span className="flex items-center gap-1.5">
            <Bath size={18} aria-hidden="true" />
            {home.baths} {home.baths === 1 ? 'bathroom' : 'bathrooms'}
          </span>
        </p>
      </div>
    </Tile>
  );
}
