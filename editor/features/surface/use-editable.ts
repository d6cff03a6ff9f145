import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { omittedLike } from '#contract/blocks/omitted.ts';
import type { Locale } from '#contract/base/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import type { EditSession } from '../../core/session/edit-session.ts';
import { mergeTexts } from '../../core/tree/merge-texts.ts';
import { typographicEdit } from '../typing/typographic-edit.ts';
import { nextText } from '../../core/page-elements/regions.ts';
import { caretIn, cleanPaste, readEditable, readWritten, setCaret, showText, toEditable } from './plain-text.ts';
import { kindOf } from '#contract/blocks/block.ts';
import type { Operation } from '#contract/blocks/operations.ts';
import { newBlock } from '../../core/tree/new-block.ts';
import { kindsFor } from '../../core/tree/places.ts';
import { kindName } from '../../core/tree/step-names.ts';
import { canSplitText } from '../blocks/split-text.ts';

/** Maximum number of characters per paste into a plain text. */
const longestPaste = 10_000;

interface Editable {
  id: string;
  field: string;
  /** The language of the text; in the side-by-side view also of the selection. */
  locale: Locale;
  beside: Locale | undefined;
  text: string;
  lines: boolean;
  label: string;
  shown: boolean;
}

type Typing = ReturnType<typeof useTyping>;

/** Makes the element of a plain text editable and synchronizes it with the session. */
export function useEditable(session: EditSession, editable: Editable) {
  const { id, field, locale, text } = editable;
  const element = useRef<HTMLElement | null>(null);
  const inControl = useInControl(element, editable);
  const typing = useTyping(session, editable, element);
  useLayoutEffect(() => {
    return session.fields.register(id, field, locale, {
      focus(start, end) {
        const node = element.current;
        if (!node) return session.fields.focusBlock(id);
        node.focus();
        setCaret(node, start ?? text.length, end ?? start ?? text.length);
      },
    });
  });
  return { element, inControl, handlers: handlersFor(session, editable, typing) };
}

/** A `summary` must not contain a control, so its text is editable without a role. */
function useInControl(ref: RefObject<HTMLElement | null>, { text, label, shown }: Editable): boolean {
  const [inControl, setInControl] = useState(false);
  useLayoutEffect(() => {
    if (!ref.current) return;
    const control = ref.current.closest('summary');
    setInControl(control !== null);
    if (text === '') control?.setAttribute('aria-label', label);
    else control?.removeAttribute('aria-label');
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- an empty text has an element only when it is shown
  }, [ref, shown, text, label]);
  return inControl;
}

/** Synchronizes text and caret with the session, except during an input method composition. */
function useTyping(
  session: EditSession,
  { id, field, locale, beside, text, lines }: Editable,
  ref: RefObject<HTMLElement | null>,
) {
  /** The text before an input method began to write in it; null while none does. */
  const composing = useRef<string | null>(null);
  const current = useRef(text);
  const caret = useRef({ start: 0, end: 0 });
  useLayoutEffect(() => {
    current.current = text;
    if (ref.current && composing.current === null) showText(ref.current, text);
  });
  const remember = () => {
    if (ref.current) caret.current = caretIn(ref.current) ?? caret.current;
  };
  const emit = () => {
    const node = ref.current;
    if (!node || composing.current !== null) return;
    const written = readWritten(node, lines);
    const now = caretIn(node) ?? caret.current;
    const place = { id, field, ...(beside && { locale: beside }) };
    session.write(id, field, written, {
      caret: { before: { ...place, ...caret.current }, after: { ...place, ...now } },
      language: locale,
    });
    caret.current = now;
  };
  const beautify = () => {
    const node = ref.current;
    if (node && composing.current === null) typesetAtCaret(node, { session, locale, emit });
  };
  const insert = (plainText: string) => {
    const node = ref.current;
    if (node) replaceSelection(node, plainText);
    emit();
  };
  const compose = () => {
    remember();
    composing.current = current.current;
  };
  const composed = () => {
    const [node, before] = [ref.current, composing.current];
    composing.current = null;
    // Somebody else may have changed the text meanwhile.
    if (node && before !== null) showText(node, mergeTexts(before, current.current, readEditable(node)).text);
    emit();
    if (before !== null) beautify();
  };
  return { remember, emit, beautify, insert, compose, composed };
}

interface Typesetting {
  session: EditSession;
  locale: Locale;
  emit: () => void;
}

/** Inserted as typed first, then changed in a step of its own, so that undo takes back exactly the change. */
function typesetAtCaret(node: HTMLElement, { session, locale, emit }: Typesetting): void {
  const at = caretIn(node);
  if (!at || at.start !== at.end) return;
  const now = readEditable(node);
  const edit = typographicEdit(now.slice(0, at.start), locale);
  if (!edit) return;
  session.log.seal();
  const start = at.start - edit.remove;
  node.textContent = toEditable(now.slice(0, start) + edit.insert + now.slice(at.start));
  setCaret(node, start + edit.insert.length);
  emit();
  session.log.seal();
}

function handlersFor(session: EditSession, { id, field, locale, beside, lines }: Editable, typing: Typing) {
  const { remember, emit, beautify, insert, compose, composed } = typing;
  return {
    onFocus: () => {
      session.select(id, field, beside);
    },
    onBlur: () => {
      composed();
      session.log.seal();
      const now = session.selection.get();
      if (now.id === id && now.field === field && now.locale === beside) session.selection.set({ id, field: null });
    },
    onBeforeInput: remember,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      remember();
      if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      if (lines) insert('\n');
      else if (!event.shiftKey) goOn(session, { id, field, locale, beside }, event.currentTarget);
      else focusNextText(session, { id, beside }, event.currentTarget);
    },
    onInput(event: FormEvent<HTMLElement>) {
      emit();
      if (event.nativeEvent instanceof InputEvent && event.nativeEvent.inputType === 'insertText') beautify();
    },
    onCompositionStart: compose,
    onCompositionEnd: composed,
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault();
      const plainText = cleanPaste(event.clipboardData.getData('text/plain'), lines);
      if (plainText.length > longestPaste) session.alerts.announce(m.editor_paste_shortened());
      insert(plainText.slice(0, longestPaste));
    },
    onDrop: (event: FormEvent) => event.preventDefault(),
  };
}

/** Enter: goes on behind a headline, in the next text of the block, or in what the block holds. */
function goOn(session: EditSession, place: TextPlace, element: HTMLElement): void {
  if (goOnAfterHeadline(session, place, element)) return;
  if (nextText(element) === null && goOnInside(session, place, element)) return;
  focusNextText(session, place, element);
}

/** Focuses the next text of the same block, or the block itself after the last one. */
function focusNextText(session: EditSession, { id, beside }: Pick<TextPlace, 'id' | 'beside'>, element: HTMLElement) {
  const field = nextText(element);
  if (field === null) session.select(id);
  session.fields.focus({ id, field, ...(beside && { locale: beside }) });
}

function replaceSelection(element: HTMLElement, plainText: string): void {
  const at = caretIn(element) ?? { start: readEditable(element).length, end: readEditable(element).length };
  const text = readEditable(element);
  element.textContent = toEditable(text.slice(0, at.start) + plainText + text.slice(at.end));
  setCaret(element, at.start + plainText.length);
}

interface TextPlace {
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
function goOnAfterHeadline(session: EditSession, place: TextPlace, element: HTMLElement): boolean {
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
    operations: [...set, { op: 'insert', place: at, block: omittedLike(text, spot.block) }],
    after: { id: text.id, field: 'content', start: 0, end: 0 },
  });
  session.fields.focus({ id: text.id, field: 'content', start: 0 });
  return true;
}

/**
 * Enter in the last line of a block that holds texts, such as a question, goes on in the first of them; it is inserted if
 * there is none. False in any other block.
 */
function goOnInside(session: EditSession, { id, locale, beside }: TextPlace, element: HTMLElement): boolean {
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
