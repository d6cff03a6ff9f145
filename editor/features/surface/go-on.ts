import { kindOf } from '#contract/blocks/block.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { Operation } from '#contract/blocks/operations.ts';
import { m } from '#messages/paraglide/messages.js';
import type { EditSession } from '../../core/session/edit-session.ts';
import { newBlock } from '../../core/tree/new-block.ts';
import { kindsFor } from '../../core/tree/places.ts';
import { kindName } from '../../core/tree/step-names.ts';
import { canSplitText } from '../blocks/split-text.ts';
import { caretIn, readEditable } from './plain-text.ts';

export interface TextPlace {
  id: string;
  field: string;
  locale: Locale;
  /** The language of the text in the side-by-side view. */
  beside: Locale | undefined;
}

/**
 * Enter in a headline goes on in a new text, which begins with what was behind the caret; an empty text that follows is
 * used instead. False in any other text.
 */
export function goOnAfterHeadline(session: EditSession, place: TextPlace, element: HTMLElement): boolean {
  const { id, field, locale, beside } = place;
  const spot = session.store.spot(id);
  if (!spot?.parent || beside || !isHeadline(session, place)) return false;
  const whole = readEditable(element);
  const caret = caretIn(element) ?? { start: whole.length, end: whole.length };
  // In English only the position changes: its German text would stay whole.
  const rest = locale === 'de' ? whole.slice(caret.end).trim() : '';
  const next = session.store.list(spot.parent, spot.slot)[spot.index + 1];
  const follower = next === undefined ? undefined : session.store.block(next);
  const isFree = follower && !follower.translations.de.content && !follower.translations.en.content;
  if (isFree && rest === '' && canSplitText(session, { id: follower.id, field: 'content', locale })) {
    session.fields.focus({ id: follower.id, field: 'content', start: 0 });
    return true;
  }
  const text = newBlock('text');
  if (rest !== '') text.translations.de.content = paragraphOf(rest);
  const kept = locale === 'de' ? whole.slice(0, caret.start).trimEnd() : whole;
  const at = { parent: spot.parent, slot: spot.slot, index: spot.index + 1 };
  const set: Operation[] = kept === whole ? [] : [{ op: 'set', id, field, locale, before: whole, value: kept }];
  session.perform({
    label: m.editor_step_inserted({ kind: kindName('text', session.locale) }),
    operations: [...set, { op: 'insert', place: at, block: text }],
    after: { id: text.id, field: 'content', start: 0, end: 0 },
  });
  session.fields.focus({ id: text.id, field: 'content', start: 0 });
  return true;
}

/**
 * Enter in the last line of a block that holds texts, such as a question, goes on in the first of them; it is inserted if
 * there is none. False in any other block.
 */
export function goOnInside(session: EditSession, { id, locale, beside }: TextPlace, element: HTMLElement): boolean {
  const { store } = session;
  const block = store.block(id);
  if (!block || beside || !kindOf(block.model).children?.includes('text')) return false;
  // A closed answer cannot get the focus.
  element.closest('details')?.setAttribute('open', '');
  const first = store.list(id, 0)[0];
  if (first !== undefined && canSplitText(session, { id: first, field: 'content', locale })) {
    session.fields.focus({ id: first, field: 'content', start: 0 });
    return true;
  }
  const text = newBlock('text');
  session.perform({
    label: m.editor_step_inserted({ kind: kindName('text', session.locale) }),
    operations: [{ op: 'insert', place: { parent: id, slot: 0, index: 0 }, block: text }],
    after: { id: text.id, field: 'content', start: 0, end: 0 },
  });
  session.fields.focus({ id: text.id, field: 'content', start: 0 });
  return true;
}

function paragraphOf(words: string): string {
  const paragraph = document.createElement('p');
  paragraph.textContent = words;
  return paragraph.outerHTML;
}

/** A block that is nothing but lines: its title is the headline of what follows. */
function isHeadline({ store }: EditSession, { id, field }: TextPlace): boolean {
  const spot = store.spot(id);
  if (!spot?.parent || !kindsFor(store, spot.parent).includes('text')) return false;
  const { titleField, fields, children, linkWords } = kindOf(spot.block.model);
  const isPlain = Object.values(fields).every(({ kind }) => kind === 'line' || kind === 'choice' || kind === 'anchor');
  const names = Object.keys(fields);
  const isTitleOrBelow = titleField !== undefined && names.indexOf(field) >= names.indexOf(titleField);
  return isTitleOrBelow && isPlain && children === undefined && linkWords === undefined;
}
