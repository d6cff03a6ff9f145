import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { m } from '#site/paraglide/messages.js';
import { ConflictDialog } from '../dialogs/conflict-dialog.tsx';
import { KeyboardDialog } from '../dialogs/keyboard-dialog.tsx';
import { PublishDialog } from '../dialogs/publish-dialog.tsx';
import { RecoverUnsaved } from '../dialogs/recover-unsaved.tsx';
import { RichLinkDialog } from '../dialogs/rich-link-dialog.tsx';
import { useEditor, useObservable } from '../editor-context.ts';
import type { EditedPage } from '../edited-page.ts';
import { FieldsPanel } from '../fields/fields-panel.tsx';
import { listenToKeys } from '../keyboard.ts';
import { EventPicker } from '../pickers/event-picker.tsx';
import { ImagePicker } from '../pickers/image-picker.tsx';
import { listenToPointer } from '../pointer.ts';
import type { KeptStep } from '../write-ahead.ts';
import { Bar } from './bar.tsx';
import ed from './chrome.module.css';
import { ModulesPanel } from './modules-panel.tsx';
import { Overlay } from './overlay.tsx';
import { ShowTools } from './show-tools.tsx';
import { StatusLine } from './status-line.tsx';
import { Toasts } from './toasts.tsx';
import { useDock } from './use-dock.ts';
import { blockElement } from './use-boxes.ts';

const LoginDialog = lazy(() => import('../dialogs/login-dialog.tsx'));

/** The whole tool, beside the page's own tree. */
export function EditorChrome({ page }: { page: EditedPage }) {
  const { session, view } = useEditor();
  const toolsHidden = useObservable(view.toolsHidden);
  const panel = useObservable(view.panel);
  useListeners();
  useDock(toolsHidden ? null : panel?.kind === 'fields' ? 'fields' : 'plain');
  const selected = useObservable(session.selection).id;
  useEffect(() => {
    // The panel follows the selection, as the strip does.
    const open = view.panel.get();
    if (open?.kind === 'fields' && selected && selected !== open.id) view.panel.set({ kind: 'fields', id: selected });
    if (open?.kind === 'fields' && !selected) view.panel.set(null);
  }, [selected, view]);
  return createPortal(
    <div className={`${ed.tools} ${panel?.kind === 'fields' ? ed.fieldsOpen : ''}`}>
      {toolsHidden ? (
        <ShowTools />
      ) : (
        <>
          <Bar page={page} />
          <ModulesPanel />
          {panel?.kind === 'fields' && <FieldsPanel id={panel.id} field={panel.field} />}
          <Overlay />
          <StatusLine page={page} />
        </>
      )}
      <Toasts />
      <Dialogs />
    </div>,
    document.body,
  );
}

function Dialogs() {
  const { session, view } = useEditor();
  const dialog = useObservable(view.dialog);
  const conflict = useObservable(session.conflict);
  const later = useObservable(view.conflictLater);
  const login = useObservable(session.loginWanted);
  const [kept, setKept] = useState<KeptStep[]>([]);
  useEffect(() => {
    void session.leftBehind().then(setKept);
  }, [session]);
  useEffect(() => {
    if (conflict) view.conflictLater.set(false);
  }, [conflict, view]);
  return (
    <>
      {dialog?.kind === 'image' && <ImagePicker id={dialog.id} field={dialog.field} />}
      {dialog?.kind === 'event' && <EventPicker id={dialog.id} field={dialog.field} />}
      {dialog?.kind === 'publish' && <PublishDialog />}
      {dialog?.kind === 'rich-link' && <RichLinkDialog />}
      {dialog?.kind === 'keyboard' && <KeyboardDialog />}
      {kept.length > 0 && <RecoverUnsaved kept={kept} decided={() => setKept([])} />}
      {conflict && !later && (
        <ConflictDialog key={conflict.theirs.revision} conflict={conflict} later={() => view.conflictLater.set(true)} />
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
  useEffect(() => {
    const stops = [listenToPointer(session, view), listenToKeys({ session, view })];
    session.fields.focusBlocksWith(focusBlock);
    // The key focus finds its way to the blocks from what stands before them.
    const first = document.querySelector<HTMLElement>('[data-block]');
    if (first && !document.querySelector('[data-block][tabindex="0"]')) first.tabIndex = 0;
    return () => {
      for (const stop of stops) stop();
    };
  }, [session, view]);
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
}

/** Says when the network is back, after it was gone. */
function announceReturn(session: ReturnType<typeof useEditor>['session']): () => void {
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

/** The focus goes to the block, or to the page's first one; never to the body. */
function focusBlock(id: string | null): void {
  const element = id === null ? document.querySelector<HTMLElement>('[data-block]') : blockElement(id);
  if (!element) return document.querySelector<HTMLElement>('[data-editor="bar"] a')?.focus();
  for (const other of document.querySelectorAll<HTMLElement>('[data-block][tabindex="0"]')) other.tabIndex = -1;
  element.tabIndex = 0;
  element.focus({ preventScroll: true });
}
