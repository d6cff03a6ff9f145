import { readEditable } from './plain-text.ts';
import styles from './surface.module.css';

/** Typed text or a clipboard, in the order of input. */
export type BufferedInput = string | { html: string; text: string };

/** Collects input for a rich text while its editor is loading. */
export interface InputBuffer {
  /** Resolves when no input method composition is active. */
  settled: () => Promise<void>;
  /** Restores the original text; returns the input, its position, and whether the focus is still there. */
  stop: () => BufferResult;
}

interface BufferResult {
  input: BufferedInput[];
  /** In pixels of the window. */
  left: number;
  top: number;
  /** True when the user first went to the start or the end of the text. */
  moved: boolean;
  focused: boolean;
}

type Place = { left: number; top: number } | 'start' | 'end';

/**
 * Inserts a field at the caret: a short plain text element inside the rich text, editable at once, so that letters, dead
 * keys, input methods and phone keyboards work normally. `written` is called for every input.
 */
export function bufferInput(host: HTMLElement, place: Place, written: () => void = () => {}): InputBuffer {
  const field = createBufferField();
  insertAt(field, host, place);
  const input: BufferedInput[] = [];
  let moved = false;
  const listening = new AbortController();
  const settled = watchComposition(field, listening.signal);
  const on = <K extends keyof HTMLElementEventMap>(
    target: HTMLElement,
    name: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) => target.addEventListener(name, listener, { signal: listening.signal });
  on(field, 'keydown', ({ key, isComposing }) => {
    if (isComposing || (key !== 'Home' && key !== 'End') || readEditable(field) !== '' || input.length > 0) return;
    moved = true;
    insertAt(field, host, key === 'Home' ? 'start' : 'end');
    field.focus({ preventScroll: true });
  });
  on(field, 'paste', (event) => {
    event.preventDefault();
    input.push(readEditable(field), readClipboard(event));
    field.textContent = '';
  });
  on(field, 'drop', (event) => event.preventDefault());
  on(field, 'input', written);
  // This input is not saved yet, so the browser must ask before the page closes.
  const leaving = (event: BeforeUnloadEvent) => {
    if (readEditable(field) !== '' || input.length > 0) event.preventDefault();
  };
  window.addEventListener('beforeunload', leaving, { signal: listening.signal });
  // The press that inserted the field would move the focus away from it.
  on(host, 'mousedown', (event) => {
    event.preventDefault();
    field.focus({ preventScroll: true });
  });
  return {
    settled,
    stop() {
      input.push(readEditable(field));
      const focused = document.activeElement === field;
      field.textContent = '';
      const { left, top, height } = field.getBoundingClientRect();
      listening.abort();
      field.remove();
      host.normalize();
      return { input: input.filter((part) => part !== ''), left, top: top + height / 2, moved, focused };
    },
  };
}

function readClipboard({ clipboardData }: ClipboardEvent): BufferedInput {
  return { html: clipboardData?.getData('text/html') ?? '', text: clipboardData?.getData('text/plain') ?? '' };
}

function createBufferField(): HTMLElement {
  const field = document.createElement('span');
  field.setAttribute('contenteditable', 'plaintext-only');
  // Browsers without `plaintext-only` report `inherit`.
  if (field.contentEditable === 'inherit') field.contentEditable = 'true';
  field.className = styles.pen ?? '';
  return field;
}

/** Returns a function that waits for the end of the current input method composition. */
function watchComposition(field: HTMLElement, signal: AbortSignal): () => Promise<void> {
  let composing: Promise<void> = Promise.resolve();
  const begin = () => {
    composing = new Promise((resolve) => {
      // Browsers differ in whether the word is inserted at the end of the composition or right after it.
      const end = () => setTimeout(resolve);
      field.addEventListener('compositionend', end, { signal });
      field.addEventListener('blur', end, { signal });
    });
  };
  field.addEventListener('compositionstart', begin, { signal });
  return () => composing;
}

/** Focuses the field at once. A press focuses it only when the press turns out to be a click. */
export function focusBufferField(host: HTMLElement): void {
  host.querySelector<HTMLElement>(`.${styles.pen}`)?.focus({ preventScroll: true });
}

function insertAt(field: HTMLElement, host: HTMLElement, place: Place): void {
  const range = typeof place === 'object' ? rangeAt(place.left, place.top) : null;
  if (range && host.contains(range.startContainer)) return range.insertNode(field);
  const inner = innermost(host, place === 'start' ? 'firstElementChild' : 'lastElementChild');
  if (place === 'start') inner.prepend(field);
  else inner.append(field);
}

/** The first or last innermost paragraph or list of the text. */
function innermost(host: HTMLElement, edge: 'firstElementChild' | 'lastElementChild'): Element {
  let element: Element = host;
  for (let next = element[edge]; next?.matches('p, ul, ol, li, blockquote'); next = element[edge]) element = next;
  return element;
}

function rangeAt(left: number, top: number): Range | null {
  // Older browsers have only caretRangeFromPoint.
  const { caretPositionFromPoint }: Partial<Document> = document;
  if (!caretPositionFromPoint) return document.caretRangeFromPoint(left, top);
  const position = caretPositionFromPoint.call(document, left, top);
  if (!position) return null;
  const range = document.createRange();
  range.setStart(position.offsetNode, position.offset);
  return range;
}
