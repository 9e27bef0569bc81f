import { fail } from '#core/errors.ts';
import type { PageHandle } from '#core/page-handle.ts';
import { areaPath, areaSearchPath } from '#features/areas/paths.ts';
import { openArea } from '#features/areas/service.server.ts';
import { areasTexts as texts } from '#features/areas/texts.ts';
import { AreaFigures } from '#features/areas/ui/area-figures.tsx';
import { AreaHead } from '#features/areas/ui/area-head.tsx';
import { AreaLinks } from '#features/areas/ui/area-links.tsx';
import { NoHomes } from '#features/areas/ui/no-homes.tsx';
import { areaTitle, homesLine, priceSentence } from '#features/areas/ui/words.ts';
import { LISTING_TYPES } from '#features/listings/rules.ts';
import { ListingGrid } from '#features/listings/card/listing-grid.tsx';
import { homesData } from '#features/structured-data/service-site.server.ts';
import { pageLoader } from '#server/loader.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { pageMeta } from './layout/page-meta.ts';
import type { Route } from './+types/area.ts';

export const handle: PageHandle = { remembered: true };

export const loader = pageLoader(async (ctx, { params, url }: Route.LoaderArgs) => {
  const path = url.pathname.toLowerCase();
  const type = LISTING_TYPES.find((one) => `${path}/`.startsWith(`${areaPath(one, null)}/`));
  const place = [params.state, params.city, params.area].filter(Boolean).join('/').toLowerCase();
  const area = await openArea(ctx, type ?? fail('not_found', texts.unknown), place || null);
  return { area, structured: homesData(ctx.settings.publicUrl, area.way, area.listings) };
});

export const meta: Route.MetaFunction = (args) => {
  const { area, structured } = args.loaderData;
  const { type, place, total } = area;
  const title = areaTitle(area);
  return pageMeta(args, {
    title,
    path: areaPath(type, place),
    description:
      `${total > 0 ? `${homesLine(area)} in ${area.name}` : title} with photos and prices in naira. ${priceSentence(area)}`.trim(),
    // A page without homes would disappoint whoever comes from a search engine.
    hidden: total === 0,
    structured,
  });
};

export default function Area({ loaderData }: Route.ComponentProps) {
  const { area } = loaderData;
  const { type, place, listings, total, inside, nearby, name } = area;
  return (
    <div className="page pt-2 md:pt-4">
      <AreaHead area={area} />
      {total === 0 ? <NoHomes area={area} /> : <ListingGrid listings={listings} />}
      {total > listings.length && (
        <p className="mt-10 flex justify-center">
          <ButtonLink to={areaSearchPath(type, place)} variant="secondary" size="lg">
            See all {texts.homes[type][2]} in {name}
          </ButtonLink>
        </p>
      )}
      <AreaFigures area={area} />
      <AreaLinks title={place ? `Places in ${name}` : 'States'} links={inside} />
      <AreaLinks title="Nearby" links={nearby} />
    </div>
  );
}
