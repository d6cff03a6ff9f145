import { m } from '#messages/paraglide/messages.js';
import { useEditor } from '../../core/editor-context.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import styles from './more-sheet.module.css';
import { CommandButtons } from '../command-button.tsx';

/** On a phone or tablet: the commands that do not fit into the bar. */
export function MoreSheet() {
  const { view } = useEditor();
  return (
    <aside className={`${ed.ed} ${ed.right} ${ed.anim}`} aria-label={m.editor_more()} data-editor="more">
      <div className={ed.head}>
        <h2>{m.editor_more()}</h2>
        <Button icon="close" iconOnly label={m.editor_close()} onClick={() => view.panel.set(null)} />
      </div>
      <div className={`${ed.body} ${styles.moreList}`}>
        <CommandButtons place="more-sheet" look={() => ({ before: () => view.panel.set(null) })} />
      </div>
    </aside>
  );
}
