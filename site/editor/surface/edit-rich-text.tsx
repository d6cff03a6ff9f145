import { useEffect, useLayoutEffect, useRef } from 'react';
import { langOf, type RichTextProps } from '#modules/text.tsx';
import type { EditSession } from '../edit-session.ts';
import { useEditor } from '../editor-context.ts';
import type { EditorView } from '../editor-view.ts';
import type { RichHandle } from './rich-editor.ts';
import type { RichState } from './rich-state.ts';
import styles from './surface.module.css';
import { useOwnValue } from './use-own-value.ts';

/** A rich text on the page; the machinery behind it is loaded when somebody first writes in one. */
export function EditRichText({ of, field, className }: RichTextProps) {
  const { session, view } = useEditor();
  const own = useOwnValue(of.id, field);
  const shownHtml = String(of[field] ?? '');
  const standsIn = own.value === '' && shownHtml !== '' && !own.writing;
  const { element, open } = useRich({
    session,
    view,
    id: of.id,
    field,
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
  stored: string;
  shown: string;
  label: string;
}

type Target = { left: number; top: number } | { start?: number | undefined; end?: number | undefined };

function useRich(rich: Rich) {
  const { session, id, field, stored, shown } = rich;
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
      if (!node) return;
      handle.current = mountRichEditor(optionsFor(rich, node, handle));
    });
    void loading.current.then(() =>
      'left' in target
        ? handle.current?.focusPoint(target.left, target.top)
        : handle.current?.focusAt(target.start, target.end),
    );
  };
  const latest = useRef(open);
  useLayoutEffect(() => {
    latest.current = open;
  });
  useEffect(
    () => session.fields.register(id, field, { focus: (start, end) => latest.current({ start, end }) }),
    [session, id, field],
  );
  useEffect(
    () => () => {
      handle.current?.destroy();
      handle.current = null;
      loading.current = null;
    },
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another language is another text
    [session.locale],
  );
  return { element, open };
}

function optionsFor(
  { session, view, id, field, stored, label }: Rich,
  element: HTMLElement,
  handle: { current: RichHandle | null },
) {
  return {
    element,
    html: stored,
    label,
    changed(html: string, before: { start: number; end: number }, after: { start: number; end: number }) {
      session.write(id, field, html, { before: { id, field, ...before }, after: { id, field, ...after } });
    },
    focused() {
      const now = session.selection.get();
      if (now.id !== id || now.field !== field) session.select(id, field);
      if (handle.current) view.rich.set({ id, field, state: handle.current.state(), commands: handle.current });
    },
    blurred() {
      session.log.seal();
      // The strip and its dialogs work on this text; the caret is theirs to give back.
      setTimeout(() => {
        if (document.activeElement?.closest('[data-editor]') || element.contains(document.activeElement)) return;
        view.rich.set(null);
        const now = session.selection.get();
        if (now.id === id && now.field === field) session.selection.set({ id, field: null });
      }, 0);
    },
    moved(state: RichState) {
      if (handle.current && element.contains(document.activeElement))
        view.rich.set({ id, field, state, commands: handle.current });
    },
    askLink: () => view.openDialog({ kind: 'rich-link' }),
  };
}
