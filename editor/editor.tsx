import { type ReactNode, Suspense, useCallback, useMemo } from 'react';
import type { Locale } from '#contract/base/locale.ts';
import { EditSurfaceContext } from '#modules/rendering/edit-surface.ts';
import { EditorShell } from './shell/editor-shell.tsx';
import { NotAllowed, NotOpened } from './shell/not-opened.tsx';
import { KeepFocusContext } from './ui/keep-focus-context.ts';
import { EditorContext, useObservable } from './core/editor-context.ts';
import { EditorView } from './core/view/editor-view.ts';
import type { EditedPage } from './core/session/edited-page.ts';
import { PageBlocks } from './features/languages/page-blocks.tsx';
import { EditRichText } from './features/surface/edit-rich-text.tsx';
import { EditText } from './features/surface/edit-text.tsx';
import { useOpening } from './core/session/use-opening.ts';
import { keepFocus } from './core/page-elements/keep-focus.ts';
import { lazyWithRetry } from './core/lazy-with-retry.ts';

export { openPage } from './core/session/use-opening.ts';

const LoginDialog = lazyWithRetry(() => import('./features/sign-in/login-dialog.tsx'));
const surface = { Text: EditText, RichText: EditRichText, Blocks: PageBlocks };
const withBlanks = { ...surface, blanks: true };
const asVisitors = { ...surface, blanks: false };

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
  const session = phase.kind === 'open' ? phase.session : null;
  const keepFocusHere = useCallback(() => keepFocus(session ?? undefined), [session]);
  const parts = useMemo(() => session && { session, view, page }, [session, view, page]);
  if (parts) {
    return (
      <EditorContext.Provider value={parts}>
        <KeepFocusContext.Provider value={keepFocusHere}>
          <EditSurfaceContext.Provider value={past?.surface ?? (toolsHidden ? asVisitors : withBlanks)}>
            {children}
          </EditSurfaceContext.Provider>
          <EditorShell />
        </KeepFocusContext.Provider>
      </EditorContext.Provider>
    );
  }
  return (
    <>
      {children}
      {phase.kind === 'failed' && <NotOpened open={open} />}
      {phase.kind === 'forbidden' && <NotAllowed />}
      {phase.kind === 'login' && (
        <Suspense>
          <LoginDialog waiting={0} done={open} leave={() => window.location.assign(window.location.pathname)} />
        </Suspense>
      )}
    </>
  );
}
