import { useEffect, useState } from 'react';
import { m } from '#messages/paraglide/messages.js';
import ed from '../../ui/editor.module.css';
import { useEditor } from '../../core/editor-context.ts';

/** Delay before the checks are loaded, in milliseconds, so that the page can be edited first. */
const delay = 1500;

/** The number of findings. */
export function ChecksCount() {
  const count = useIssueCount();
  if (count === 0) return null;
  return (
    <span className={ed.count}>
      {count}
      <span className={ed.vh}> {m.checks_open_short()}</span>
    </span>
  );
}

/** The number of findings; the checks are loaded after a delay. */
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
          const notify = () => setCount(checks.issues.get()?.length ?? 0);
          stop = [checks.issues.subscribe(notify), checks.follow()];
          notify();
        },
        () => {
          // Offline there is no count; the panel loads when it is opened.
        },
      );
    }, delay);
    return () => {
      ended = true;
      clearTimeout(timer);
      for (const end of stop) end();
    };
  }, [session]);
  return count;
}
