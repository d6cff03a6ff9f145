/** Distance from the edge of the free part of the window at which dragging scrolls the page, in pixels. */
const band = 72;
const fastest = 18;

/** Scrolls the page while the pointer is near its upper or lower edge. */
export function scrollAtEdges() {
  let speed = 0;
  let frame = 0;
  const step = () => {
    frame = 0;
    if (speed === 0) return;
    window.scrollBy({ top: speed, behavior: 'instant' });
    frame = requestAnimationFrame(step);
  };
  return {
    /** Sets the pointer position, in pixels from the top of the window. */
    at(y: number) {
      const above = 48 + band - y;
      const below = y - (window.innerHeight - 32 - band);
      const near = Math.max(above, below, 0);
      speed = near === 0 ? 0 : Math.sign(below - above) * Math.ceil((Math.min(near, band) / band) * fastest);
      frame ||= requestAnimationFrame(step);
    },
    end() {
      speed = 0;
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
