import { useLocation } from 'react-router';
import { m } from '#messages/paraglide/messages.js';
import type { Command } from '../../commands/command.ts';
import { contextOf } from '../../commands/context.ts';
import { openPageSettings } from '../../commands/page-commands.ts';
import { type EditedPage, partOfSection } from '../../core/session/edited-page.ts';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import { LanguageCount, LanguageSwitch } from '../../features/languages/language-switch.tsx';
import { ReviewBelowBar } from '../../features/review/review-below-bar.tsx';
import { OthersInBar } from '../../features/presence/with-others.tsx';
import { lazyWithRetry } from '../../core/lazy-with-retry.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { CommandButtons } from '../command-button.tsx';
import { timeOf } from '#time/device-time.ts';
import type { SaveState } from '../../core/saving/batch.ts';

const looks: Record<SaveState, { icon: IconName; look: string | undefined; text: () => string }> = {
  saved: { icon: 'saved', look: ed.stateOk, text: () => m.editor_saved() },
  saving: { icon: 'sync', look: undefined, text: () => m.editor_saving() },
  offline: { icon: 'offline', look: ed.stateWarn, text: () => m.editor_state_offline() },
  conflict: { icon: 'warn', look: ed.stateWarn, text: () => m.editor_state_conflict() },
  failed: { icon: 'error', look: ed.stateError, text: () => m.editor_state_failed() },
  'signed-out': { icon: 'lock', look: ed.stateWarn, text: () => m.editor_state_signed_out() },
};

/** The save state as icon, text and colour. */
function SaveMark() {
  const { session, view } = useEditor();
  const queued = useObservable(session.queue.state);
  const isBuffering = useObservable(view.hasBufferedInput);
  const state = isBuffering && queued === 'saved' ? 'saving' : queued;
  const savedAt = useObservable(session.savedAt);
  const { icon, look, text } = looks[state];
  const time = state === 'saved' && savedAt ? `, ${timeOf(savedAt, session.locale)}` : '';
  const act =
    state === 'signed-out'
      ? () => session.loginWanted.set(true)
      : state === 'conflict'
        ? () => view.conflictLater.set(false)
        : state === 'failed' || state === 'offline'
          ? () => session.queue.retry()
          : null;
  if (act) return <Button small icon={icon} label={text()} className={look} data-save-state={state} onClick={act} />;
  return (
    <span className={[ed.state, look].filter(Boolean).join(' ')} data-save-state={state}>
      <Icon name={icon} />
      <span className={state === 'saved' ? ed.vhP : undefined}>
        {text()}
        {time}
      </span>
    </span>
  );
}

const PartStrip = lazyWithRetry(() => import('../../features/shared-parts/part-strip.tsx'));

/** The bar above the page: page name, save state, undo and redo, language, publish. */
export function Bar() {
  const { session, page } = useEditor();
  const { pathname } = useLocation();
  const part = partOfSection(session.slug);
  return (
    <>
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
        <CommandButtons place="bar-steps" look={stepLook} />
        <span className={ed.barSpace} />
        <LanguageSwitch page={page}>
          <CommandButtons place="languages" look={() => ({ plain: true })} />
        </LanguageSwitch>
        <OthersInBar />
        <CommandButtons place="bar-tools" look={toolLook} />
        <More />
        <span className={ed.barSep} />
        <CommandButtons place="bar-main" look={() => ({ plain: true, look: 'main' })} />
      </section>
      {part === null ? <ReviewBelowBar /> : <PartStrip id={part} />}
    </>
  );
}

/** On a phone, the commands of the tab bar are hidden here. */
function stepLook({ places }: Command) {
  return { iconOnly: true, ...(places?.['tab-bar'] && { className: ed.hideP }) };
}

function toolLook({ labelled = false }: Command) {
  return { iconOnly: !labelled, titled: labelled, className: `${ed.hideS} ${labelled ? ed.shortB : ''}` };
}

/** On a tablet, opens the tools that do not fit into the bar. On a phone the button is at the lower edge. */
function More() {
  const { view } = useEditor();
  const isOpen = useObservable(view.panel)?.kind === 'more';
  return (
    <Button
      icon="more"
      iconOnly
      label={m.editor_more()}
      className={ed.onlyT}
      aria-expanded={isOpen}
      onClick={() => view.panel.set(isOpen ? null : { kind: 'more' })}
    />
  );
}

/** The name of the page, with the difference between draft and published version, or between English and German. */
function PageName({ page }: { page: EditedPage }) {
  const parts = useEditor();
  const { session, view } = parts;
  const published = useObservable(session.published);
  const beside = useObservable(view.sideBySide);
  useObservable(session.savedAt);
  const draft = published !== session.queue.revision;
  const changed = published === null ? m.editor_draft() : m.editor_changed();
  const shown = session.isOwnerHidden ? m.editor_owner_hidden() : m.editor_published();
  const state = page.isOnline === false ? m.editor_page_is_offline() : draft ? changed : shown;
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
      onClick={() => openPageSettings.run(contextOf(parts))}
    >
      <span className={ed.vh}>{m.editor_page_settings()}: </span>
      {name}
    </button>
  );
}
