import type { EditSession } from '../../core/session/edit-session.ts';
import type { EditorView } from '../../core/view/editor-view.ts';

/**
 * Loads the drag and drop code, and the preview of a move, when the pointer first enters a draggable element. Returns the
 * cleanup function.
 */
export function listenToDrags(session: EditSession, view: EditorView): () => void {
  const ready = new WeakSet<Element>();
  let stop: (() => void) | undefined;
  let ended = false;
  // A preview that comes in the middle of a drag would leave its first places without a line.
  const load = once(() => Promise.all([import('./drag.ts'), import('./move-preview.tsx')]).then(([drag]) => drag));
  const over = (event: PointerEvent) => {
    const grip = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-grip], [data-kind]') : null;
    if (!grip || ready.has(grip) || event.pointerType === 'touch') return;
    ready.add(grip);
    load().then(
      ({ followDrags, makeGrip }) => {
        if (ended) return;
        stop ??= followDrags(session, view);
        makeGrip(grip, session, view);
      },
      // Offline: the next pointer event retries. The other ways to move blocks still work.
      () => ready.delete(grip),
    );
  };
  document.addEventListener('pointerover', over, { passive: true });
  return () => {
    ended = true;
    document.removeEventListener('pointerover', over);
    stop?.();
  };
}

function once<T>(begin: () => Promise<T>): () => Promise<T> {
  let begun: Promise<T> | undefined;
  return () => {
    begun ??= begin().catch((error: unknown) => {
      begun = undefined;
      throw error;
    });
    return begun;
  };
}
