import { Suspense, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { m } from '#messages/paraglide/messages.js';
import { useTypingPaused } from './use-typing-paused.ts';
import { whenIdle } from '#ui/loading/when-idle.ts';
import { listenToClipboard } from '../features/clipboard/listen-to-clipboard.ts';
import { commands } from '../commands/commands.ts';
import type { EditedPage } from '../core/session/edited-page.ts';
import { useEditor, useObservable } from '../core/editor-context.ts';
import type { EditSession } from '../core/session/edit-session.ts';
import type { Dialog } from '../core/view/editor-view.ts';
import { listenToKeys } from './input/keyboard.ts';
import { listenToDrags } from '../features/move/listen-to-drags.ts';
import { listenToPointer } from './input/pointer.ts';
import { usePresence } from '../features/presence/use-presence.ts';
import type { UnsentStep } from '../core/saving/journal-store.ts';
import { Bar } from './bar/bar.tsx';
import { useNoteInAddress } from '../features/notes/use-note-in-address.ts';
import ed from '../ui/editor.module.css';
import { LeftPanel } from './left-panel.tsx';
import { MoreSheet } from './bar/more-sheet.tsx';
import { Overlay } from './overlay.tsx';
import { ShowTools } from './show-tools.tsx';
import { StatusLine } from './status-line.tsx';
import { Toasts } from './toasts.tsx';
import { useToolSpace } from './use-tool-space.ts';
import { blockElement } from '../core/page-elements/use-boxes.ts';
import { pendingChunks, lazyWithRetry } from '../core/lazy-with-retry.ts';

const loadFields = () => import('../features/fields/fields-panel.tsx');
const FieldsPanel = lazyWithRetry(loadFields);
const loadRichLink = () => import('../features/surface/rich-link-dialog.tsx');
const RichLinkDialog = lazyWithRetry(loadRichLink);
const loadKeyboardHelp = () => import('./keyboard-dialog.tsx');
const KeyboardDialog = lazyWithRetry(loadKeyboardHelp);
const CommandPalette = lazyWithRetry(() => import('./palette/command-palette.tsx'));
const ImagePicker = lazyWithRetry(() => import('../features/pickers/pictures/image-picker.tsx'));
const GalleryPicker = lazyWithRetry(() => import('../features/pickers/gallery/gallery-picker.tsx'));
const EventPicker = lazyWithRetry(() => import('../features/pickers/events/event-picker.tsx'));
const ChecksPanel = lazyWithRetry(() => import('../features/checks/checks-panel.tsx'));
const ReplacePanel = lazyWithRetry(() => import('../features/replace/replace-panel.tsx'));
const NotesPanel = lazyWithRetry(() => import('../features/notes/panel/notes-panel.tsx'));
const PicturesPanel = lazyWithRetry(() => import('../features/page-pictures/pictures-panel.tsx'));
const ReviewPanel = lazyWithRetry(() => import('../features/review/review-panel.tsx'));
const MoveSheet = lazyWithRetry(() => import('../features/outline/move-sheet.tsx'));
const loadConflict = () => import('../features/conflict/conflict-dialog.tsx');
const ConflictDialog = lazyWithRetry(loadConflict);
const AskDialog = lazyWithRetry(() => import('../features/publish/ask-dialog.tsx'));
const PublishDialog = lazyWithRetry(() => import('../features/publish/publish-dialog.tsx'));
const HistoryPanel = lazyWithRetry(() => import('../features/history/history-panel.tsx'));
const PagePanel = lazyWithRetry(() => import('../features/page-settings/page-panel.tsx'));
const NewPageDialog = lazyWithRetry(() => import('../features/page-settings/new-page-dialog.tsx'));
const DeletePageDialog = lazyWithRetry(() => import('../features/page-settings/delete-page-dialog.tsx'));
const SeasonPreviewDialog = lazyWithRetry(() => import('../features/season-preview/season-preview-dialog.tsx'));
const PatternsDialog = lazyWithRetry(() => import('../features/pattern-library/patterns-dialog.tsx'));
const SavePatternDialog = lazyWithRetry(() => import('../features/pattern-library/save-pattern-dialog.tsx'));
const PastVersionView = lazyWithRetry(() => import('../features/history/past-version-view.tsx'));
const RecoverUnsaved = lazyWithRetry(() => import('../features/recovery/recover-unsaved.tsx'));
const loadLogin = () => import('../features/sign-in/login-dialog.tsx');
const LoginDialog = lazyWithRetry(loadLogin);

/** Panels as wide as that of the fields. */
const wideSheets = new Set(['fields', 'history', 'page', 'checks', 'replace', 'notes', 'pictures', 'review']);

/** The complete interface of the editor, outside of the page's own React tree. */
export function EditorShell() {
  const { session, view, page } = useEditor();
  const toolsHidden = useObservable(view.toolsHidden);
  const panel = useObservable(view.panel);
  const beside = useBeside();
  useListeners();
  usePreload();
  usePresence(session);
  useNoteInAddress(view);
  useFocusKept(toolsHidden);
  const past = useObservable(view.past);
  const wide = wideSheets.has(panel?.kind ?? '');
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
          <Suspense>{panel?.kind === 'fields' && <FieldsPanel id={panel.id} field={panel.field} />}</Suspense>
          {panel?.kind === 'more' && <MoreSheet />}
          <Suspense>{panel?.kind === 'checks' && <ChecksPanel page={page} />}</Suspense>
          <Suspense>
            {panel?.kind === 'replace' && <ReplacePanel term={panel.term} typed={panel.typed} />}
            {panel?.kind === 'pictures' && <PicturesPanel page={page} />}
            {panel?.kind === 'move' && <MoveSheet />}
            {panel?.kind === 'notes' && <NotesPanel note={panel.note} />}
            {panel?.kind === 'review' && <ReviewPanel />}
            {panel?.kind === 'history' && <HistoryPanel />}
            {panel?.kind === 'page' && page.id !== null && <PagePanel key={page.id} id={page.id} />}
          </Suspense>
          {/* Own Suspense boundary: loading the overlay must not hide the panel that has the focus. */}
          <Suspense>{past ? <PastVersionView past={past} /> : <Overlay />}</Suspense>
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

/** Preloads what an error needs, then what must also open offline. */
function usePreload(): void {
  useEffect(() => {
    const fetchAll = (loads: (() => Promise<unknown>)[]) => {
      Promise.all(loads.map((load) => load())).catch(() => {
        // They are requested again when needed.
      });
    };
    const stop = whenIdle(() => fetchAll([loadConflict, loadLogin]));
    const timer = setTimeout(() => fetchAll([loadFields, loadRichLink, loadKeyboardHelp]), settled);
    return () => {
      stop();
      clearTimeout(timer);
    };
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

/** Publishing, or asking for it. */
function PublishOrAsk({ dialog, page }: { dialog: Dialog; page: EditedPage }) {
  if (dialog?.kind === 'publish') return <PublishDialog page={page} look={dialog.look ?? false} />;
  return dialog?.kind === 'ask' ? <AskDialog /> : null;
}

/** Dialogs about patterns, and about the page as a whole. */
function PageDialog({ dialog, page }: { dialog: Dialog; page: EditedPage }) {
  if (dialog?.kind === 'new-page') return <NewPageDialog beside={page.id} />;
  if (dialog?.kind === 'patterns') return <PatternsDialog />;
  if (dialog?.kind === 'save-pattern') return <SavePatternDialog ids={dialog.ids} />;
  if (dialog?.kind === 'preview-season') return <SeasonPreviewDialog />;
  if (dialog?.kind === 'delete-page' && page.id !== null) return <DeletePageDialog page={page} id={page.id} />;
  return null;
}

function Dialogs() {
  const { session, view, page } = useEditor();
  const dialog = useObservable(view.dialog);
  const conflict = useObservable(session.conflict);
  const later = useObservable(view.conflictLater);
  const login = useTypingPaused(useObservable(session.loginWanted));
  const choice = useTypingPaused(conflict !== null && conflict.conflicts.length > 0 && !later);
  const [unsentSteps, setKept] = useState<UnsentStep[]>([]);
  useEffect(() => {
    void session.recovery.steps().then(setKept);
  }, [session]);
  useEffect(() => {
    if (conflict) view.conflictLater.set(false);
  }, [conflict, view]);
  return (
    <>
      <Suspense>
        {dialog?.kind === 'rich-link' && <RichLinkDialog />}
        {dialog?.kind === 'keyboard' && <KeyboardDialog commands={commands} />}
        {dialog?.kind === 'palette' && <CommandPalette commands={commands} typed={dialog.typed} />}
        {dialog?.kind === 'image' && <ImagePicker id={dialog.id} field={dialog.field} />}
        {dialog?.kind === 'images' && <GalleryPicker id={dialog.id} />}
        {dialog?.kind === 'events' && <EventPicker id={dialog.id} />}
        <PublishOrAsk dialog={dialog} page={page} />
        <PageDialog dialog={dialog} page={page} />
      </Suspense>
      <Suspense>
        {unsentSteps.length > 0 && <RecoverUnsaved unsentSteps={unsentSteps} decided={() => setKept([])} />}
      </Suspense>
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
  const parts = useEditor();
  const { session, view } = parts;
  const past = useObservable(view.past) !== null;
  useEffect(() => session.log.changes.subscribe(() => view.past.set(null)), [session, view]);
  useEffect(() => {
    // An older version is read-only.
    if (past) return session.select(null);
    const stops = [listenToPointer(session, view), listenToKeys(parts), listenToDrags(session, view)];
    stops.push(listenToClipboard(session, view));
    stops.push(session.selection.subscribe(() => view.moving.follow(session.selection.get().id)));
    session.fields.focusBlocksWith((id) => {
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
    window.addEventListener('online', online);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('online', online);
      document.removeEventListener('visibilitychange', hidden);
    };
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
