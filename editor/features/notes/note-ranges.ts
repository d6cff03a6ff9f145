import type { NoteAnchor } from '#contract/editing/notes-api.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import { fieldElement } from '../../core/page-elements/page-elements.ts';
import { FieldText } from './anchor/field-text.ts';
import { findWords, type TextRange } from './anchor/find-words.ts';
import type { NotePlace, PageNotes } from './page-notes.ts';

/** The words of a note on the page. */
export interface NoteRange {
  id: number;
  range: Range;
  /** What the range was made of. */
  place: NotePlace;
}

type FoundRange = Pick<NoteRange, 'id' | 'range'>;

/** Ranges of an earlier call that still hold. */
interface Known {
  get: (id: number, block: string, place: NotePlace) => NoteRange | undefined;
}

/** The words of the open notes, and of the one that is shown. */
export function noteRanges(session: EditSession, notes: PageNotes, known?: Known): NoteRange[] {
  return (notes.list.get() ?? []).flatMap(({ id, anchor, done_at: done }) => {
    const place = notes.places.get().get(id);
    if ((done !== null && notes.shown.get() !== id) || place?.kind !== 'words' || !place.range) return [];
    const before = known?.get(id, anchor.block, place);
    if (before) return [before];
    const range = rangeOn(session, anchor, place.range);
    return range ? [{ id, range, place }] : [];
  });
}

/** The words on the page; without a range those of the quote. */
export function rangeOn(session: EditSession, anchor: NoteAnchor, words: TextRange | null): Range | null {
  const element = fieldElement(anchor, session.locale);
  if (!element || !anchor.quote) return null;
  const text = new FieldText(element);
  const found = words ?? findWords(text.text, anchor.quote);
  return found && found.end <= text.text.length ? text.rangeOf(found) : null;
}

/** The note whose words are at a point of the window. */
export function noteAtPoint(ranges: readonly FoundRange[], x: number, y: number): number | null {
  const isThere = ({ left, right, top, bottom }: DOMRect) => x >= left && x <= right && y >= top && y <= bottom;
  return shortest(ranges.filter(({ range }) => [...range.getClientRects()].some(isThere)));
}

/** The note whose words contain the caret, also at either end of them. */
export function noteAtCaret(ranges: readonly FoundRange[], caret: { node: Node; offset: number }): number | null {
  return shortest(ranges.filter(({ range }) => range.isPointInRange(caret.node, caret.offset)));
}

/** Notes can overlap: the one with the fewest words is meant. */
function shortest(found: readonly FoundRange[]): number | null {
  const [first] = [...found].sort((one, other) => one.range.toString().length - other.range.toString().length);
  return first?.id ?? null;
}
