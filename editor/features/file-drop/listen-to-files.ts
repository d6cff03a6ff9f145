import { loadWithRetry } from '../../core/lazy-with-retry.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import type { EditorView } from '../../core/view/editor-view.ts';

const load = () => loadWithRetry(() => import('./take-files.ts'));

/**
 * Files that are dragged onto the page or pasted into it; what does with them is loaded when they come. Returns the
 * cleanup function.
 */
export function listenToFiles(session: EditSession, view: EditorView): () => void {
  const ended = new AbortController();
  // Capture phase: a text would take the drop for one of words.
  const options = { capture: true, signal: ended.signal };
  /** False once the files have left or were dropped: what is loaded by then must not show a place for them. */
  let isOver = false;
  const end = () => {
    isOver = false;
    view.moving.aim.set(null);
    view.hovered.set(null);
  };
  const over = (event: DragEvent) => {
    if (!isForPage(event)) return;
    const { clientX: x, clientY: y } = event;
    const types = Array.from(event.dataTransfer?.items ?? [], ({ type }) => type);
    isOver = true;
    void load().then(({ aimAt }) => isOver && aimAt(session, view, { x, y }, types));
  };
  const leave = (event: DragEvent) => {
    if (event.relatedTarget === null && hasFiles(event)) end();
  };
  const drop = (event: DragEvent) => {
    if (!isForPage(event)) return;
    const { clientX: x, clientY: y } = event;
    const files = [...(event.dataTransfer?.files ?? [])];
    isOver = false;
    void load().then(({ dropAt }) => dropAt(session, view, { x, y }, files));
  };
  const paste = (event: ClipboardEvent) => {
    const { clipboardData: data, target } = event;
    // Word puts a picture of the text beside the text.
    if (!data || data.files.length === 0 || data.getData('text/plain') !== '' || isOnTool(target)) return;
    event.preventDefault();
    event.stopPropagation();
    const files = [...data.files];
    void load().then(({ pasteFiles }) => pasteFiles(session, view, files));
  };
  window.addEventListener('dragenter', over, options);
  window.addEventListener('dragover', over, options);
  window.addEventListener('dragleave', leave, options);
  window.addEventListener('drop', drop, options);
  window.addEventListener('paste', paste, options);
  return () => ended.abort();
}

/** False for files on a tool. The browser would open a file that nothing takes in the place of the page. */
function isForPage(event: DragEvent): boolean {
  if (!hasFiles(event)) return false;
  const { target } = event;
  if (target instanceof Element && target.closest('[data-takes-files]')) return false;
  event.preventDefault();
  event.stopPropagation();
  const isHere = !isOnTool(target);
  if (event.dataTransfer) event.dataTransfer.dropEffect = isHere ? 'copy' : 'none';
  return isHere;
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

function isOnTool(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog, [data-editor]:not([data-editor="overlay"])') !== null;
}
