import { valueAt } from '#contract/blocks/apply-operation.ts';
import { type Block, fieldOf } from '#contract/blocks/block.ts';
import { type Field, isTextKind } from '#contract/fields/field.ts';
import { valueSchema } from '#contract/fields/field-value.ts';
import { type Note, type NoteAnchor, notesApi } from '#contract/editing/notes-api.ts';
import { escapeHtml } from '#text/escape-html.ts';
import { m } from '#messages/paraglide/messages.js';
import type { EditSession } from '../../core/session/edit-session.ts';
import { kindName } from '../../core/tree/step-names.ts';
import { firstTranslation } from '../../core/tree/translation-state.ts';
import { textOfValue } from './anchor/field-text.ts';
import { findWords, type TextRange } from './anchor/find-words.ts';
import { notesOf, reasonOf } from './page-notes.ts';

interface Place {
  block: Block;
  name: string;
  field: Field;
  value: string;
}

/** The text that an anchor is in; null for anything else, and when the module is gone. */
function placeOf({ store }: EditSession, { block: id, field: name, locale }: NoteAnchor): Place | null {
  const block = store.block(id);
  const field = block && name !== null ? fieldOf(block.model, name) : undefined;
  if (!block || name === null || !field || !isTextKind(field.kind)) return null;
  return { block, name, field, value: String(valueAt(block, name, locale) ?? '') };
}

/** Another wording is possible for a text, and within a rich text for words of one paragraph. */
export function canSuggest(session: EditSession, anchor: NoteAnchor): boolean {
  const place = placeOf(session, anchor);
  if (!place) return false;
  return place.field.kind !== 'rich' || !anchor.quote?.exact.includes('\n');
}

/** The words, or the whole text, as they are now. */
export function presentWords(session: EditSession, anchor: NoteAnchor): string {
  const place = placeOf(session, anchor);
  if (!place) return '';
  const { text } = textOfValue(place.value, place.field.kind === 'rich');
  const words = anchor.quote && findWords(text, anchor.quote);
  return words ? text.slice(words.start, words.end) : anchor.quote ? anchor.quote.exact : text;
}

/** Why a suggestion cannot be taken over; null when it can. */
export function whyNotTaken(session: EditSession, note: Note): string | null {
  if (!placeOf(session, note.anchor)) return m.notes_module_gone();
  return note.anchor.quote && !rangeOf(session, note) ? m.notes_words_gone() : null;
}

function rangeOf(session: EditSession, { id, anchor }: Note): TextRange | null {
  const place = notesOf(session).places.get().get(id);
  if (place?.kind !== 'words') return null;
  // Words that have grown over two paragraphs are no longer one part of a rich text.
  const isRich = placeOf(session, anchor)?.field.kind === 'rich';
  const { range, text } = place;
  return range && isRich && text.slice(range.start, range.end).includes('\n') ? null : range;
}

/** Puts the suggested words into the text as one step that undo takes back, and marks the note as done. */
export async function takeSuggestion(session: EditSession, note: Note): Promise<void> {
  const { anchor, suggestion } = note;
  const place = placeOf(session, anchor);
  if (!place || suggestion === null || whyNotTaken(session, note) !== null) return;
  const { block, name, field, value: before } = place;
  const value = suggested(place, rangeOf(session, note), suggestion);
  const checked = valueSchema(field, session.rules('draft')).safeParse(value);
  if (!checked.success) {
    const text = checked.error.issues[0]?.message ?? '';
    return session.alerts.show({ kind: 'error', title: m.notes_not_taken(), text });
  }
  const settled = firstTranslation(block, name, anchor.locale);
  const set = { op: 'set', id: block.id, field: name, locale: anchor.locale, before, value } as const;
  if (value !== before) {
    session.log.seal();
    const label = m.notes_step_taken({ kind: kindName(block.model, session.locale) });
    session.perform({ label, operations: [set, ...settled] });
    session.log.seal();
    followStep(session, note.id);
  }
  session.alerts.announce(m.notes_say_taken());
  await markDone(session, note.id, true);
}

/** The text with the suggestion in the place of the words, or of all of it. */
function suggested({ field, value }: Place, range: TextRange | null, suggestion: string): string {
  const line = suggestion.replaceAll(/\s*\n\s*/g, ' ').trim();
  if (field.kind !== 'rich') {
    const words = field.kind === 'line' ? line : suggestion;
    return range ? value.slice(0, range.start) + words + value.slice(range.end) : words;
  }
  if (range) {
    const text = textOfValue(value, true);
    text.replace(range, line);
    return text.html;
  }
  const paragraphs = suggestion.split(/\n+/).filter((each) => each.trim() !== '');
  return paragraphs.map((each) => `<p>${escapeHtml(each.trim())}</p>`).join('');
}

/** Opens the note again when the step is undone, and marks it as done when it is repeated. */
function followStep(session: EditSession, id: number): void {
  const { log } = session;
  const step = log.entries[log.done - 1];
  let isTaken = true;
  const stop = log.changes.subscribe(() => {
    const at = step ? log.entries.indexOf(step) : -1;
    if (at === -1) return stop();
    const now = at < log.done;
    if (now === isTaken) return;
    isTaken = now;
    void markDone(session, id, now);
  });
}

/** Marks a note as done, or opens it again. */
export async function markDone(session: EditSession, id: number, done: boolean): Promise<void> {
  try {
    const { locale } = session;
    notesOf(session).put(await session.api(notesApi.change, { params: { locale, id }, body: { done } }));
  } catch (error) {
    session.alerts.show({ kind: 'error', title: m.notes_not_changed(), text: reasonOf(error) });
  }
}
