import Info from 'lucide-react/icons/info';
import PolygonDrawing from 'lucide-react/icons/lasso';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { counted, type Thing } from '#features/listings/card/words.ts';
import { LEAST_ZOOM, MOST_ZOOM } from '../rules.ts';
import { mapTexts } from '../texts.ts';
import type { MapSession } from './map-session.ts';
import type { MapState } from './map-state.ts';

interface MapPartProps {
  session: MapSession;
  state: MapState;
}

/** Nearer, farther, drawing an area, and what the map is made of. */
export function MapTools({ session, state: { view, drawing, attribution } }: MapPartProps) {
  const zoom = view?.zoom ?? LEAST_ZOOM;
  return (
    <div className="map-tools">
      <IconButton
        raised
        label="Zoom in"
        icon={<Plus size={22} />}
        aria-disabled={zoom >= MOST_ZOOM || undefined}
        onClick={() => session.zoom(1)}
      />
      <IconButton
        raised
        label="Zoom out"
        icon={<Minus size={22} />}
        aria-disabled={zoom <= LEAST_ZOOM || undefined}
        onClick={() => session.zoom(-1)}
      />
      <IconButton
        raised
        label="Draw an area"
        icon={<PolygonDrawing size={22} />}
        aria-pressed={drawing}
        onClick={() => session.draw(!drawing)}
      />
      <details className="map-about">
        <summary className="icon-btn icon-btn-raised" aria-label="About this map">
          <Info size={20} />
        </summary>
        <p>
          {mapTexts.about} {attribution ?? mapTexts.sources}
        </p>
      </details>
    </div>
  );
}

const focus = (bar: HTMLElement | null) => bar?.focus({ preventScroll: true });

/** What to do while an area is drawn; without a pointer, what the map shows is the area. The keyboard lands in it. */
export function DrawBar({ session, state: { corners, isLine } }: MapPartProps) {
  return (
    <section ref={focus} className="map-draw" aria-label="Draw an area" tabIndex={-1}>
      <output>{isLine ? mapTexts.onlyLine : hint(corners)}</output>
      <div className="flex flex-wrap gap-2">
        {corners > 2 ? (
          <Button variant="primary" onClick={() => session.drawing.finish()}>
            Done
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => session.searchHere()}>
            Take what the map shows
          </Button>
        )}
        <Button variant="quiet" onClick={() => session.draw(false)}>
          Cancel
        </Button>
      </div>
    </section>
  );
}

function hint(corners: number): string {
  if (corners === 0) return 'Draw around the area, or tap its corners.';
  if (corners < 3) return `${corners === 1 ? '1 corner' : '2 corners'}. Tap the next one.`;
  return `${corners} corners. Tap the first one to close.`;
}

interface MapBarProps extends MapPartProps {
  /** What the map shows, in words. */
  count: string;
  hasArea: boolean;
  /** Whether homes are on it that only come near. */
  hasNear: boolean;
  thing: Thing;
}

/** What the map shows, and whether the list follows it. */
export function MapBar({ session, state, count, hasArea, hasNear, thing }: MapBarProps) {
  const { missing, clusters, follows, moved } = state;
  return (
    <div className="map-bar">
      <output className="map-float map-count" aria-busy={clusters === 'loading'}>
        {count}
        {missing > 0 && (
          <small>
            {counted(missing, thing)} {missing === 1 ? 'is' : 'are'} not on the map
          </small>
        )}
        {hasNear && <small>{mapTexts.nearLegend}</small>}
      </output>
      {hasArea ? (
        <Button
          className="map-float"
          icon={<X size={18} />}
          onClick={() => {
            session.focus();
            session.search(null);
          }}
        >
          Remove the area
        </Button>
      ) : (
        <label className="map-float map-follow">
          <input type="checkbox" checked={follows} onChange={({ target }) => session.setFollows(target.checked)} />
          Search as I move
        </label>
      )}
      {moved && (
        <Button
          className="map-float map-here"
          icon={<Search size={18} />}
          onClick={() => {
            session.focus();
            session.searchHere();
          }}
        >
          Search this area
        </Button>
      )}
    </div>
  );
}
