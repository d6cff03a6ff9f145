import { useEffect, useState } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import styles from './history.module.css';
import { SidePanel } from '../../ui/side-panel.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { VersionList } from './version-list.tsx';
import type { EditSession } from '../../core/session/edit-session.ts';
import { timeOf } from '#time/device-time.ts';

/** Older versions of the page, to view and restore, and the steps of this visit. */
export default function HistoryPanel() {
  const { view } = useEditor();
  const [tab, setTab] = useState<'versions' | 'steps'>('versions');
  useEffect(() => () => view.past.set(null), [view]);
  const close = () => {
    view.panel.set(null);
    document.querySelector<HTMLElement>('[data-opens="history"]')?.focus();
  };
  const choose = (next: typeof tab) => {
    view.past.set(null);
    setTab(next);
  };
  return (
    <SidePanel name="history" title={m.editor_history()} icon="history" close={close}>
      <Tabs
        id="history"
        label={m.editor_history()}
        tabs={[
          { tab: 'versions', name: m.editor_versions() },
          { tab: 'steps', name: m.editor_steps() },
        ]}
        chosen={tab}
        choose={choose}
        controls="history-list"
        classes={{ list: styles.tabs, tab: styles.tab }}
      />
      <div id="history-list" className={styles.panel} role="tabpanel" aria-labelledby={`history-${tab}`}>
        {tab === 'versions' ? <VersionList /> : <StepList />}
      </div>
    </SidePanel>
  );
}

/** All steps of the log, newest first. Pressing a step undoes or redoes up to it. */
function StepList() {
  const { session } = useEditor();
  useObservable(session.log.changes);
  const log = useObservable(session.log.view);
  const { entries, done } = session.log;
  const steps = entries.map((entry, at) => ({ entry, count: at + 1 })).reverse();
  return (
    <>
      <div className={ed.body}>
        <p className={`${ed.small} ${ed.soft}`}>
          {entries.length === 0 ? m.editor_no_steps_yet() : m.editor_steps_about()}
        </p>
        <ol className={styles.time}>
          {steps.map(({ entry, count }) => (
            <li key={count} className={count === done ? styles.on : undefined}>
              <button
                type="button"
                className={styles.row}
                aria-current={count === done ? 'step' : undefined}
                data-undone={count > done || undefined}
                onClick={() => goToStep(session, count)}
              >
                <b>{entry.label}</b>
                <span className={ed.soft}>{placeText(count, done, timeOf(entry.at, session.locale))}</span>
              </button>
            </li>
          ))}
          {entries.length > 0 && (
            <li className={done === 0 ? styles.on : undefined}>
              <button
                type="button"
                className={styles.row}
                aria-current={done === 0 ? 'step' : undefined}
                onClick={() => goToStep(session, 0)}
              >
                <b>{m.editor_steps_begin()}</b>
              </button>
            </li>
          )}
        </ol>
      </div>
      <div className={ed.foot}>
        <Button
          look="line"
          icon="undo"
          label={m.editor_undo()}
          unable={!log.undo && m.editor_nothing_to_undo()}
          onClick={() => session.undo()}
        />
        <Button
          look="line"
          icon="redo"
          label={m.editor_redo()}
          unable={!log.redo && m.editor_nothing_to_redo()}
          onClick={() => session.redo()}
        />
      </div>
    </>
  );
}

function placeText(count: number, done: number, time: string): string {
  if (count > done) return m.editor_step_undone_at({ time });
  return count === done ? m.editor_step_here({ time }) : time;
}

/** Undoes or redoes until `done` entries of the log are applied. */
function goToStep(session: EditSession, done: number): void {
  let before = -1;
  while (session.log.done !== done && session.log.done !== before) {
    before = session.log.done;
    if (before > done) session.undo();
    else session.redo();
  }
}
