import { timeOf } from '#time/device-time.ts';
import { m } from '#messages/paraglide/messages.js';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import type { SaveState } from '../../core/saving/save-queue.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { Icon, type IconName } from '../../ui/icon.tsx';

const looks: Record<SaveState, { icon: IconName; look: string | undefined; words: () => string }> = {
  saved: { icon: 'saved', look: ed.stateOk, words: () => m.editor_saved() },
  saving: { icon: 'sync', look: undefined, words: () => m.editor_saving() },
  offline: { icon: 'offline', look: ed.stateWarn, words: () => m.editor_state_offline() },
  conflict: { icon: 'warn', look: ed.stateWarn, words: () => m.editor_state_conflict() },
  failed: { icon: 'error', look: ed.stateError, words: () => m.editor_state_failed() },
  'signed-out': { icon: 'lock', look: ed.stateWarn, words: () => m.editor_state_signed_out() },
};

/** The save state as icon, text and colour. */
export function SaveMark() {
  const { session, view } = useEditor();
  const queued = useObservable(session.queue.state);
  const isBuffering = useObservable(view.hasBufferedInput);
  const state = isBuffering && queued === 'saved' ? 'saving' : queued;
  const savedAt = useObservable(session.savedAt);
  const { icon, look, words } = looks[state];
  const time = state === 'saved' && savedAt ? `, ${timeOf(savedAt, session.locale)}` : '';
  const ask =
    state === 'signed-out'
      ? () => session.loginWanted.set(true)
      : state === 'conflict'
        ? () => view.conflictLater.set(false)
        : state === 'failed' || state === 'offline'
          ? () => session.queue.retry()
          : null;
  if (ask) return <Button small icon={icon} label={words()} className={look} data-save-state={state} onClick={ask} />;
  return (
    <span className={[ed.state, look].filter(Boolean).join(' ')} data-save-state={state}>
      <Icon name={icon} />
      <span className={state === 'saved' ? ed.hideP : undefined}>
        {words()}
        {time}
      </span>
    </span>
  );
}
