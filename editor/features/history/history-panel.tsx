import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { Icon } from '../../ui/icon.tsx';
import { useEditor } from '../../core/editor-context.ts';
import styles from './history.module.css';
import { StepList } from './step-list.tsx';
import { VersionList } from './version-list.tsx';

type Tab = 'versions' | 'steps';
const tabs: readonly Tab[] = ['versions', 'steps'];
const names: Record<Tab, () => string> = { versions: () => m.editor_versions(), steps: () => m.editor_steps() };

/** Older versions of the page, to view and restore, and the steps of this visit. */
export default function HistoryPanel() {
  const { view } = useEditor();
  const [tab, setTab] = useState<Tab>('versions');
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    head.current?.focus();
    return () => view.past.set(null);
  }, [view]);
  const close = () => {
    view.panel.set(null);
    document.querySelector<HTMLElement>('[data-opens="history"]')?.focus();
  };
  const choose = (next: Tab) => {
    view.past.set(null);
    setTab(next);
  };
  return (
    <aside className={`${ed.ed} ${ed.right} ${ed.anim}`} aria-label={m.editor_history()} data-editor="history">
      <div className={ed.head}>
        <Icon name="history" />
        <h2 tabIndex={-1} ref={head}>
          {m.editor_history()}
        </h2>
        <Button icon="close" iconOnly label={m.editor_close()} onClick={close} />
      </div>
      <Tabs tab={tab} choose={choose} />
      <div id="history-list" className={styles.panel} role="tabpanel" aria-labelledby={`history-${tab}`}>
        {tab === 'versions' ? <VersionList /> : <StepList />}
      </div>
    </aside>
  );
}

function Tabs({ tab, choose }: { tab: Tab; choose: (tab: Tab) => void }) {
  const turn = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const other = tab === 'versions' ? 'steps' : 'versions';
    choose(other);
    requestAnimationFrame(() => document.getElementById(`history-${other}`)?.focus());
  };
  return (
    <div className={styles.tabs} role="tablist" tabIndex={-1} aria-label={m.editor_history()} onKeyDown={turn}>
      {tabs.map((each) => (
        <button
          key={each}
          id={`history-${each}`}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={tab === each}
          aria-controls="history-list"
          tabIndex={tab === each ? 0 : -1}
          onClick={() => choose(each)}
        >
          {names[each]()}
        </button>
      ))}
    </div>
  );
}
