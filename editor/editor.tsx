import { type ReactNode, useCallback, useLayoutEffect, useMemo } from 'react';
import type { Locale } from '#contract/base/locale.ts';
import { EditSurfaceContext } from '#modules/rendering/edit-surface.ts';
import { UnmarkedContext } from '#modules/rendering/views-context.ts';
import { EditorShell } from './shell/editor-shell.tsx';
import { KeepFocusContext } from './ui/keep-focus-context.ts';
import { EditorContext, useObservable } from './core/editor-context.ts';
import { EditorView } from './core/view/editor-view.ts';
import type { EditedPage } from './core/session/edited-page.ts';
import { pageSurface } from './features/languages/page-surface.tsx';
import { HeadOnPage } from './features/page-head/head-on-page.tsx';
import { useOpening } from './core/session/use-opening.ts';
import { keepFocus } from './core/page-elements/keep-focus.ts';
import { lazyWithRetry } from './core/lazy-with-retry.ts';
import { m } from '#messages/paraglide/messages.js';
import ed from './ui/editor.module.css';

export { openPage } from './core/session/use-opening.ts';

const LoginDialog = lazyWithRetry(() => import('./features/sign-in/login-dialog.tsx'));

interface EditorProps {
  page: EditedPage;
  locale: Locale;
  /** The visitors' page; its texts and blocks become editable. */
  children?: ReactNode;
}

/** A page inside the editor. While the section is loading, or without a login, the page is unchanged. */
export function Editor({ page, locale, children }: EditorProps) {
  const { phase, open } = useOpening(page, locale);
  const view = useMemo(() => new EditorView(), []);
  const toolsHidden = useObservable(view.toolsHidden);
  const past = useObservable(view.past);
  const entered = useObservable(view.entered);
  const session = phase.kind === 'open' ? phase.session : null;
  const ofPage = useMemo(() => session && { session, view, page }, [session, view, page]);
  const active = entered ?? ofPage;
  const keepFocusHere = useCallback(() => keepFocus(active?.session), [active]);
  useLayoutEffect(() => entered?.session.setLocale(locale), [entered, locale]);
  if (ofPage && active) {
    const surface = entered?.surface ?? past?.surface ?? pageSurface(toolsHidden);
    return (
      <KeepFocusContext.Provider value={keepFocusHere}>
        <EditorContext.Provider value={ofPage}>
          <UnmarkedContext value={entered !== null}>
            <HeadOnPage />
            <EditSurfaceContext.Provider value={surface}>{children}</EditSurfaceContext.Provider>
          </UnmarkedContext>
        </EditorContext.Provider>
        {/* The tools belong to the shared part while one is edited. */}
        <EditorContext.Provider value={active}>
          <EditorShell key={active.session.slug} />
        </EditorContext.Provider>
      </KeepFocusContext.Provider>
    );
  }
  return (
    <>
      {children}
      {phase.kind === 'failed' && <NotOpened open={open} />}
      {phase.kind === 'forbidden' && <NotAllowed />}
      {phase.kind === 'login' && (
        <LoginDialog waiting={0} done={open} leave={() => window.location.assign(window.location.pathname)} />
      )}
    </>
  );
}

/** Error message over the visitors' page when the editor could not be opened. */
function NotOpened({ open }: { open: () => void }) {
  return (
    <p role="alert" className={ed.notOpened}>
      {m.editor_not_opened()}{' '}
      <button type="button" onClick={open}>
        {m.editor_try_now()}
      </button>
    </p>
  );
}

/** The same for a user whose role does not include this page. */
function NotAllowed() {
  return (
    <p role="alert" className={ed.notOpened}>
      {m.editor_not_allowed()} <a href={window.location.pathname}>{m.editor_to_the_page()}</a>
    </p>
  );
}
