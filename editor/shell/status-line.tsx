import { Fragment } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { ancestry } from '../features/blocks/block-actions.ts';
import { useEditor, useObservable } from '../core/editor-context.ts';
import { LanguageSheet } from '../features/languages/language-sheet.tsx';
import type { EditSession } from '../core/session/edit-session.ts';
import { kindName } from '../core/tree/step-names.ts';
import { Button } from '../ui/button.tsx';
import ed from '../ui/editor.module.css';
import { CommandButtons } from './command-button.tsx';

/** The status line: the selection with its ancestors, the last message and, on a phone, the tools. */
export function StatusLine() {
  const { session } = useEditor();
  const message = useObservable(session.alerts.message);
  return (
    <section className={`${ed.ed} ${ed.status}`} aria-label={m.editor_status()} data-editor="status">
      <Crumbs />
      <span className={ed.barSpace} />
      <output className={ed.live} aria-live="polite">
        {message}
      </output>
      <span className={ed.barSpace} />
      <CommandButtons place="status" look={() => ({ iconOnly: true, small: true })} />
      <TabBar />
    </section>
  );
}

function Crumbs() {
  const { session } = useEditor();
  const { id } = useObservable(session.selection);
  const path = id ? ancestry(session, id) : [];
  const go = (target: string | null) => {
    session.select(target);
    session.fields.focus({ id: target, field: null });
  };
  return (
    <nav className={ed.crumbs} aria-label={m.editor_selection()}>
      <ol>
        <li>
          <button type="button" className={ed.b} aria-current={path.length === 0 || undefined} onClick={() => go(null)}>
            {m.editor_page()}
          </button>
        </li>
        {path.map((block, at) => (
          <Fragment key={block.id}>
            {columnBefore(session, block.id) !== null && (
              <li className={ed.crumbColumn}>
                {m.editor_column_named({ column: columnBefore(session, block.id) ?? 0 })}
              </li>
            )}
            <li>
              <button
                type="button"
                className={ed.b}
                aria-current={at === path.length - 1 || undefined}
                onClick={() => go(block.id)}
              >
                {kindName(block.model, session.locale)}
              </button>
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}

/** The column number of a block; null when there is one column only. */
function columnBefore({ store }: EditSession, id: string): number | null {
  const spot = store.spot(id);
  const columns = spot?.parent ? store.block(spot.parent)?.columns?.length : undefined;
  return spot && columns !== undefined && columns > 1 ? spot.slot + 1 : null;
}

/** On a phone all controls are at the lower edge, for one-handed use. */
function TabBar() {
  const { view, page } = useEditor();
  const panel = useObservable(view.panel);
  const tab = useObservable(view.leftTab);
  const open = panel?.kind === 'modules' ? tab : null;
  const show = (next: typeof tab) => {
    view.leftTab.set(next);
    view.panel.set(open === next ? null : { kind: 'modules' });
  };
  return (
    <div className={ed.tabbar}>
      <Button
        icon="plus"
        label={m.editor_module()}
        aria-expanded={open === 'modules'}
        data-opens="modules"
        onClick={() => show('modules')}
      />
      <Button
        icon="outline"
        label={m.editor_outline()}
        aria-expanded={open === 'outline'}
        onClick={() => show('outline')}
      />
      <CommandButtons place="tab-bar" look={() => ({ short: true })} />
      <LanguageSheet page={page} />
      <Button
        icon="more"
        label={m.editor_more()}
        aria-expanded={panel?.kind === 'more'}
        onClick={() => view.panel.set(panel?.kind === 'more' ? null : { kind: 'more' })}
      />
    </div>
  );
}
