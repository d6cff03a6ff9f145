import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import type { Locale } from '#contract/locale.ts';
import { langOf, type RichTextProps } from '#modules/text.tsx';
import type { EditSession } from '../edit-session.ts';
import { useEditor, useWritten, WrittenContext } from '../editor-context.ts';
import type { EditorView } from '../editor-view.ts';
import { m } from '#site/paraglide/messages.js';
import type { PasteCommands } from '../paste/pasted.ts';
import type { Paste } from '../paste/read-paste.ts';
import { catchKeys, type KeysOnTheWay } from './keys-on-the-way.ts';
import type { RichHandle } from './rich-editor.ts';
import type { RichState } from './rich-state.ts';
import styles from './surface.module.css';
import { useOwnValue } from './use-own-value.ts';

/** A rich text on the page; the machinery behind it is loaded when somebody first writes in one. */
export function EditRichText({ of, field, className }: RichTextProps) {
  const { session, view } = useEditor();
  const locale = useWritten();
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
  /** The same, where both languages are on the page. */
  beside: Locale | undefined;
  stored: string;
  shown: string;
  label: string;
}

type Target = { left: number; top: number } | { start?: number | undefined; end?: number | undefined };

function useRich(rich: Rich) {
  const { session, id, field, locale, stored, shown } = rich;
  const element = useRef<HTMLDivElement>(null);
  const handle = useRef<RichHandle | null>(null);
  const loading = useRef<Promise<void> | null>(null);
  const cleaned = useRef<string | null>(null);
  useLayoutEffect(() => {
    const node = element.current;
    if (handle.current) {
      const writing = node?.contains(document.activeElement) ?? false;
      if (writing && session.fields.takeSettled(id, field)) cleaned.current = stored;
      // What the server only cleaned does not move the caret of somebody who writes on.
      if (!writing || cleaned.current !== stored) handle.current.setHtml(stored);
    } else if (node && node.dataset.html !== shown) {
      node.innerHTML = shown;
      node.dataset.html = shown;
    }
  });
  const open = (target: Target) => {
    if (handle.current) return 'left' in target ? undefined : handle.current.focusAt(target.start, target.end);
    loading.current ??= import('./rich-editor.ts').then(({ mountRichEditor }) => {
      const node = element.current;
      if (node) handle.current = mountRichEditor(optionsFor(rich, node, handle));
    });
    const keys = catchKeys();
    void loading.current.finally(keys.stop).then(
      () => {
        const now = session.selection.get();
        // Who pressed Esc or went elsewhere meanwhile stays there.
        if (now.id === id && (!('left' in target) || now.field === field)) goOn(handle.current, target, keys);
      },
      // The next press asks for it again.
      () => (loading.current = null),
    );
  };
  const latest = useRef(open);
  useLayoutEffect(() => {
    latest.current = open;
  });
  useEffect(
    () => session.fields.register(id, field, locale, { focus: (start, end) => latest.current({ start, end }) }),
    [session, id, field, locale],
  );
  useEffect(
    () => () => {
      handle.current?.destroy();
      handle.current = null;
      loading.current = null;
    },
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another language is another text
    [locale],
  );
  return { element, open };
}

/** Puts the caret where it was wanted, and writes what was typed before the text was there to take it. */
function goOn(handle: RichHandle | null, target: Target, { text, edge }: KeysOnTheWay): void {
  if ('left' in target) handle?.focusPoint(target.left, target.top);
  else handle?.focusAt(target.start, target.end);
  const to = edge();
  if (to === 'end') handle?.focusAt();
  if (to === 'start') handle?.focusAt(0, 0);
  if (text() !== '') handle?.type(text());
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
      // Words without any format need no choice.
      const worthSaying = paste.origin !== null || paste.cut || paste.plainOnly;
      if (worthSaying && paste.parts.length > 0) view.pasted.set({ id, field, locale, paste, commands });
    },
    refused: () => session.alerts.say(m.editor_paste_refused()),
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
      // The strip and its dialogs work on this text; the caret is theirs to give back.
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
  };
}
