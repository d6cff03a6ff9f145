import { Fragment } from 'react';
import { m } from '#site/paraglide/messages.js';
import { ancestry } from '../edit-commands.ts';
import type { EditedPage } from '../edited-page.ts';
import { useEditor, useObservable } from '../editor-context.ts';
import { LanguageSheet } from '../languages/language-sheet.tsx';
import type { EditSession } from '../edit-session.ts';
import { kindName } from '../step-names.ts';
import { Button } from './button.tsx';
import ed from './chrome.module.css';

/** The line at the foot: what is selected and what it stands in, what was said last, and on a phone the tools. */
export function StatusLine({ page }: { page: EditedPage }) {
  const { session, view } = useEditor();
  const said = useObservable(session.alerts.said);
  return (
    <section className={`${ed.ed} ${ed.status}`} aria-label={m.editor_status()} data-editor="status">
      <Crumbs />
      <span className={ed.barSpace} />
      <output className={ed.live} aria-live="polite">
        {said}
      </output>
      <span className={ed.barSpace} />
      <Button
        icon="keys"
        iconOnly
        small
        label={m.editor_keyboard()}
        onClick={() => view.openDialog({ kind: 'keyboard' })}
      />
      <TabBar page={page} />
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

/** Number of the column that a block stands in, where there are several. */
function columnBefore({ store }: EditSession, id: string): number | null {
  const spot = store.spot(id);
  const columns = spot?.parent ? store.block(spot.parent)?.columns?.length : undefined;
  return spot && columns !== undefined && columns > 1 ? spot.slot + 1 : null;
}

/** On a phone everything is at the lower edge, for one hand. */
function TabBar({ page }: { page: EditedPage }) {
  const { session, view } = useEditor();
  const log = useObservable(session.log.view);
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
        onClick={() => show('modules')}
      />
      <Button
        icon="outline"
        label={m.editor_outline()}
        aria-expanded={open === 'outline'}
        onClick={() => show('outline')}
      />
      <Button
        icon="redo"
        label={m.editor_redo()}
        unable={!log.redo && m.editor_nothing_to_redo()}
        onClick={() => session.redo()}
      />
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
