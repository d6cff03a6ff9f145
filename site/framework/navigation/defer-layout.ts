import { afterPaint } from '#ui/loading/after-paint.ts';

/**
 * While a new screen arrives, only what is near the window is laid out, as before the first paint of a page (`.waits` in
 * ui/base.css); the rest follows part by part, each in a task of its own. Returns a function that ends this state.
 */
export function deferLayout(): () => void {
  const { dataset } = document.documentElement;
  const parts = [...document.querySelectorAll<HTMLElement>('.waits')];
  const left = [...parts];
  let timer = 0;
  dataset.arriving = '';
  const cancel = afterPaint(layOut);
  function layOut() {
    const part = left.shift();
    if (!part) return end();
    part.classList.add('is-laid-out');
    // Reading the height forces the layout now, separately from the others.
    if (part.offsetHeight >= 0) timer = window.setTimeout(layOut);
  }
  function end() {
    cancel();
    window.clearTimeout(timer);
    delete dataset.arriving;
    for (const part of parts) part.classList.remove('is-laid-out');
  }
  return end;
}
