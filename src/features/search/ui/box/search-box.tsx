import {
  type ComponentType,
  type FocusEvent,
  type FormEvent,
  lazy,
  type ReactNode,
  Suspense,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Form, href, useNavigate } from 'react-router';
import SearchIcon from 'lucide-react/icons/search';
import { isBeingLeft } from '#scripts-on-demand/native-forms.ts';
import { searchPath } from '../search-path.ts';
import type { RecentPanelProps } from './recent-panel.tsx';
import type { SearchPanelProps } from './search-panel.tsx';
import { useTypeAhead } from './use-type-ahead.ts';
import './search-box.css';

interface SearchBoxProps {
  /** What was searched for. */
  text?: string;
  /** Other choices that the search keeps, such as the type. */
  keep?: Readonly<Record<string, string>>;
  /** The buttons that start the search. */
  children: ReactNode;
}

const NOTHING = {};
const NoPanel = () => null;
// Nobody needs them before the box is used; where one does not come, the Enter key searches.
const panel = <P,>(load: () => Promise<ComponentType<P>>) =>
  lazy(() =>
    load().then(
      (found) => ({ default: found }),
      () => ({ default: NoPanel }),
    ),
  );
const SearchPanel = panel<SearchPanelProps>(() => import('./search-panel.tsx').then((one) => one.SearchPanel));
const RecentPanel = panel<RecentPanelProps>(() => import('./recent-panel.tsx').then((one) => one.RecentPanel));

/** Typed words become a search: at once in a panel once scripts run, as a page of its own in any case. */
export function SearchBox({ text = '', keep = NOTHING, children }: SearchBoxProps) {
  const id = useId();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const { type, clear, loading, results, text: searched } = useTypeAhead(keep);
  const [isEmpty, setEmpty] = useState(false);
  const offer = (box: HTMLInputElement) => setEmpty(box.value.trim() === '');
  const isShown = loading || results !== null;
  const look = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    type(currentTarget.value);
    offer(currentTarget);
  };
  const left = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    setEmpty(false);
    // Somebody went on; a window that is left comes back to the same.
    if (relatedTarget) clear();
  };
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    clear();
    void navigate(searchPath(new FormData(event.currentTarget, submitter)));
  };
  // What was typed while the scripts were on their way counts too.
  useEffect(() => {
    const box = input.current;
    if (!box || isBeingLeft()) return;
    if (box.value !== box.defaultValue) type(box.value);
    // The first touch brings the scripts, after the box has the focus.
    if (box === document.activeElement) setEmpty(box.value === '');
  }, [type]);
  useEffect(() => {
    // Not worth any bytes before there is something to remember.
    if (text)
      void import('./recent-searches.ts').then(
        ({ rememberSearch }) => rememberSearch(text),
        () => undefined,
      );
  }, [text]);

  return (
    <search className="search-box" onBlur={left}>
      <Form action={href('/search')} onSubmit={go} className="search-form">
        {/* The Enter key presses the first button of a form; it should not choose between the others. */}
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
          Search
        </button>
        <label htmlFor={id} className="sr-only">
          Search using property name or city
        </label>
        <div className="search-field">
          <SearchIcon size={22} />
          <input
            id={id}
            ref={input}
            type="search"
            role="combobox"
            aria-autocomplete="list"
            aria-haspopup="dialog"
            aria-controls={`${id}-panel`}
            // A panel says when it is there, and takes that id.
            aria-expanded={false}
            name="searchTerm"
            key={text}
            defaultValue={text}
            maxLength={500}
            placeholder="Search using property name or city"
            autoComplete="off"
            autoCorrect="off"
            enterKeyHint="search"
            onFocus={(event) => offer(event.currentTarget)}
            onInput={look}
            onKeyDown={(event) => {
              if (event.key === 'Escape') {
                clear();
                setEmpty(false);
              } else if (/^Arrow[UD]/.test(event.key) && !isShown) look(event);
            }}
          />
        </div>
        {Object.entries(keep).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="search-buttons">{children}</div>
      </Form>
      {isShown && (
        <Suspense fallback={null}>
          <SearchPanel text={searched} keep={keep} results={results} loading={loading} clear={clear} />
        </Suspense>
      )}
      {isEmpty && (
        <Suspense fallback={null}>
          <RecentPanel keep={keep} shut={() => setEmpty(false)} back={() => input.current?.focus()} />
        </Suspense>
      )}
    </search>
  );
}
