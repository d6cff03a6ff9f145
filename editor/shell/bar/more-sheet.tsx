import { m } from '#messages/paraglide/messages.js';
import { useEditor } from '../../core/editor-context.ts';
import ed from '../../ui/editor.module.css';
import { SidePanel } from '../../ui/side-panel.tsx';
import styles from './more-sheet.module.css';
import { CommandButtons } from '../command-button.tsx';

/** On a phone or tablet: the commands that do not fit into the bar. */
export function MoreSheet() {
  const { view } = useEditor();
  return (
    <SidePanel name="more" title={m.editor_more()} takesFocus={false} close={() => view.panel.set(null)}>
      <div className={`${ed.body} ${styles.moreList}`}>
        <CommandButtons place="more-sheet" look={() => ({ before: () => view.panel.set(null) })} />
      </div>
    </SidePanel>
  );
}
