import type { NoteAnchor } from '#contract/editing/notes-api.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import { FieldText } from './anchor/field-text.ts';
import { findWords, type TextRange } from './anchor/find-words.ts';
import { fieldElement } from './anchor/field-element.ts';
import './note-words.css';
import type { PageNotes } from './page-notes.ts';

/** Names of the highlights; note-words.css gives them their look. */
const names = { open: 'notes', shown: 'note-shown' } as const;

/**
 * Marks the words of open notes on the page without changing its elements. Browsers without custom highlights show the mark
 * at the module only. Returns the cleanup function.
 */
export function markWords(session: EditSession, notes: PageNotes): () => void {
  if (!('highlights' in CSS)) return () => {};
  let frame = 0;
  const draw = () => {
    frame = 0;
    const found = rangesOf(session, notes);
    CSS.highlights.set(names.open, new Highlight(...found.open));
    CSS.highlights.set(names.shown, new Highlight(...found.shown));
  };
  const soon = () => {
    frame ||= requestAnimationFrame(draw);
  };
  const observables = [notes.list, notes.places, notes.shown, notes.target];
  const stops = observables.map((observable) => observable.subscribe(soon));
  // Texts are rendered anew by typing, by another language and when their editor has loaded.
  const changes = new MutationObserver(soon);
  const page = document.querySelector('main');
  if (page) changes.observe(page, { childList: true, characterData: true, subtree: true });
  soon();
  return () => {
    for (const stop of stops) stop();
    changes.disconnect();
    cancelAnimationFrame(frame);
    for (const name of Object.values(names)) CSS.highlights.delete(name);
  };
}

function rangesOf(session: EditSession, notes: PageNotes): { open: Range[]; shown: Range[] } {
  const found: { open: Range[]; shown: Range[] } = { open: [], shown: [] };
  for (const { id, anchor, done_at: done } of notes.list.get() ?? []) {
    const place = notes.places.get().get(id);
    const isShown = notes.shown.get() === id;
    if ((done !== null && !isShown) || place?.kind !== 'words' || !place.range) continue;
    const range = rangeOn(session, anchor, place.range);
    if (range) found[isShown ? 'shown' : 'open'].push(range);
  }
  const target = notes.target.get();
  const range = target && rangeOn(session, target, null);
  if (range) found.shown.push(range);
  return found;
}

/** The words on the page; without a range those of the quote. */
function rangeOn(session: EditSession, anchor: NoteAnchor, range: TextRange | null): Range | null {
  const element = fieldElement(anchor, session.locale);
  if (!element || !anchor.quote) return null;
  const text = new FieldText(element);
  const words = range ?? findWords(text.text, anchor.quote);
  return words && words.end <= text.text.length ? text.rangeOf(words) : null;
}
