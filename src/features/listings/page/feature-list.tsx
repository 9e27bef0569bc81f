import type { ReactNode } from 'react';
import Bath from 'lucide-react/icons/bath';
import BedDouble from 'lucide-react/icons/bed-double';
import CircleParking from 'lucide-react/icons/circle-parking';
import Sofa from 'lucide-react/icons/sofa';
import type { ShownListing } from './shown.ts';
import { counted } from '../card/words.ts';

type Features = Pick<ShownListing, 'bedrooms' | 'bathrooms' | 'parking' | 'furnished' | 'roomless'>;

/** Special Features (LIST-15); of land and business only what it has. */
export function FeatureList({ listing: { bedrooms, bathrooms, parking, furnished, roomless } }: { listing: Features }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-4">
      {!roomless && (
        <>
          <Feature icon={<BedDouble size={26} />}>{counted(bedrooms, 'bedroom')}</Feature>
          <Feature icon={<Bath size={26} />}>{counted(bathrooms, 'bathroom')}</Feature>
        </>
      )}
      {(parking || !roomless) && (
        <Feature icon={<CircleParking size={26} />} absent={!parking}>
          {parking ? 'Parking spot' : 'No Parking'}
        </Feature>
      )}
      {(furnished || !roomless) && (
        <Feature icon={<Sofa size={26} />} absent={!furnished}>
          {furnished ? 'Furnished' : 'Not Furnished'}
        </Feature>
      )}
    </ul>
  );
}

function Feature({ icon, absent = false, children }: { icon: ReactNode; absent?: boolean; children: ReactNode }) {
  return (
    <li className={absent ? 'grid gap-2 text-muted' : 'grid gap-2'}>
      {icon}
      {children}
    </li>
  );
}
