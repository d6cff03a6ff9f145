import { Link, useLocation } from 'react-router';
import { locales } from '#contract/locale.ts';
import { m } from '#site/paraglide/messages.js';
import { editAddress, type EditedPage } from '../edited-page.ts';
import { useEditor, useObservable } from '../editor-context.ts';
import type { LogView } from '../operation-log.ts';
import { Button } from './button.tsx';
import ed from './chrome.module.css';
import { Icon } from './icon.tsx';
import { SaveMark } from './save-mark.tsx';

/** The bar over the page: where one is, what is saved, undo and redo, the language, publish. */
export function Bar({ page }: { page: EditedPage }) {
  const { session, view } = useEditor();
  const { pathname } = useLocation();
  const log = useObservable(session.log.view);
  const published = useObservable(session.published);
  useObservable(session.savedAt);
  const draft = published !== session.queue.revision;
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
      <span className={ed.barPage}>
        <b>
          <span>{page.title}</span>
        </b>
        <span className={`${ed.small} ${ed.soft}`}>
          {!draft ? m.editor_published() : published === null ? m.editor_draft() : m.editor_changed()}
        </span>
      </span>
      <span className={ed.barSep} />
      <SaveMark />
      <span className={ed.barSep} />
      <UndoRedo log={log} />
      <span className={ed.barSpace} />
      <Languages page={page} />
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

/** Goes to the same page in the other language; what is unsaved and the list of steps come along. */
export function Languages({ page }: { page: EditedPage }) {
  const { session } = useEditor();
  return (
    <nav className={`${ed.seg} ${ed.hideS}`} aria-label={m.editor_language()}>
      {locales.map((locale) => (
        <Link
          key={locale}
          className={ed.b}
          to={editAddress(page, locale)}
          lang={locale}
          aria-current={locale === session.locale ? 'page' : undefined}
          preventScrollReset
        >
          {locale.toUpperCase()}
        </Link>
      ))}
    </nav>
  );
}
