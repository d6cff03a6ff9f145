import { readEditable } from './plain-text.ts';
import styles from './surface.module.css';

/** Words, or a clipboard, in the order in which they came. */
export type Said = string | { html: string; text: string };

/** What somebody types into a rich text while the machinery behind it is still being fetched. */
export interface KeysOnTheWay {
  /** Resolves when no input method is in the middle of a word. */
  settled: () => Promise<void>;
  /** Ends it, leaving the text as it was, and gives back what was said, where, and whether the focus is still there. */
  stop: () => Taken;
}

interface Taken {
  said: Said[];
  /** In pixels of the window. */
  left: number;
  top: number;
  /** True where somebody went to the start or the end of the text first. */
  moved: boolean;
  focused: boolean;
}

type Place = { left: number; top: number } | 'start' | 'end';

/**
 * Puts a pen where the caret is wanted: a short stretch of plain text in the rich one that can be written in at once, so
 * that letters, dead keys, input methods and the keyboard of a phone all work as they do anywhere. `written` hears of
 * every letter.
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
  // What stands only here is not saved yet; whoever leaves is asked.
  const leaving = (event: BeforeUnloadEvent) => {
    if (readEditable(pen) !== '' || said.length > 0) event.preventDefault();
  };
  window.addEventListener('beforeunload', leaving, { signal: listening.signal });
  // The press that led here would take the focus from the pen again.
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
  // A browser that does not know it takes the attribute for none.
  if (pen.contentEditable === 'inherit') pen.contentEditable = 'true';
  pen.className = styles.pen ?? '';
  return pen;
}

/** Gives back how to wait until an input method has finished the word it is at. */
function watchComposition(pen: HTMLElement, signal: AbortSignal): () => Promise<void> {
  let composing: Promise<void> = Promise.resolve();
  const begin = () => {
    composing = new Promise((resolve) => {
      // Browsers differ in whether the word stands there at the end or right after it.
      const end = () => setTimeout(resolve);
      pen.addEventListener('compositionend', end, { signal });
      pen.addEventListener('blur', end, { signal });
    });
  };
  pen.addEventListener('compositionstart', begin, { signal });
  return () => composing;
}

/** Gives the pen the focus at once; a press does so by itself, when it is clear that it was one. */
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

/** Of the paragraphs and lists in the text, the one at its edge. */
function innermost(host: HTMLElement, edge: 'firstElementChild' | 'lastElementChild'): Element {
  let element: Element = host;
  for (let next = element[edge]; next?.matches('p, ul, ol, li, blockquote'); next = element[edge]) element = next;
  return element;
}

function rangeAt(left: number, top: number): Range | null {
  // Older browsers know only the second way.
  const { caretPositionFromPoint } = document as Partial<Document>;
  if (!caretPositionFromPoint) return document.caretRangeFromPoint(left, top);
  const position = caretPositionFromPoint.call(document, left, top);
  if (!position) return null;
  const range = document.createRange();
  range.setStart(position.offsetNode, position.offset);
  return range;
}
