import { Suspense, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { m } from '#site/paraglide/messages.js';
import { KeyboardDialog } from '../dialogs/keyboard-dialog.tsx';
import { RichLinkDialog } from '../dialogs/rich-link-dialog.tsx';
import { useCalm } from '../dialogs/use-calm.ts';
import { whenIdle } from '#site/ui/when-idle.ts';
import { listenToClipboard } from '../clipboard/listen-to-clipboard.ts';
import { useEditor, useObservable } from '../editor-context.ts';
import type { EditSession } from '../edit-session.ts';
import type { EditedPage } from '../edited-page.ts';
import { FieldsPanel } from '../fields/fields-panel.tsx';
import { listenToKeys } from '../keyboard.ts';
import { listenToDrags } from '../moving/listen-to-drags.ts';
import { listenToPointer } from '../pointer.ts';
import { usePresence } from '../presence/use-presence.ts';
import type { KeptStep } from '../write-ahead.ts';
import { Bar } from './bar.tsx';
import ed from './chrome.module.css';
import { LeftPanel } from './left-panel.tsx';
import { MoreSheet } from './more-sheet.tsx';
import { Overlay } from './overlay.tsx';
import { ShowTools } from './show-tools.tsx';
import { StatusLine } from './status-line.tsx';
import { Toasts } from './toasts.tsx';
import { useDock } from './use-dock.ts';
import { blockElement } from './use-boxes.ts';
import { awaitedParts, laterPart } from '../later-part.ts';

const ImagePicker = laterPart(() => import('../pickers/image-picker.tsx'));
const EventPicker = laterPart(() => import('../pickers/event-picker.tsx'));
const ChecksPanel = laterPart(() => import('../checks/checks-panel.tsx'));
const MoveSheet = laterPart(() => import('../outline/move-sheet.tsx'));
const loadConflict = () => import('../dialogs/conflict-dialog.tsx');
const ConflictDialog = laterPart(loadConflict);
const PublishDialog = laterPart(() => import('../dialogs/publish-dialog.tsx'));
const HistoryPanel = laterPart(() => import('../history/history-panel.tsx'));
const PagePanel = laterPart(() => import('../page-panel/page-panel.tsx'));
const NewPageDialog = laterPart(() => import('../page-panel/new-page-dialog.tsx'));
const DeletePageDialog = laterPart(() => import('../page-panel/delete-page-dialog.tsx'));
const PastView = laterPart(() => import('../history/past-view.tsx'));
const RecoverUnsaved = laterPart(() => import('../dialogs/recover-unsaved.tsx'));
const loadLogin = () => import('../dialogs/login-dialog.tsx');
const LoginDialog = laterPart(loadLogin);

/** The whole tool, beside the page's own tree. */
export function EditorChrome({ page }: { page: EditedPage }) {
  const { session, view } = useEditor();
  const toolsHidden = useObservable(view.toolsHidden);
  const panel = useObservable(view.panel);
  const beside = useObservable(view.sideBySide);
  useListeners();
  useReadyForTrouble();
  usePresence(session);
  useBeside();
  useFocusKept(toolsHidden);
  const past = useObservable(view.past);
  const wide = ['fields', 'history', 'page', 'checks'].includes(panel?.kind ?? '');
  useDock(toolsHidden ? null : wide ? 'fields' : 'plain');
  const selected = useObservable(session.selection).id;
  useEffect(() => {
    // The panel follows the selection, as the strip does.
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
          <Bar page={page} />
          {!past && <LeftPanel />}
          {panel?.kind === 'fields' && <FieldsPanel id={panel.id} field={panel.field} />}
          {panel?.kind === 'more' && <MoreSheet hasPage={page.id !== null} />}
          <Suspense>{panel?.kind === 'checks' && <ChecksPanel page={page} />}</Suspense>
          <Suspense>
            {panel?.kind === 'move' && <MoveSheet />}
            {panel?.kind === 'history' && <HistoryPanel />}
            {panel?.kind === 'page' && page.id !== null && <PagePanel key={page.id} id={page.id} />}
          </Suspense>
          {/* What is being fetched must not hide the panel that has the focus. */}
          <Suspense>{past ? <PastView past={past} /> : <Overlay />}</Suspense>
          <StatusLine page={page} />
        </>
      )}
      <Toasts />
      <Dialogs page={page} />
    </div>,
    document.body,
  );
}

/** What is needed when something goes wrong is there before it does. */
function useReadyForTrouble(): void {
  useEffect(
    () =>
      whenIdle(() => {
        Promise.all([loadConflict(), loadLogin()]).catch(() => {
          // They are asked for again when they are needed.
        });
      }),
    [],
  );
}

/** A tool that hides or shows the tools goes with them; the focus then goes to what is selected. */
function useFocusKept(toolsHidden: boolean): void {
  const { session } = useEditor();
  const before = useRef(toolsHidden);
  useEffect(() => {
    if (before.current === toolsHidden) return;
    before.current = toolsHidden;
    if (document.activeElement === document.body) session.fields.focus({ ...session.selection.get(), field: null });
  }, [session, toolsHidden]);
}

/** Tells the page that both languages stand on it, so that it gets the width for them. */
function useBeside(): void {
  const { view } = useEditor();
  const beside = useObservable(view.sideBySide);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-ed-beside', beside);
    return () => document.documentElement.removeAttribute('data-ed-beside');
  }, [beside]);
}

function Dialogs({ page }: { page: EditedPage }) {
  const { session, view } = useEditor();
  const dialog = useObservable(view.dialog);
  const conflict = useObservable(session.conflict);
  const later = useObservable(view.conflictLater);
  const login = useCalm(useObservable(session.loginWanted));
  const choice = useCalm(conflict !== null && conflict.conflicts.length > 0 && !later);
  const [kept, setKept] = useState<KeptStep[]>([]);
  useEffect(() => {
    void session.earlier.steps().then(setKept);
  }, [session]);
  useEffect(() => {
    if (conflict) view.conflictLater.set(false);
  }, [conflict, view]);
  return (
    <>
      {dialog?.kind === 'rich-link' && <RichLinkDialog />}
      {dialog?.kind === 'keyboard' && <KeyboardDialog />}
      <Suspense>
        {dialog?.kind === 'image' && <ImagePicker id={dialog.id} field={dialog.field} />}
        {dialog?.kind === 'events' && <EventPicker id={dialog.id} />}
        {dialog?.kind === 'publish' && <PublishDialog page={page} />}
        {dialog?.kind === 'new-page' && <NewPageDialog beside={page.id} />}
        {dialog?.kind === 'delete-page' && page.id !== null && <DeletePageDialog page={page} id={page.id} />}
      </Suspense>
      <Suspense>{kept.length > 0 && <RecoverUnsaved kept={kept} decided={() => setKept([])} />}</Suspense>
      {conflict && choice && (
        <Suspense>
          <ConflictDialog
            key={conflict.theirs.revision}
            conflict={conflict}
            later={() => view.conflictLater.set(true)}
          />
        </Suspense>
      )}
      {login && (
        <Suspense>
          <LoginDialog
            waiting={session.queue.unsent.length}
            done={() => session.loggedIn()}
            later={() => session.loginWanted.set(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function useListeners(): void {
  const { session, view } = useEditor();
  const past = useObservable(view.past) !== null;
  useEffect(() => session.log.changes.subscribe(() => view.past.set(null)), [session, view]);
  useEffect(() => {
    // An older version is only looked at.
    if (past) return session.select(null);
    const stops = [listenToPointer(session, view), listenToKeys({ session, view }), listenToDrags(session, view)];
    stops.push(listenToClipboard(session, view));
    stops.push(session.selection.subscribe(() => view.moving.follow(session.selection.get().id)));
    session.fields.focusBlocksWith((id) => {
      const held = focusBlock(id);
      // The page as a whole: the focus needs a place, and is no choice of the block there.
      if (id === null) session.select(null);
      return held;
    });
    // The key focus finds its way to the blocks from what stands before them.
    const first = document.querySelector<HTMLElement>('[data-block]');
    if (first && !document.querySelector('[data-block][tabindex="0"]')) first.tabIndex = 0;
    return () => {
      for (const stop of stops) stop();
    };
  }, [session, view, past]);
  useEffect(() => {
    const online = () => session.queue.retry();
    const hidden = () => document.visibilityState === 'hidden' && void session.queue.flush().catch(() => {});
    window.addEventListener('online', online);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('online', online);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [session]);
  useEffect(() => session.queue.state.subscribe(announceReturn(session)), [session]);
  useEffect(() => awaitedParts.subscribe(() => tellAwaited(session)), [session]);
}

/** Says that a part of the tool comes later, where it cannot be fetched now. */
function tellAwaited({ alerts }: EditSession): void {
  if (awaitedParts.get() === 0) return;
  alerts.show({ kind: 'error', title: m.editor_part_awaited(), text: m.editor_part_awaited_text() });
}

/** Says when the network is back, after it was gone. */
function announceReturn(session: EditSession): () => void {
  let away = 0;
  return () => {
    const state = session.queue.state.get();
    if (state === 'offline') {
      away = session.queue.unsent.length;
      session.alerts.say(m.editor_state_offline());
    } else if (state === 'saved' && away > 0) {
      session.alerts.say(m.editor_say_back({ count: away }));
      away = 0;
    }
  };
}

/** The focus goes to the block, or stays at the one that had it last; never to the body. */
function focusBlock(id: string | null): boolean {
  const last = document.querySelector<HTMLElement>('[data-block][tabindex="0"]');
  const element = id === null ? (last ?? document.querySelector<HTMLElement>('[data-block]')) : blockElement(id);
  // An empty page has its '+', which is where work begins.
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
