import { m } from '#site/paraglide/messages.js';
import { useEditor } from '../editor-context.ts';
import type { Dialog, Panel } from '../editor-view.ts';
import { Button } from './button.tsx';
import ed from './chrome.module.css';
import type { IconName } from './icon.tsx';

/** On a phone: what has no place in the bar. */
export function MoreSheet({ hasPage }: { hasPage: boolean }) {
  const { view } = useEditor();
  const entry = (icon: IconName, label: string, open: { panel?: Panel; dialog?: NonNullable<Dialog> }) => (
    <Button
      icon={icon}
      label={label}
      onClick={() => {
        view.panel.set(open.panel ?? null);
        if (open.dialog) view.openDialog(open.dialog);
      }}
    />
  );
  return (
    <aside className={`${ed.ed} ${ed.right} ${ed.anim}`} aria-label={m.editor_more()} data-editor="more">
      <div className={ed.head}>
        <h2>{m.editor_more()}</h2>
        <Button icon="close" iconOnly label={m.editor_close()} onClick={() => view.panel.set(null)} />
      </div>
      <div className={`${ed.body} ${ed.moreList}`}>
        {entry('checks', m.checks(), { panel: { kind: 'checks' } })}
        {entry('history', m.editor_history(), { panel: { kind: 'history' } })}
        {hasPage && entry('page', m.editor_page_settings(), { panel: { kind: 'page' } })}
        {entry('newPage', m.editor_new_page(), { dialog: { kind: 'new-page' } })}
        <Button
          icon="eye"
          label={m.editor_hide_tools()}
          onClick={() => {
            view.panel.set(null);
            view.toolsHidden.set(true);
          }}
        />
      </div>
    </aside>
  );
}
