import { reportFailure } from '../../reporting/report-failure.ts';
import { mayReload, recordRouterReload, reloadMemory } from '#ui/loading/reload-limit.ts';

/**
 * A part of the program that cannot be fetched (a new version was put in place) loads the whole page anew. Not without a
 * connection: then nothing new is in place, and the page that is there would be lost. Nor while somebody edits: there the
 * part is waited for (editor/core/lazy-with-retry.ts).
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    reportFailure('chunk', event.payload);
    const editing = new URLSearchParams(window.location.search).has('edit');
    if (editing || !navigator.onLine || !mayReload(Date.now(), reloadMemory)) return;
    event.preventDefault();
    window.location.reload();
  });
  recordRouterReload(Date.now());
}
