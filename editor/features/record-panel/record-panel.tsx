import type { ReactNode, RefObject } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { useEditor } from '../../core/editor-context.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import type { IconName } from '../../ui/icon.tsx';
import styles from './record-panel.module.css';
import { SidePanel } from '../../ui/side-panel.tsx';

interface RecordPanelProps {
  title: string;
  icon: IconName;
  /** Value of `data-editor`. */
  name: string;
  /** False while the values are loading. */
  isReady: boolean;
  /** The element that gets the focus when the panel is closed. */
  opener: () => HTMLElement | null | undefined;
  panel?: RefObject<HTMLElement | null>;
  busy: boolean;
  isChanged: boolean;
  /** Why the values are not saved; empty or null if there is no problem. */
  problem: string | null;
  save: () => void;
  /** Discards the changes; without it there is no button for that. */
  revert?: () => void;
  children: ReactNode;
}

/** A panel at the side for the values of a record, which hold for visitors as soon as they are applied. */
export function RecordPanel({ isReady, opener, panel, children, busy, problem, ...props }: RecordPanelProps) {
  const { name, title, icon, isChanged, save, revert } = props;
  const { view } = useEditor();
  const close = () => {
    view.panel.set(null);
    opener()?.focus();
  };
  return (
    <SidePanel ref={panel} name={name} title={title} icon={icon} busy={busy || !isReady} close={close}>
      <div className={ed.body}>{children}</div>
      <div className={`${ed.foot} ${styles.foot}`}>
        <span role="alert" className={problem ? ed.err : `${ed.small} ${ed.soft}`}>
          {problem || (isChanged ? m.editor_page_holds_at_once() : '')}
        </span>
        <span className={ed.barSpace} />
        {isChanged && revert && <Button look="line" label={m.menus_revert()} onClick={revert} />}
        <Button
          look="main"
          data-apply=""
          label={busy ? m.editor_saving() : m.editor_apply()}
          unable={!isChanged && m.editor_page_nothing_changed()}
          onClick={save}
        />
      </div>
    </SidePanel>
  );
}
