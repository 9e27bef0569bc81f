import { type ReactNode, useEffect, useState } from 'react';
import { href, useLocation, useNavigation } from 'react-router';
import { listingPath } from '#core/paths.ts';
import { ListingGridSkeleton } from '#features/listings/card/listing-grid.tsx';
import { LogoMark } from '#ui/brand/logo.tsx';
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';

/** Quicker answers replace the page at once: a shape that only flashes up is worse than none. */
const PATIENCE_MS = 300;

/** The page, or its shape to come once another one takes its time. */
export function Pending({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const awaited = next && next.pathname !== pathname ? shapeOf(next.pathname) : null;
  const slow = useSlow(awaited !== null);
  return (
    <>
      {slow && awaited}
      <div hidden={slow}>{children}</div>
    </>
  );
}

function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting]);
  return waiting && slow;
}

function shapeOf(pathname: string): ReactNode {
  if (pathname === href('/search')) return <SearchShape />;
  return pathname.startsWith(listingPath('')) ? <ListingShape /> : null;
}

function SearchShape() {
  return (
    <div className="page grid gap-8 pt-4 md:pt-8">
      <Skeleton className="h-14" />
      <Skeleton className="h-8 w-56" />
      <ListingGridSkeleton count={6} />
    </div>
  );
}

function ListingShape() {
  return (
    <div className="page grid gap-6 pt-4">
      {/* The logo of LIST-19, in the place of the photographs to come. */}
      <div className="relative grid max-w-4xl place-items-center text-link">
        <Skeleton className="aspect-3/2 w-full rounded-lg" />
        <LogoMark className="absolute w-20" />
      </div>
      <Skeleton className="h-10 max-w-md" />
      <SkeletonText lines={4} />
    </div>
  );
}
