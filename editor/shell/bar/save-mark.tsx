import { timeOf } from '#time/device-time.ts';
import { m } from '#messages/paraglide/messages.js';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import type { SaveState } from '../../core/saving/batch.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { Icon, type IconName } from '../../ui/icon.tsx';

const looks: Record<SaveState, { icon: IconName; look: string | undefined; text: () => string }> = {
  saved: { icon: 'saved', look: ed.stateOk, text: () => m.editor_saved() },
  saving: { icon: 'sync', look: undefined, text: () => m.editor_saving() },
  offline: { icon: 'offline', look: ed.stateWarn, text: () => m.editor_state_offline() },
  conflict: { icon: 'warn', look: ed.stateWarn, text: () => m.editor_state_conflict() },
  failed: { icon: 'error', look: ed.stateError, text: () => m.editor_state_failed() },
  'signed-out': { icon: 'lock', look: ed.stateWarn, text: () => m.editor_state_signed_out() },
};

/** The save state as icon, text and colour. */
export function SaveMark() {
  const { session, view } = useEditor();
  const queued = useObservable(session.queue.state);
  const isBuffering = useObservable(view.hasBufferedInput);
  const state = isBuffering && queued === 'saved' ? 'saving' : queued;
  const savedAt = useObservable(session.savedAt);
  const { icon, look, text } = looks[state];
  const time = state === 'saved' && savedAt ? `, ${timeOf(savedAt, session.locale)}` : '';
  const act =
    state === 'signed-out'
      ? () => session.loginWanted.set(true)
      : state === 'conflict'
        ? () => view.conflictLater.set(false)
        : state === 'failed' || state === 'offline'
          ? () => session.queue.retry()
          : null;
  if (act) return <Button small icon={icon} label={text()} className={look} data-save-state={state} onClick={act} />;
  return (
    <span className={[ed.state, look].filter(Boolean).join(' ')} data-save-state={state}>
      <Icon name={icon} />
      <span className={state === 'saved' ? ed.vhP : undefined}>
        {text()}
        {time}
      </span>
    </span>
  );
}
