import { type ReactNode, Suspense, useMemo } from 'react';
import type { Locale } from '#contract/locale.ts';
import { EditSurfaceContext } from '#modules/edit-surface.ts';
import { EditorChrome } from './chrome/editor-chrome.tsx';
import { NotOpened } from './chrome/not-opened.tsx';
import { EditorContext, useObservable } from './editor-context.ts';
import { EditorView } from './editor-view.ts';
import type { EditedPage } from './edited-page.ts';
import { EditBlocks } from './surface/edit-blocks.tsx';
import { EditRichText } from './surface/edit-rich-text.tsx';
import { EditText } from './surface/edit-text.tsx';
import { useOpening } from './use-opening.ts';
import { laterPart } from './later-part.ts';

export { openPage } from './use-opening.ts';

const LoginDialog = laterPart(() => import('./dialogs/login-dialog.tsx'));
const surface = { Text: EditText, RichText: EditRichText, Blocks: EditBlocks };
const withBlanks = { ...surface, blanks: true };
const asVisitors = { ...surface, blanks: false };

interface EditorRootProps {
  page: EditedPage;
  locale: Locale;
  /** The page as visitors see it; its texts and blocks become editable. */
  children?: ReactNode;
}

/** A page with the editor around it. Until the section is there, and without a login, the page is as it was. */
export function EditorRoot({ page, locale, children }: EditorRootProps) {
  const { phase, open } = useOpening(page, locale);
  const view = useMemo(() => new EditorView(), []);
  const toolsHidden = useObservable(view.toolsHidden);
  const past = useObservable(view.past);
  const session = phase.kind === 'open' ? phase.session : null;
  const parts = useMemo(() => session && { session, view }, [session, view]);
  if (parts) {
    return (
      <EditorContext.Provider value={parts}>
        <EditSurfaceContext.Provider value={past?.surface ?? (toolsHidden ? asVisitors : withBlanks)}>
          {children}
        </EditSurfaceContext.Provider>
        <EditorChrome page={page} />
      </EditorContext.Provider>
    );
  }
  return (
    <>
      {children}
      {phase.kind === 'failed' && <NotOpened open={open} />}
      {phase.kind === 'login' && (
        <Suspense>
          <LoginDialog waiting={0} done={open} leave={() => window.location.assign(window.location.pathname)} />
        </Suspense>
      )}
    </>
  );
}
