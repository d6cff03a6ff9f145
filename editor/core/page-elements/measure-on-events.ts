/** A measurement of the page that is repeated, at most once per frame. */
export interface Measuring {
  /** Repeats it in the next frame. */
  schedule: () => void;
  stop: () => void;
}

/**
 * Calls `measure` in the next frame after one of these events anywhere in the window, or after `schedule`; `happened` at
 * once after such an event.
 */
export function measureOnEvents(
  events: readonly string[],
  measure: () => void,
  happened: () => void = () => {},
): Measuring {
  let frame = 0;
  const schedule = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      measure();
    });
  };
  const listen = () => {
    happened();
    schedule();
  };
  for (const event of events) window.addEventListener(event, listen, { capture: true, passive: true });
  return {
    schedule,
    stop() {
      cancelAnimationFrame(frame);
      for (const event of events) window.removeEventListener(event, listen, { capture: true });
    },
  };
}
