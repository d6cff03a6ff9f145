import { readEditable } from './plain-text.ts';
import styles from './surface.module.css';

/** Typed text or a clipboard, in the order of input. */
export type Said = string | { html: string; text: string };

/** Collects input for a rich text while its editor is loading. */
export interface KeysOnTheWay {
  /** Resolves when no input method composition is active. */
  settled: () => Promise<void>;
  /** Restores the original text; returns the input, its position, and whether the focus is still there. */
  stop: () => Taken;
}

interface Taken {
  said: Said[];
  /** In pixels of the window. */
  left: number;
  top: number;
  /** True when the user first went to the start or the end of the text. */
  moved: boolean;
  focused: boolean;
}

type Place = { left: number; top: number } | 'start' | 'end';

/**
 * Inserts a pen at the caret: a short plain text element inside the rich text, editable at once, so that letters, dead
 * keys, input methods and phone keyboards work normally. `written` is called for every input.
 */
export function catchKeys(host: HTMLElement, place: Place, written: () => void = () => {}): KeysOnTheWay {
  const pen = makePen();
  put(pen, host, place);
  const said: Said[] = [];
  let moved = false;
  const listening = new AbortController();
  const settled = watchComposition(pen, listening.signal);
  const on = <K extends keyof HTMLElementEventMap>(
    target: HTMLElement,
    name: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) => target.addEventListener(name, listener, { signal: listening.signal });
  on(pen, 'keydown', ({ key, isComposing }) => {
    if (isComposing || (key !== 'Home' && key !== 'End') || readEditable(pen) !== '' || said.length > 0) return;
    moved = true;
    put(pen, host, key === 'Home' ? 'start' : 'end');
    pen.focus({ preventScroll: true });
  });
  on(pen, 'paste', (event) => {
    event.preventDefault();
    const data = event.clipboardData;
    said.push(readEditable(pen), { html: data?.getData('text/html') ?? '', text: data?.getData('text/plain') ?? '' });
    pen.textContent = '';
  });
  on(pen, 'drop', (event) => event.preventDefault());
  on(pen, 'input', written);
  // This input is not saved yet, so the browser must ask before the page closes.
  const leaving = (event: BeforeUnloadEvent) => {
    if (readEditable(pen) !== '' || said.length > 0) event.preventDefault();
  };
  window.addEventListener('beforeunload', leaving, { signal: listening.signal });
  // The press that inserted the pen would move the focus away from it.
  on(host, 'mousedown', (event) => {
    event.preventDefault();
    pen.focus({ preventScroll: true });
  });
  return {
    settled,
    stop() {
      said.push(readEditable(pen));
      const focused = document.activeElement === pen;
      pen.textContent = '';
      const { left, top, height } = pen.getBoundingClientRect();
      listening.abort();
      pen.remove();
      host.normalize();
      return { said: said.filter((part) => part !== ''), left, top: top + height / 2, moved, focused };
    },
  };
}

function makePen(): HTMLElement {
  const pen = document.createElement('span');
  pen.setAttribute('contenteditable', 'plaintext-only');
  // Browsers without `plaintext-only` report `inherit`.
  if (pen.contentEditable === 'inherit') pen.contentEditable = 'true';
  pen.className = styles.pen ?? '';
  return pen;
}

/** Returns a function that waits for the end of the current input method composition. */
function watchComposition(pen: HTMLElement, signal: AbortSignal): () => Promise<void> {
  let composing: Promise<void> = Promise.resolve();
  const begin = () => {
    composing = new Promise((resolve) => {
      // Browsers differ in whether the word is inserted at the end of the composition or right after it.
      const end = () => setTimeout(resolve);
      pen.addEventListener('compositionend', end, { signal });
      pen.addEventListener('blur', end, { signal });
    });
  };
  pen.addEventListener('compositionstart', begin, { signal });
  return () => composing;
}

/** Focuses the pen at once. A press focuses it only when the press turns out to be a click. */
export function takeUpPen(host: HTMLElement): void {
  host.querySelector<HTMLElement>(`.${styles.pen}`)?.focus({ preventScroll: true });
}

function put(pen: HTMLElement, host: HTMLElement, place: Place): void {
  const range = typeof place === 'object' ? rangeAt(place.left, place.top) : null;
  if (range && host.contains(range.startContainer)) return range.insertNode(pen);
  const inner = innermost(host, place === 'start' ? 'firstElementChild' : 'lastElementChild');
  if (place === 'start') inner.prepend(pen);
  else inner.append(pen);
}

/** The first or last innermost paragraph or list of the text. */
function innermost(host: HTMLElement, edge: 'firstElementChild' | 'lastElementChild'): Element {
  let element: Element = host;
  for (let next = element[edge]; next?.matches('p, ul, ol, li, blockquote'); next = element[edge]) element = next;
  return element;
}

function rangeAt(left: number, top: number): Range | null {
  // Older browsers have only caretRangeFromPoint.
  const { caretPositionFromPoint } = document as Partial<Document>;
  if (!caretPositionFromPoint) return document.caretRangeFromPoint(left, top);
  const position = caretPositionFromPoint.call(document, left, top);
  if (!position) return null;
  const range = document.createRange();
  range.setStart(position.offsetNode, position.offset);
  return range;
}
