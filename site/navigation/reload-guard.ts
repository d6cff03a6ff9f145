import { reportFailure } from '../reporting/report-failure.ts';

const key = 'reloaded-at';
const pause = 60_000;

/** True where the page may load itself anew: not twice within a minute. Remembers that it did. */
export function mayReload(now: number, memory: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  const last = Number(memory.getItem(key));
  if (last > 0 && now - last < pause) return false;
  memory.setItem(key, String(now));
  return true;
}

/** A part of the program that cannot be fetched (a new version was put in place) loads the whole page anew. */
export function watchChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    reportFailure('chunk', event.payload);
    if (!mayReload(Date.now(), window.sessionStorage)) return;
    event.preventDefault();
    window.location.reload();
  });
}
