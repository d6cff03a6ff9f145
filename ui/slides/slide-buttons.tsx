import { type RefObject, useEffect, useState } from 'react';
import { Icon } from '../icon.tsx';
import { m } from '#messages/paraglide/messages.js';

interface SlideButtonsProps {
  strip: RefObject<HTMLUListElement | null>;
  /** Called with whether everything fits, at first and after every change. */
  onFit: (fits: boolean) => void;
}

/** Previous and next for a slider; not rendered if everything fits. */
export default function SlideButtons({ strip, onFit }: SlideButtonsProps) {
  const ends = useEnds(strip);
  const fits = ends.known && ends.start && ends.end;
  useEffect(() => onFit(fits), [fits, onFit]);
  if (ends.start && ends.end) return null;

  function leaf(direction: 1 | -1) {
    const element = strip.current;
    if (!element) return;
    const slide = element.firstElementChild?.getBoundingClientRect().width ?? element.clientWidth;
    element.scrollBy({ left: direction * Math.max(slide, element.clientWidth * 0.7) });
  }

  return (
    <>
      <button type="button" aria-label={m.module_slides_back()} aria-disabled={ends.start} onClick={() => leaf(-1)}>
        <Icon name="arrow-left" />
      </button>
      <button type="button" aria-label={m.module_slides_on()} aria-disabled={ends.end} onClick={() => leaf(1)}>
        <Icon name="arrow" />
      </button>
    </>
  );
}

/** Whether the slider is at its start and at its end, with a tolerance of a pixel or two. */
function useEnds(strip: RefObject<HTMLUListElement | null>) {
  const [ends, setEnds] = useState({ known: false, start: true, end: true });
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const look = () => {
      const start = element.scrollLeft <= 2;
      const end = element.scrollLeft + element.clientWidth >= element.scrollWidth - 2;
      setEnds((before) =>
        before.known && before.start === start && before.end === end ? before : { known: true, start, end },
      );
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    for (const slide of element.children) observer.observe(slide);
    return () => {
      element.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [strip]);
  return ends;
}
