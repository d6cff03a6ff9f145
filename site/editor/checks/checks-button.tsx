import { useEffect, useState } from 'react';
import { m } from '#site/paraglide/messages.js';
import ed from '../chrome/chrome.module.css';
import { Icon } from '../chrome/icon.tsx';
import { useEditor, useObservable } from '../editor-context.ts';

/** Long enough that the page can be written in first, in milliseconds. */
const patience = 1500;

/** Opens the checks, and says how much there is to look at. */
export function ChecksButton({ className }: { className?: string | undefined }) {
  const { view } = useEditor();
  const open = useObservable(view.panel)?.kind === 'checks';
  const count = useIssueCount();
  return (
    <button
      type="button"
      className={[ed.b, className].filter(Boolean).join(' ')}
      aria-expanded={open}
      data-opens="checks"
      onClick={() => view.panel.set(open ? null : { kind: 'checks' })}
    >
      <Icon name="checks" />
      <span>{m.checks()}</span>
      {count > 0 && (
        <span className={ed.count}>
          {count}
          <span className={ed.vh}> {m.checks_open_short()}</span>
        </span>
      )}
    </button>
  );
}

/** How many findings there are; the checks are loaded once the page can be written in. */
function useIssueCount(): number {
  const { session } = useEditor();
  const [count, setCount] = useState(0);
  useEffect(() => {
    let stop: (() => void)[] = [];
    let ended = false;
    const timer = setTimeout(() => {
      void import('./page-checks.ts').then(
        ({ checksOf }) => {
          if (ended) return;
          const checks = checksOf(session);
          const tell = () => setCount(checks.issues.get()?.length ?? 0);
          stop = [checks.issues.subscribe(tell), checks.follow()];
          tell();
        },
        () => {
          // Without a connection nothing is counted; the panel comes when it is opened.
        },
      );
    }, patience);
    return () => {
      ended = true;
      clearTimeout(timer);
      for (const end of stop) end();
    };
  }, [session]);
  return count;
}
