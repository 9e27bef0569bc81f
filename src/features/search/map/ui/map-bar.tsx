import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { Button } from '#ui/button.tsx';
import { counted, type Thing } from '#features/listings/card/words.ts';
import type { MapSession } from './map-session.ts';
import type { MapState } from './map-state.ts';

interface MapBarProps {
  session: MapSession;
  state: MapState;
  /** What the map shows, in words. */
  count: string;
  hasArea: boolean;
  thing: Thing;
}

/** What the map shows, and whether the list follows it. */
export function MapBar({ session, state: { missing, clusters, follows, moved }, count, hasArea, thing }: MapBarProps) {
  return (
    <div className="map-bar">
      <output className="map-float map-count" aria-busy={clusters === 'loading'}>
        {count}
        {missing > 0 && (
          <small>
            {counted(missing, thing)} {missing === 1 ? 'is' : 'are'} not on the map
          </small>
        )}
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
