import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { IconButton } from './icon-button.tsx';

interface ScrollerProps {
  /** What is in the row. */
  label: string;
  /** One slide each. */
  children: ReactNode;
  /** The width of a slide, such as "w-full" for a gallery or "w-72" for cards. */
  slideClass?: string;
  /** Shows "2 / 6". */
  counted?: boolean;
  /** False where every slide holds a link already. */
  focusable?: boolean;
  /** Told which slide is seen, counted from 0. */
  onSlide?: (index: number) => void;
}

interface Place {
  slide: number;
  start: boolean;
  end: boolean;
}

/** A row to swipe through, one slide after the other; arrows for the mouse once scripts run. */
export function Scroller({ label, children, slideClass, counted = false, focusable = true, onSlide }: ScrollerProps) {
  const row = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState<Place>({ slide: 0, start: true, end: false });
  const slides = Children.toArray(children);

  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const look = () => setAt((was) => place(list, was));
    const sizes = new ResizeObserver(look);
    sizes.observe(list);
    list.addEventListener('scroll', look);
    return () => {
      sizes.disconnect();
      list.removeEventListener('scroll', look);
    };
  }, []);
  useEffect(() => onSlide?.(at.slide), [at.slide, onSlide]);
  const arrow = { raised: true, 'data-js': true, className: 'scroller-step needs-script' };
  // Four fifths of the row: the browser stops at the next slide that fits.
  const step = (way: 1 | -1) => row.current?.scrollBy({ left: way * row.current.clientWidth * 0.8 });

  return (
    <section className="scroller-frame" aria-label={label}>
      {/* The arrow keys move what has the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className="scroller" ref={row} tabIndex={focusable ? 0 : undefined}>
        {slides.map((slide, index) => (
          // Slides stay in their order.
          <li key={index} className={slideClass}>
            {slide}
          </li>
        ))}
      </ul>
      <IconButton
        {...arrow}
        label="Previous"
        icon={<ChevronLeft size={22} />}
        disabled={at.start}
        onClick={() => step(-1)}
      />
      <IconButton {...arrow} label="Next" icon={<ChevronRight size={22} />} disabled={at.end} onClick={() => step(1)} />
      {counted && slides.length > 1 && (
        <span className="scroller-count needs-script" aria-hidden="true">
          {Math.min(at.slide + 1, slides.length)} / {slides.length}
        </span>
      )}
    </section>
  );
}

/** Where the row stands; the same object while nothing changed, so that nothing is drawn again. */
function place(list: HTMLElement, was: Place): Place {
  // Along the one way in which it moves.
  const across = list.scrollLeft / Math.max(1, list.scrollWidth - list.clientWidth);
  const down = list.scrollTop / Math.max(1, list.scrollHeight - list.clientHeight);
  const slide = Math.round((across + down) * (list.children.length - 1));
  const start = list.scrollLeft < 4;
  const end = list.scrollLeft > list.scrollWidth - list.clientWidth - 4;
  return was.slide === slide && was.start === start && was.end === end ? was : { slide, start, end };
}
