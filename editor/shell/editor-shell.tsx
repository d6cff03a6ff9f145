import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { m } from '#messages/paraglide/messages.js';
import { listenToClipboard } from '../features/clipboard/listen-to-clipboard.ts';
import { useEditor, useObservable } from '../core/editor-context.ts';
import type { EditSession } from '../core/session/edit-session.ts';
import { keepLostFocus } from './input/keep-lost-focus.ts';
import { listenToKeys } from './input/keyboard.ts';
import { listenToFiles } from '../features/file-drop/listen-to-files.ts';
import { listenToDrags } from '../features/move/listen-to-drags.ts';
import { listenToPointer } from './input/pointer.ts';
import { usePresence } from '../features/presence/use-presence.ts';
import { useRecordSteps } from '../features/records/use-record-steps.ts';
import { Bar } from './bar/bar.tsx';
import { usePlaceButtons } from '../features/in-place/use-place-buttons.tsx';
import { useNoteInAddress } from '../features/notes/use-note-in-address.ts';
import ed from '../ui/editor.module.css';
import { LeftPanel } from './left-panel.tsx';
import { Dialogs, loadConflict, loadKeyboardHelp, loadLogin, loadRichLink } from './dialogs.tsx';
import { Overlay } from './overlay.tsx';
import { isWide, loadFields, Panels } from './panels.tsx';
import { StatusLine } from './status-line.tsx';
import { blockElement } from '../core/page-elements/use-boxes.ts';
import { lazyWithRetry, pendingChunks } from '../core/lazy-with-retry.ts';
import { hideTools } from '../commands/view-commands.ts';
import { CommandButton } from './command-button.tsx';
import { type Alert, alertTime } from '../core/session/alerts.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

const PastVersionView = lazyWithRetry(() => import('../features/history/past-version-view.tsx'));

/** The complete interface of the editor, outside of the page's own React tree. */
export function EditorShell() {
  const { session, view } = useEditor();
  const toolsHidden = useObservable(view.toolsHidden);
  const panel = useObservable(view.panel);
  const beside = useBeside();
  useListeners();
  usePreload();
  usePresence(session);
  useNoteInAddress(view);
  useFocusKept(toolsHidden);
  const past = useObservable(view.past);
  const wide = isWide(panel);
  useToolSpace(toolsHidden ? null : wide ? 'fields' : 'plain');
  const selected = useObservable(session.selection).id;
  useEffect(() => {
    // The panel follows the selection.
    const open = view.panel.get();
    if (open?.kind === 'fields' && selected && selected !== open.id) view.panel.set({ kind: 'fields', id: selected });
    if (open?.kind === 'fields' && !selected) view.panel.set(null);
  }, [selected, view]);
  return createPortal(
    <div className={`${ed.tools} ${wide || beside ? ed.fieldsOpen : ''}`}>
      {toolsHidden ? (
        <ShowTools />
      ) : (
        <>
          <Bar />
          {!past && <LeftPanel />}
          <Panels />
          {past ? <PastVersionView past={past} /> : <Overlay />}
          <StatusLine />
        </>
      )}
      <Toasts />
      <Dialogs />
    </div>,
    document.body,
  );
}

/** Milliseconds after which every text of the page can be edited. */
const settled = 5000;

/** Preloads what must open when the session has ended or the network fails. */
function usePreload(): void {
  useEffect(() => {
    const fetchAll = (loads: (() => Promise<unknown>)[]) => {
      Promise.all(loads.map((load) => load())).catch(() => {
        // They are requested again when needed.
      });
    };
    const needed = [loadLogin, loadConflict, loadFields, loadRichLink, loadKeyboardHelp];
    const timer = setTimeout(() => fetchAll(needed), settled);
    return () => clearTimeout(timer);
  }, []);
}

/** The command that toggles the tools is hidden with them, so the focus goes to the selection. */
function useFocusKept(toolsHidden: boolean): void {
  const { session } = useEditor();
  const before = useRef(toolsHidden);
  useEffect(() => {
    if (before.current === toolsHidden) return;
    before.current = toolsHidden;
    if (document.activeElement === document.body) session.fields.focus({ ...session.selection.get(), field: null });
  }, [session, toolsHidden]);
}

/** Marks the document for side-by-side view, so that the page gets the necessary width. */
function useBeside(): boolean {
  const { view } = useEditor();
  const beside = useObservable(view.sideBySide);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-ed-beside', beside);
    return () => document.documentElement.removeAttribute('data-ed-beside');
  }, [beside]);
  return beside;
}

function useListeners(): void {
  const parts = useEditor();
  useRecordSteps();
  usePlaceButtons();
  const { session, view } = parts;
  const past = useObservable(view.past) !== null;
  useEffect(() => session.log.changes.subscribe(() => view.past.set(null)), [session, view]);
  useEffect(() => {
    // An older version is read-only.
    if (past) return session.select(null);
    const stops = [
      listenToPointer(session, view),
      listenToKeys(parts),
      listenToDrags(session, view),
      keepLostFocus(session),
      listenToClipboard(session, view),
      listenToFiles(session, view),
      session.selection.subscribe(() => view.moving.follow(session.selection.get().id)),
    ];
    session.fields.focusBlocksWith((id) => {
      // The head of the page is no block: undo in its panel leaves the focus there.
      if (id !== null && id === session.store.root.head?.id) return true;
      const held = focusBlock(id);
      // Selecting the page only needs a focus position; it must not select the block there.
      if (id === null) session.select(null);
      return held;
    });
    // Tab reaches the blocks from the elements before them.
    const first = document.querySelector<HTMLElement>('[data-block]');
    if (first && !document.querySelector('[data-block][tabindex="0"]')) first.tabIndex = 0;
    return () => {
      for (const stop of stops) stop();
    };
  }, [parts, session, view, past]);
  useEffect(() => {
    const online = () => session.queue.retry();
    const hidden = () => document.visibilityState === 'hidden' && session.queue.leave();
    const ended = new AbortController();
    window.addEventListener('online', online, { signal: ended.signal });
    document.addEventListener('visibilitychange', hidden, { signal: ended.signal });
    return () => ended.abort();
  }, [session]);
  useEffect(() => session.queue.state.subscribe(announceReturn(session)), [session]);
  useEffect(() => pendingChunks.subscribe(() => announceAwaited(session)), [session]);
}

/** Announces that a part of the editor cannot be loaded now and opens later. */
function announceAwaited({ alerts }: EditSession): void {
  if (pendingChunks.get() === 0) return;
  alerts.show({ kind: 'error', title: m.editor_part_awaited(), text: m.editor_part_awaited_text() });
}

/** Announces that the network is back. */
function announceReturn(session: EditSession): () => void {
  let away = 0;
  return () => {
    const state = session.queue.state.get();
    if (state === 'offline') {
      away = session.queue.unsent.length;
      session.alerts.announce(m.editor_state_offline());
    } else if (state === 'saved' && away > 0) {
      session.alerts.announce(m.editor_say_back({ count: away }));
      away = 0;
    }
  };
}

/** Focuses the block, or the last focused one for null; never the body. */
function focusBlock(id: string | null): boolean {
  const last = document.querySelector<HTMLElement>('[data-block][tabindex="0"]');
  const element = id === null ? (last ?? document.querySelector<HTMLElement>('[data-block]')) : blockElement(id);
  // On an empty page the '+' button gets the focus.
  const room = document.querySelector<HTMLElement>('[data-room] button');
  if (!element) {
    (room ?? document.querySelector<HTMLElement>('[data-editor="bar"] a'))?.focus();
    return false;
  }
  for (const other of document.querySelectorAll<HTMLElement>('[data-block][tabindex="0"]')) other.tabIndex = -1;
  element.tabIndex = 0;
  element.focus({ preventScroll: true });
  return true;
}

/** Shows the tools again. Visible only while the pointer moves or the button has the focus. */
function ShowTools() {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      setSeen(true);
      clearTimeout(timer);
      timer = setTimeout(() => setSeen(false), 2500);
    };
    document.addEventListener('pointermove', show);
    document.addEventListener('pointerdown', show);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointermove', show);
      document.removeEventListener('pointerdown', show);
    };
  }, []);
  return (
    <section
      className={`${ed.ed} ${ed.showTools} ${ed.onDark}`}
      aria-label={m.editor_tools()}
      data-editor="show-tools"
      data-seen={seen || undefined}
    >
      <CommandButton command={hideTools} iconOnly />
    </section>
  );
}

/** Reserves space for the tools and keeps the page's header from following the scroll. Null: no tools. */
function useToolSpace(tools: 'plain' | 'fields' | null): void {
  useLayoutEffect(() => {
    if (tools === null) return undefined;
    const page = document.documentElement;
    page.dataset.edTools = tools;
    const heads = [...document.querySelectorAll<HTMLElement>('header')].filter((head) =>
      ['sticky', 'fixed'].includes(getComputedStyle(head).position),
    );
    for (const head of heads) head.dataset.edDocked = '';
    return () => {
      delete page.dataset.edTools;
      for (const head of heads) delete head.dataset.edDocked;
    };
  }, [tools]);
}

/**
 * Alerts at the lower right; what was saved stands in the status line. Each disappears after four seconds, except while it
 * has the pointer or the focus.
 */
function Toasts() {
  const { session } = useEditor();
  const alerts = useObservable(session.alerts.list);
  return (
    <output className={`${ed.ed} ${ed.toasts}`} aria-live="polite" data-editor="alerts">
      {alerts.map((alert) => (
        <Toast key={alert.id} alert={alert} close={() => session.alerts.close(alert.id)} />
      ))}
    </output>
  );
}

function Toast({ alert, close }: { alert: Alert; close: () => void }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(close, alertTime);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- a new `close` does the same; only holding and releasing restart the timer
  }, [held, alert.id]);
  return (
    <div
      className={[ed.toast, alert.kind === 'error' && ed.toastError, alert.quiet && ed.toastQuiet, ed.onDark, ed.anim]
        .filter(Boolean)
        .join(' ')}
      data-alert={alert.kind}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon name={alert.kind === 'error' ? 'error' : 'saved'} />
      <p>
        <b>{alert.title}</b>
        {alert.text}
        {alert.action && (
          <>
            <br />
            <Button look="line" small label={alert.action.label} onClick={alert.action.run} />
          </>
        )}
      </p>
      <Button icon="close" iconOnly label={m.editor_close_alert()} onClick={close} />
    </div>
  );
}
