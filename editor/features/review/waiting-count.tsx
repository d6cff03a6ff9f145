import ed from '../../ui/editor.module.css';
import { useEditor, useObservable } from '../../core/editor-context.ts';

/** The number of pages and records that wait for the user. */
export function WaitingCount() {
  const count = useObservable(useEditor().session.news.waiting);
  // The label of the button says the number, so that it is no text here.
  return count > 0 && <span className={ed.count} data-count={count} />;
}
