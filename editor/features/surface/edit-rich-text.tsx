import { type RefObject, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { valueAt } from '#contract/blocks/apply-operation.ts';
import type { Locale } from '#contract/base/locale.ts';
import { langOf, type RichTextProps } from '#modules/rendering/text.tsx';
import type { EditSession } from '../../core/session/edit-session.ts';
import { useEditor, useWritten, WrittenContext } from '../../core/editor-context.ts';
import type { EditorView } from '../../core/view/editor-view.ts';
import { m } from '#messages/paraglide/messages.js';
import type { TextPlace } from '../blocks/split-text.ts';
import type { PasteCommands } from '../paste/paste-into.ts';
import type { Paste } from '#text/pasting/read-paste.ts';
import { loadWithRetry } from '../../core/lazy-with-retry.ts';
import { bufferInput, type InputBuffer, type BufferedInput, focusBufferField } from './input-buffer.ts';
import type { CaretPlace, RichHandle } from './rich-editor.ts';
import type { RichState } from './rich-state.ts';
import { textModules } from './text-modules.ts';
import styles from './surface.module.css';
import { useOwnValue } from './use-own-value.ts';

/** A rich text on the page; the rich text editor is loaded when the user first edits one. */
export function EditRichText(props: RichTextProps) {
  const locale = useWritten();
  // In another language it is another text: the editor leaves its element changed.
  return <RichText key={locale} locale={locale} {...props} />;
}

function RichText({ of, field, className, locale }: RichTextProps & { locale: Locale }) {
  const { session, view } = useEditor();
  const beside = useContext(WrittenContext) ?? undefined;
  const own = useOwnValue(of.id, field);
  const shownHtml = String(of[field] ?? '');
  const standsIn = own.value === '' && shownHtml !== '' && !own.writing;
  const { element, open } = useRich({
    session,
    view,
    id: of.id,
    field,
    locale,
    beside,
    stored: own.value,
    shown: shownHtml,
    label: own.placeholder,
  });
  if (!own.shown && shownHtml === '') return null;
  const empty = own.value === '' && !standsIn;
  return (
    <div
      ref={element}
      className={[className, styles.rich].filter(Boolean).join(' ')}
      lang={standsIn ? langOf(of, field) : undefined}
      data-field={field}
      data-hint={empty ? own.placeholder : undefined}
      tabIndex={-1}
      onPointerDown={(event) => open({ left: event.clientX, top: event.clientY })}
    />
  );
}

interface Rich {
  session: EditSession;
  view: EditorView;
  id: string;
  field: string;
  locale: Locale;
  /** The language of this text in the side-by-side view. */
  beside: Locale | undefined;
  stored: string;
  shown: string;
  label: string;
}

/** A text whose editor is loading. */
interface Opening {
  buffer: InputBuffer;
  loading: boolean;
}

function useRich(rich: Rich) {
  const { session, view, id, field, locale, stored, shown } = rich;
  const element = useRef<HTMLDivElement>(null);
  const handle = useRef<RichHandle | null>(null);
  const opening = useRef<Opening | null>(null);
  useLayoutEffect(() => {
    const node = element.current;
    if (handle.current) {
      const writing = node?.contains(document.activeElement) ?? false;
      if (writing && session.fields.takeSettled(id, field, stored)) handle.current.cleaned(stored);
      else handle.current.setHtml(stored, writing);
    } else if (node && !opening.current && node.dataset.html !== shown) {
      node.innerHTML = shown;
      node.dataset.html = shown;
    }
  });
  const open = (target: CaretPlace) => {
    const node = element.current;
    if (handle.current) return 'left' in target ? undefined : handle.current.focusAt(target);
    if (!node) return;
    const mine = (opening.current ??= begin(node, target, view));
    if (!('left' in target)) focusBufferField(node);
    if (mine.loading) return;
    mine.loading = true;
    mount({ element, handle, opening, now }, mine, target).catch(() => {
      // The next press retries; the typed text stays.
      mine.loading = false;
    });
  };
  const now = useRef({ rich, open });
  useLayoutEffect(() => {
    now.current = { rich, open };
  });
  useEffect(
    () => session.fields.register(id, field, locale, { focus: (start, end) => now.current.open({ start, end }) }),
    [session, id, field, locale],
  );
  useEffect(
    () => () => {
      if (opening.current) append(session, { id, field, locale }, opening.current.buffer.stop().input);
      view.hasBufferedInput.set(false);
      opening.current = null;
      handle.current?.destroy();
      handle.current = null;
      endWriting(rich);
    },
    // oxlint-disable-next-line react/exhaustive-deps, react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies -- only when the text is removed
    [],
  );
  return { element, open };
}

/** After a change of the language nobody writes in the text that was removed. */
function endWriting({ session, id, field, locale, beside }: Rich): void {
  const now = session.selection.get();
  const isOtherLanguage = beside === undefined && session.locale !== locale;
  if (isOtherLanguage && now.id === id && now.field === field) session.selection.set({ id, field: null });
}

function begin(node: HTMLElement, target: CaretPlace, view: EditorView): Opening {
  return { buffer: bufferInput(node, placeOf(target), () => view.hasBufferedInput.set(true)), loading: false };
}

interface Refs {
  element: RefObject<HTMLDivElement | null>;
  handle: RefObject<RichHandle | null>;
  opening: RefObject<Opening | null>;
  now: RefObject<{ rich: Rich }>;
}

/** Loads the editor, mounts it on the text, and transfers the caret and the input typed meanwhile. */
async function mount({ element, handle, opening, now }: Refs, mine: Opening, target: CaretPlace): Promise<void> {
  const { mountRichEditor } = await loadWithRetry(() => import('./rich-editor.ts'));
  await mine.buffer.settled();
  const node = element.current;
  // The element was removed meanwhile, or the language changed.
  if (!node || opening.current !== mine) return;
  const buffered = mine.buffer.stop();
  opening.current = null;
  const { rich } = now.current;
  const { session, view, id, field } = rich;
  const ready = mountRichEditor(optionsFor(rich, node, handle));
  handle.current = ready;
  const { id: selected, field: selectedField } = session.selection.get();
  // After Escape or a press elsewhere the focus is not taken back; the typed text is inserted in any case.
  const wanted = buffered.focused || (selected === id && (!('left' in target) || selectedField === field));
  ready.placeAt(buffered.moved || buffered.input.length > 0 || 'left' in target ? buffered : target);
  if (wanted) ready.focus();
  for (const part of buffered.input)
    if (typeof part === 'string') ready.type(part);
    else ready.paste(part);
  view.hasBufferedInput.set(false);
}

/** Appends input to a text whose element was removed before the editor loaded, for example by a language change. */
function append(
  session: EditSession,
  { id, field, locale }: Pick<Rich, 'id' | 'field' | 'locale'>,
  input: BufferedInput[],
): void {
  const block = session.store.block(id);
  if (!block || input.length === 0) return;
  const text = input.map((part) => (typeof part === 'string' ? part : part.text)).join('');
  const paragraph = document.createElement('p');
  paragraph.textContent = text.trim();
  session.write(id, field, String(valueAt(block, field, locale) ?? '') + paragraph.outerHTML, { language: locale });
}

function placeOf(target: CaretPlace) {
  if ('left' in target) return target;
  return target.start === 0 ? 'start' : 'end';
}

/** Replaces an address alone in its paragraph by the module that plays it; false if there is none. */
async function becomesModule(session: EditSession, place: TextPlace, { plain }: Paste, commands: PasteCommands) {
  const address = plain.trim();
  if (!commands.isAlone || !/^https:\/\/\S+$/.test(address)) return false;
  const { replaceAddress } = await loadWithRetry(() => import('../paste/address-module.ts'));
  const around = commands.around();
  return around !== null && replaceAddress(session, place, address, around);
}

function optionsFor(
  { session, view, id, field, locale, beside, stored, label }: Rich,
  element: HTMLElement,
  handle: { current: RichHandle | null },
) {
  const place = { id, field, ...(beside && { locale: beside }) };
  return {
    element,
    html: stored,
    label,
    locale,
    pasting: () => session.log.seal(),
    pasted(paste: Paste, commands: PasteCommands) {
      // Plain text without formats needs no notice.
      const worthSaying = (paste.origin !== null || commands.isCut || paste.plainOnly) && paste.parts.length > 0;
      const say = () => worthSaying && view.pasted.set({ id, field, locale, paste, commands });
      // Without the code for modules the address stays as it was pasted.
      void becomesModule(session, { id, field, locale }, paste, commands).then((became) => became || say(), say);
    },
    refused: () => session.alerts.announce(m.editor_paste_refused()),
    changed(html: string, before: { start: number; end: number }, after: { start: number; end: number }) {
      view.pasted.set(null);
      const caret = { before: { ...place, ...before }, after: { ...place, ...after } };
      session.write(id, field, html, { caret, language: locale });
    },
    focused() {
      session.select(id, field, beside);
      if (handle.current) view.rich.set({ id, field, state: handle.current.state(), commands: handle.current });
    },
    blurred() {
      session.log.seal();
      // The toolbar and its dialogs use this text and restore its caret.
      setTimeout(() => {
        if (document.activeElement?.closest('[data-editor]') || element.contains(document.activeElement)) return;
        view.rich.set(null);
        const now = session.selection.get();
        if (now.id === id && now.field === field && now.locale === beside) session.selection.set({ id, field: null });
      }, 0);
    },
    moved(state: RichState) {
      if (handle.current && element.contains(document.activeElement))
        view.rich.set({ id, field, state, commands: handle.current });
    },
    askLink: () => view.openDialog({ kind: 'rich-link' }),
    modules: textModules({
      session,
      view,
      place: { id, field, locale },
      type: (text) => handle.current?.type(text, true),
    }),
  };
}
