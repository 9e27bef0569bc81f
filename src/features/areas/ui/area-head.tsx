import { Link } from 'react-router';
import Search from 'lucide-react/icons/search';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { ButtonLink } from '#ui/button.tsx';
import type { AreaPage } from '../service.server.ts';
import { areaSearchPath } from '../paths.ts';
import { areasTexts as texts } from '../texts.ts';
import { areaTitle, homesLine, priceSentence } from './words.ts';

/** The way here, what there is, and the ways on: to the search, and to the same place in the other markets. */
export function AreaHead({ area }: { area: AreaPage }) {
  const { type, place, way, total, markets } = area;
  const steps = [{ label: 'Home', to: '/' }, ...way.slice(0, -1), ...way.slice(-1).map(({ label }) => ({ label }))];
  return (
    <header className="mb-8">
      <Breadcrumb items={steps} />
      <h1 className="text-3xl">{areaTitle(area)}</h1>
      {total > 0 && (
        <p className="mt-3 max-w-3xl text-lg text-pretty text-muted">
          {homesLine(area)}. {priceSentence(area)}
        </p>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        {total > 0 && (
          <ButtonLink to={areaSearchPath(type, place)} icon={<Search size={20} />}>
            Filter these homes
          </ButtonLink>
        )}
        {markets.map(({ type: other, path, homes }) => (
          <Link
            key={path}
            to={path}
            className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
          >
            {texts.market[other]} ({homes.toLocaleString('en-US')})
          </Link>
        ))}
      </div>
    </header>
  );
}
