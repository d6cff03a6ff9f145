import { fieldOf } from '#contract/blocks/block.ts';
import { maxQuote, type NoteAnchor } from '#contract/editing/notes-api.ts';
import { languageOf } from '../../core/page-elements/page-elements.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import { FieldText } from './anchor/field-text.ts';
import { quoteOf, type TextRange } from './anchor/find-words.ts';
import type { EditorView } from '../../core/view/editor-view.ts';
import { notesOf } from './page-notes.ts';

/** Opens the panel with a note on the selected words or module. `typed` returns what was typed while this was loading. */
export function beginNote(session: EditSession, view: EditorView, { typed }: { typed?: () => string } = {}): void {
  const anchor = anchorHere(session);
  if (!anchor) return void typed?.();
  const notes = notesOf(session);
  notes.selected = anchor.quote ? anchor : null;
  notes.typed = typed;
  notes.target.set(anchor);
  view.panel.set({ kind: 'notes' });
}

/** What a note on the selection is about: the selected words, otherwise the selected module; null for nothing. */
function anchorHere(session: EditSession): NoteAnchor | null {
  const { id } = session.selection.get();
  if (id === null || !session.store.block(id)) return null;
  return wordsHere(session) ?? wholeOf(id);
}

export function wholeOf(block: string): NoteAnchor {
  return { block, field: null, locale: null, quote: null };
}

/** The selected words of a text on the page. */
function wordsHere(session: EditSession): NoteAnchor | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const start = range.startContainer;
  const element = (start instanceof Element ? start : start.parentElement)?.closest<HTMLElement>('[data-field]');
  const id = element?.closest<HTMLElement>('[data-block]')?.dataset.block;
  const block = session.store.block(id ?? '');
  const field = element?.dataset.field;
  const definition = block && field !== undefined && fieldOf(block.model, field);
  // A text in the other language stands in for one that is missing: its words are not those of this field.
  if (!element || !block || field === undefined || !definition || element.lang) return null;
  const text = new FieldText(element);
  const end = element.contains(range.endContainer)
    ? text.positionOf(range.endContainer, range.endOffset)
    : text.text.length;
  const words = trimmed(text.text, { start: text.positionOf(start, range.startOffset), end });
  if (words.end <= words.start || words.end - words.start > maxQuote.words) return null;
  const locale = definition.translated ? (languageOf(element) ?? session.locale) : null;
  return { block: block.id, field, locale, quote: quoteOf(text.text, words) };
}

/** Without spaces at both ends, which a double click takes along. */
function trimmed(text: string, { start, end }: TextRange): TextRange {
  const words = text.slice(start, end);
  return { start: start + words.length - words.trimStart().length, end: start + words.trimEnd().length };
}
