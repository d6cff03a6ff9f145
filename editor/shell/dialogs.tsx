import { useEffect, useState } from 'react';
import { commands } from '../commands/commands.ts';
import type { UnsentStep } from '../core/saving/journal-store.ts';
import { useEditor, useObservable } from '../core/editor-context.ts';
import { lazyWithRetry } from '../core/lazy-with-retry.ts';
import { resumeSessions } from '../core/session/open-session.ts';
import { insertEntries } from './palette/entries.ts';

/** Milliseconds without a key that count as a pause. */
const pause = 1000;

/**
 * True from the first pause in typing after `wanted`: an element that takes the focus earlier would receive typed
 * letters.
 */
export function useTypingPaused(wanted: boolean): boolean {
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    let timer = setTimeout(() => setCalm(true), isWriting() ? pause : 0);
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setCalm(true), pause);
    };
    document.addEventListener('beforeinput', restart);
    return () => {
      setCalm(false);
      clearTimeout(timer);
      document.removeEventListener('beforeinput', restart);
    };
  }, [wanted]);
  return wanted && calm;
}

function isWriting(): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement.isContentEditable;
}

export const loadRichLink = () => import('../features/surface/rich-link-dialog.tsx');
const RichLinkDialog = lazyWithRetry(loadRichLink);
export const loadKeyboardHelp = () => import('./keyboard-dialog.tsx');
const KeyboardDialog = lazyWithRetry(loadKeyboardHelp);
const CommandPalette = lazyWithRetry(() => import('./palette/command-palette.tsx'));
const ImagePicker = lazyWithRetry(() => import('../features/pickers/pictures/image-picker.tsx'));
const GalleryPicker = lazyWithRetry(() => import('../features/pickers/gallery/gallery-picker.tsx'));
const EventPicker = lazyWithRetry(() => import('../features/pickers/events/event-picker.tsx'));
export const loadConflict = () => import('../features/conflict/conflict-dialog.tsx');
const ConflictDialog = lazyWithRetry(loadConflict);
const AskDialog = lazyWithRetry(() => import('../features/publish/ask-dialog.tsx'));
const PublishDialog = lazyWithRetry(() => import('../features/publish/publish-dialog.tsx'));
const NewPageDialog = lazyWithRetry(() => import('../features/page-settings/new-page-dialog.tsx'));
const DeletePageDialog = lazyWithRetry(() => import('../features/page-settings/delete-page-dialog.tsx'));
const SeasonPreviewDialog = lazyWithRetry(() => import('../features/season-preview/season-preview-dialog.tsx'));
const PatternsDialog = lazyWithRetry(() => import('../features/pattern-library/patterns-dialog.tsx'));
const SavePatternDialog = lazyWithRetry(() => import('../features/pattern-library/save-pattern-dialog.tsx'));
const MakeSharedDialog = lazyWithRetry(() => import('../features/pattern-library/make-shared-dialog.tsx'));
const RecoverUnsaved = lazyWithRetry(() => import('../features/recovery/recover-unsaved.tsx'));
export const loadLogin = () => import('../features/sign-in/login-dialog.tsx');
const LoginDialog = lazyWithRetry(loadLogin);

/** The open dialog; each is loaded when it is opened. */
export function Dialogs() {
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
      {dialog?.kind === 'rich-link' && <RichLinkDialog />}
      {dialog?.kind === 'keyboard' && <KeyboardDialog commands={commands} />}
      {dialog?.kind === 'palette' && (
        <CommandPalette commands={commands} insertable={insertEntries} typed={dialog.typed} />
      )}
      {dialog?.kind === 'image' && <ImagePicker id={dialog.id} field={dialog.field} files={dialog.files} />}
      {dialog?.kind === 'images' && <GalleryPicker id={dialog.id} files={dialog.files} />}
      {dialog?.kind === 'events' && <EventPicker id={dialog.id} />}
      {dialog?.kind === 'publish' && <PublishDialog page={page} look={dialog.look ?? false} />}
      {dialog?.kind === 'ask' && <AskDialog />}
      {dialog?.kind === 'new-page' && <NewPageDialog beside={page.id} />}
      {dialog?.kind === 'patterns' && <PatternsDialog />}
      {dialog?.kind === 'save-pattern' && <SavePatternDialog ids={dialog.ids} />}
      {dialog?.kind === 'make-shared' && <MakeSharedDialog ids={dialog.ids} />}
      {dialog?.kind === 'preview-season' && <SeasonPreviewDialog />}
      {dialog?.kind === 'delete-page' && page.id !== null && <DeletePageDialog page={page} id={page.id} />}
      {unsentSteps.length > 0 && <RecoverUnsaved unsentSteps={unsentSteps} decided={() => setKept([])} />}
      {conflict && choice && (
        <ConflictDialog key={conflict.theirs.revision} conflict={conflict} later={() => view.conflictLater.set(true)} />
      )}
      {login && (
        <LoginDialog
          waiting={session.queue.unsent.length}
          done={resumeSessions}
          later={() => session.loginWanted.set(false)}
        />
      )}
    </>
  );
}
