import { useLocation } from 'react-router';
import { m } from '#site/paraglide/messages.js';
import { ChecksButton } from '../checks/checks-button.tsx';
import type { EditedPage } from '../edited-page.ts';
import { useEditor, useObservable } from '../editor-context.ts';
import { LanguageCount } from '../languages/language-count.tsx';
import { LanguageSwitch } from '../languages/language-switch.tsx';
import type { LogView } from '../operation-log.ts';
import { WhoIsHere } from '../presence/who-is-here.tsx';
import { Button } from './button.tsx';
import ed from './chrome.module.css';
import { Icon, type IconName } from './icon.tsx';
import { SaveMark } from './save-mark.tsx';

/** The bar over the page: where one is, what is saved, undo and redo, the language, publish. */
export function Bar({ page }: { page: EditedPage }) {
  const { session, view } = useEditor();
  const { pathname } = useLocation();
  const log = useObservable(session.log.view);
  return (
    <section className={`${ed.ed} ${ed.bar}`} aria-label={m.editor_bar()} data-editor="bar">
      <a
        className={`${ed.b} ${ed.bIcon}`}
        href={pathname}
        aria-label={m.editor_stop()}
        title={m.editor_stop()}
        onClick={() => void session.queue.flush().catch(() => {})}
      >
        <Icon name="close" />
      </a>
      <PageName page={page} />
      <span className={ed.barSep} />
      <SaveMark />
      <span className={ed.barSep} />
      <UndoRedo log={log} />
      <span className={ed.barSpace} />
      <LanguageSwitch page={page} />
      <WhoIsHere />
      <PanelButton kind="history" icon="history" label={m.editor_history()} className={`${ed.hideS} ${ed.shortB}`} />
      <ChecksButton className={`${ed.hideS} ${ed.shortB}`} />
      <Button
        className={ed.hideS}
        icon="newPage"
        iconOnly
        label={m.editor_new_page()}
        onClick={() => view.openDialog({ kind: 'new-page' })}
      />
      <Button
        className={ed.hideS}
        icon="eye"
        iconOnly
        label={m.editor_hide_tools()}
        onClick={() => view.toolsHidden.set(true)}
      />
      <span className={ed.barSep} />
      <Button look="main" label={m.editor_publish()} onClick={() => view.openDialog({ kind: 'publish' })} />
    </section>
  );
}

/** Which page it is, and how what is written stands to what visitors see, or English to German. */
function PageName({ page }: { page: EditedPage }) {
  const { session, view } = useEditor();
  const published = useObservable(session.published);
  const beside = useObservable(view.sideBySide);
  useObservable(session.savedAt);
  const draft = published !== session.queue.revision;
  const changed = published === null ? m.editor_draft() : m.editor_changed();
  const state = page.isOnline === false ? m.editor_page_is_offline() : draft ? changed : m.editor_published();
  const name = (
    <>
      <b>
        <span>{page.title}</span>
        {page.id !== null && <Icon name="chev" className={ed.iS} />}
      </b>
      <span className={`${ed.small} ${ed.soft}`}>{beside ? <LanguageCount /> : state}</span>
    </>
  );
  const panel = useObservable(view.panel);
  if (page.id === null) return <span className={ed.barPage}>{name}</span>;
  return (
    <button
      type="button"
      className={`${ed.b} ${ed.barPage}`}
      title={m.editor_page_settings()}
      aria-expanded={panel?.kind === 'page'}
      data-opens="page"
      onClick={() => view.panel.set(panel?.kind === 'page' ? null : { kind: 'page' })}
    >
      <span className={ed.vh}>{m.editor_page_settings()}: </span>
      {name}
    </button>
  );
}

interface PanelButtonProps {
  kind: 'history';
  icon: IconName;
  label: string;
  className: string;
}

/** Opens a panel at the right, and closes it again. */
function PanelButton({ kind, icon, label, className }: PanelButtonProps) {
  const { view } = useEditor();
  const open = useObservable(view.panel)?.kind === kind;
  return (
    <Button
      className={className}
      icon={icon}
      label={label}
      title={label}
      aria-expanded={open}
      data-opens={kind}
      onClick={() => view.panel.set(open ? null : { kind })}
    />
  );
}

/** One step back, one step forward, each by the name of the step. */
function UndoRedo({ log }: { log: LogView }) {
  const { session } = useEditor();
  return (
    <>
      <Button
        icon="undo"
        iconOnly
        label={log.undo ? m.editor_undo_named({ label: log.undo }) : m.editor_undo()}
        unable={!log.undo && m.editor_nothing_to_undo()}
        onClick={() => session.undo()}
      />
      <Button
        className={ed.hideP}
        icon="redo"
        iconOnly
        label={log.redo ? m.editor_redo_named({ label: log.redo }) : m.editor_redo()}
        unable={!log.redo && m.editor_nothing_to_redo()}
        onClick={() => session.redo()}
      />
    </>
  );
}
