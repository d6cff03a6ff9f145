import { otherLocale } from '#contract/locale.ts';
import { Link } from 'react-router';
import { m } from '#site/paraglide/messages.js';
import { ancestry } from '../edit-commands.ts';
import { editAddress, type EditedPage } from '../edited-page.ts';
import { useEditor, useObservable } from '../editor-context.ts';
import { kindName } from '../step-names.ts';
import { Button } from './button.tsx';
import ed from './chrome.module.css';
import { Icon } from './icon.tsx';

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
          <li key={block.id}>
            <button
              type="button"
              className={ed.b}
              aria-current={at === path.length - 1 || undefined}
              onClick={() => go(block.id)}
            >
              {kindName(block.model, session.locale)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** On a phone everything is at the lower edge, for one hand. */
function TabBar({ page }: { page: EditedPage }) {
  const { session, view } = useEditor();
  const log = useObservable(session.log.view);
  const panel = useObservable(view.panel);
  const other = otherLocale(session.locale);
  const open = panel?.kind === 'modules';
  return (
    <div className={ed.tabbar}>
      <Button
        icon="plus"
        label={m.editor_module()}
        aria-expanded={open}
        onClick={() => view.panel.set(open ? null : { kind: 'modules' })}
      />
      <Button
        icon="redo"
        label={m.editor_redo()}
        unable={!log.redo && m.editor_nothing_to_redo()}
        onClick={() => session.redo()}
      />
      <Link
        className={ed.b}
        to={editAddress(page, other)}
        lang={other}
        aria-label={m.editor_to_language({ language: other.toUpperCase() })}
      >
        <Icon name="globe" />
        <span>{other.toUpperCase()}</span>
      </Link>
      <Button icon="eye" label={m.editor_hide_short()} onClick={() => view.toolsHidden.set(true)} />
    </div>
  );
}
