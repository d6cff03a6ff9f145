import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Locale } from '#contract/base/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import type { EditSession } from '../../core/session/edit-session.ts';
import { typographicEdit } from '../typing/typographic-edit.ts';
import { goOnAfterHeadline } from './go-on.ts';
import { caretIn, cleanPaste, readEditable, setCaret, shiftCaret, toEditable } from './plain-text.ts';

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
  { id, field, locale, beside, text }: Editable,
  ref: RefObject<HTMLElement | null>,
) {
  const composing = useRef(false);
  const caret = useRef({ start: 0, end: 0 });
  useLayoutEffect(() => {
    const node = ref.current;
    if (!node || composing.current || readEditable(node) === text) return;
    const at = document.activeElement === node ? caretIn(node) : null;
    const shown = readEditable(node);
    node.textContent = toEditable(text);
    if (at) setCaret(node, shiftCaret(shown, text, at.start), shiftCaret(shown, text, at.end));
  });
  const remember = () => {
    if (ref.current) caret.current = caretIn(ref.current) ?? caret.current;
  };
  const emit = () => {
    const node = ref.current;
    if (!node || composing.current) return;
    const now = caretIn(node) ?? caret.current;
    const place = { id, field, ...(beside && { locale: beside }) };
    session.write(id, field, readEditable(node), {
      caret: { before: { ...place, ...caret.current }, after: { ...place, ...now } },
      language: locale,
    });
    caret.current = now;
  };
  const beautify = () => {
    const node = ref.current;
    if (node && !composing.current) typesetAtCaret(node, { session, locale, emit });
  };
  const insert = (plainText: string) => {
    const node = ref.current;
    if (node) replaceSelection(node, plainText);
    emit();
  };
  const compose = () => {
    remember();
    composing.current = true;
  };
  const composed = () => {
    const wasComposing = composing.current;
    composing.current = false;
    emit();
    if (wasComposing) beautify();
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
      else if (!event.shiftKey && goOnAfterHeadline(session, { id, field, locale, beside }, event.currentTarget))
        return;
      else session.fields.focus({ ...nextText(session, id, event.currentTarget), ...(beside && { locale: beside }) });
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

/** Focuses the next text of the same block, or the block itself after the last one. */
function nextText(session: EditSession, id: string, element: HTMLElement) {
  const block = element.closest('[data-block]');
  const texts = [...(block?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].filter(
    (text) => text.closest('[data-block]') === block,
  );
  const field = texts[texts.indexOf(element) + 1]?.dataset.field ?? null;
  if (field === null) session.select(id);
  return { id, field };
}

function replaceSelection(element: HTMLElement, plainText: string): void {
  const at = caretIn(element) ?? { start: readEditable(element).length, end: readEditable(element).length };
  const text = readEditable(element);
  element.textContent = toEditable(text.slice(0, at.start) + plainText + text.slice(at.end));
  setCaret(element, at.start + plainText.length);
}
