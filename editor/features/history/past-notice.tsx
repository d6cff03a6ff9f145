import { useEffect } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { Icon } from '../../ui/icon.tsx';
import { useEditor } from '../../core/editor-context.ts';
import type { EditorView } from '../../core/view/editor-view.ts';
import styles from './history.module.css';
import type { PastVersion } from './past-version.ts';
import { restoreVersion } from './restore-version.ts';
import { momentOf } from '#time/device-time.ts';

/** The notice above the page: the shown version, a button to restore it, and a button back to the draft. */
export function PastNotice({ past }: { past: PastVersion }) {
  const { session, view } = useEditor();
  const { number } = past.at;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      event.stopPropagation();
      leave(view, number);
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [view, number]);
  const when = momentOf(past.at.created_at, session.locale);
  const about = {
    plain: m.editor_past_plain(),
    before: past.old ? m.editor_past_before() : m.editor_past_first(),
    now: m.editor_past_now(),
  };
  return (
    <section className={`${ed.ed} ${styles.notice}`} aria-label={m.editor_past_of({ when })} data-editor="past">
      <Icon name="history" />
      <span>
        <b>{m.editor_past_of({ when })}</b>, {about[past.mode]}
      </span>
      <Button
        look="line"
        small
        label={m.editor_restore_all()}
        onClick={() => restoreVersion(session, view, past, null)}
      />
      <a
        className={`${ed.b} ${ed.bS} ${ed.hideP}`}
        href={`${window.location.pathname}?version_id=${past.at.number}`}
        target="_blank"
        rel="noreferrer"
      >
        {m.editor_open_version()}
      </a>
      <Button small label={m.editor_to_today()} onClick={() => leave(view, number)} />
    </section>
  );
}

/** Returns to the draft; the focus goes to the version in the list of all versions. */
function leave(view: EditorView, number: number): void {
  view.past.set(null);
  document.querySelector<HTMLElement>(`[data-editor="history"] [data-version="${number}"]`)?.focus();
}
