import ed from '../../ui/editor.module.css';
import { useDerived, useEditor } from '../../core/editor-context.ts';

/** The number of open notes. */
export function NotesCount() {
  const { session } = useEditor();
  const count = useDerived(session.news.notes, (notes) => notes?.open ?? 0);
  // The label of the button says the number, so that it is no text here.
  return count > 0 && <span className={ed.count} data-count={count} />;
}
