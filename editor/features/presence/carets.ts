import { valueAt } from '#contract/blocks/apply-operation.ts';
import { fieldOf } from '#contract/blocks/block.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { CaretOnPage, PresentEditor } from '#contract/editing/presence.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import { fieldElement } from '../../core/page-elements/page-elements.ts';
import { movePosition } from '../../core/tree/merge-texts.ts';

/** A text node or an empty paragraph, and the position in the text at which it begins. */
interface Place {
  node: Node;
  at: number;
  length: number;
}

const blocks = new Set(['P', 'UL', 'OL', 'LI', 'BLOCKQUOTE']);

/**
 * The position of a point in a text on the page, counted as `caretSchema` of the contract says. Null if the point is not
 * in the text.
 */
export function positionAt(element: HTMLElement, node: Node, offset: number): number | null {
  if (!element.contains(node)) return null;
  const places = placesIn(element);
  const own = places.find((place) => place.node === node);
  if (own) return own.at + Math.min(offset, own.length);
  const child = node.childNodes[offset];
  const next = places.find((place) => child && (child === place.node || child.contains(place.node)));
  if (next) return next.at;
  const last = lastOf(places, (place) => node.contains(place.node) || isBefore(place.node, node));
  return last ? last.at + last.length : 0;
}

/** The point in a text on the page for a position; the nearest one where there is none. */
export function pointAt(element: HTMLElement, position: number): { node: Node; offset: number } {
  const places = placesIn(element);
  const place = places.find(({ at, length }) => at <= position && position <= at + length);
  if (place) return { node: place.node, offset: position - place.at };
  const before = lastOf(places, ({ at }) => at < position) ?? places[0];
  return before
    ? { node: before.node, offset: before.at < position ? before.length : 0 }
    : { node: element, offset: 0 };
}

/** Like `findLast`, which the oldest browsers do not have. */
function lastOf(places: Place[], isIt: (place: Place) => boolean): Place | undefined {
  return places.reduce<Place | undefined>((last, place) => (isIt(place) ? place : last), undefined);
}

function isBefore(one: Node, other: Node): boolean {
  return (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
}

function placesIn(element: HTMLElement): Place[] {
  const places: Place[] = [];
  let at = 0;
  const walk = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      const length = node.textContent?.length ?? 0;
      places.push({ node, at, length });
      at += length;
    }
    if (!(node instanceof HTMLElement)) return;
    // The editor adds line breaks and pictures of its own, so that browsers can put the caret there.
    if (node.tagName === 'BR') at += node.className === '' ? 1 : 0;
    const size = node === element ? 0 : sizeOf(node);
    at += size;
    if (size > 0 && node.textContent === '' && !node.querySelector('p, li')) places.push({ node, at, length: 0 });
    for (const child of node.childNodes) walk(child);
    at += size;
  };
  walk(element);
  return places;
}

/** Positions that the start of an element takes; the paragraph of a list item counts where it has no tags. */
function sizeOf(node: HTMLElement): number {
  if (!blocks.has(node.tagName)) return 0;
  const [first] = node.children;
  return node.tagName === 'LI' && !(first && blocks.has(first.tagName)) ? 2 : 1;
}

interface TextPlace {
  id: string;
  field: string;
  locale: Locale;
}

/** The caret of this window in the text of the newest revision that it knows; null while it is in no text. */
export function ownCaret(session: EditSession): CaretOnPage | null {
  const { id, field, locale = session.locale } = session.selection.get();
  const focused = document.activeElement?.closest<HTMLElement>('[data-field]');
  if (id === null || field === null || focused?.dataset.field !== field) return null;
  const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0 } = document.getSelection() ?? {};
  if (!anchorNode || !focusNode) return null;
  const texts = textsAt(session, { id, field, locale });
  const ends = [positionAt(focused, anchorNode, anchorOffset), positionAt(focused, focusNode, focusOffset)];
  const [start, end] = ends.map((place) => place !== null && texts && movePosition(texts.now, texts.saved, place));
  if (typeof start !== 'number' || typeof end !== 'number') return null;
  return { field, locale, start: Math.min(start, end), end: Math.max(start, end), revision: session.queue.revision };
}

/** A text as it is on the page, and as the newest revision has it. Null if there is no such text. */
function textsAt(session: EditSession, { id, field, locale }: TextPlace): { now: string; saved: string } | null {
  const block = session.store.block(id);
  const definition = block && fieldOf(block.model, field);
  if (!block || !definition) return null;
  const language = definition.translated ? locale : null;
  const now = valueAt(block, field, language);
  const unsent = session.queue.unsent.find(
    ({ operation }) =>
      operation.op === 'set' && operation.id === id && operation.field === field && operation.locale === language,
  );
  const saved = unsent?.operation.op === 'set' ? unsent.operation.before : now;
  return { now: String(now ?? ''), saved: String(saved ?? '') };
}

/** Follows the carets of others through what is written meanwhile. */
export class OtherCarets {
  readonly #session: EditSession;
  /** By window: the caret, and the text in which its positions are. */
  readonly #seen = new Map<string, { caret: CaretOnPage; block: string; text: string }>();

  constructor(session: EditSession) {
    this.#session = session;
  }

  /** The range of a person's caret on the page; null if it is in no text that is shown. */
  rangeOf({ tab, block, caret }: PresentEditor): Range | null {
    this.#follow(tab, block, caret);
    const seen = this.#seen.get(tab);
    if (!seen || seen.caret.locale !== this.#session.locale) return null;
    const texts = textsAt(this.#session, { id: seen.block, field: seen.caret.field, locale: seen.caret.locale });
    const { field, locale } = seen.caret;
    const element = texts && fieldElement({ block: seen.block, field, locale }, this.#session.locale);
    if (!element) return null;
    const [start, end] = [seen.caret.start, seen.caret.end].map((at) =>
      pointAt(element, movePosition(seen.text, texts.now, at)),
    );
    if (!start || !end) return null;
    const range = document.createRange();
    range.setStart(start.node, start.offset);
    range.setEnd(end.node, end.offset);
    return range;
  }

  /** A caret in a revision that this window does not have yet replaces the former one when it arrives. */
  #follow(tab: string, block: string | null, caret: CaretOnPage | null): void {
    if (!caret || block === null) return void this.#seen.delete(tab);
    const seen = this.#seen.get(tab);
    if (seen?.caret === caret || caret.revision > this.#session.queue.revision) return;
    const texts = textsAt(this.#session, { id: block, field: caret.field, locale: caret.locale });
    if (texts) this.#seen.set(tab, { caret, block, text: texts.saved });
  }
}
