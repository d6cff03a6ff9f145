import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { Locale } from '#contract/locale.ts';
import { ApiError } from './api-client.ts';
import type { EditedPage } from './edited-page.ts';
import type { EditSession } from './edit-session.ts';
import { openSession } from './open-session.ts';

type Phase = { kind: 'opening' } | { kind: 'login' } | { kind: 'failed' } | { kind: 'open'; session: EditSession };

/** How far the page's section is on its way into the editor; `open` tries again. */
export function useOpening(page: EditedPage, locale: Locale) {
  const [phase, setPhase] = useState<Phase>({ kind: 'opening' });
  const open = useCallback(() => {
    let current = true;
    openSession(page, locale).then(
      (session) => {
        session.setLocale(locale);
        if (current) setPhase({ kind: 'open', session });
      },
      (error: unknown) => {
        if (current) setPhase({ kind: error instanceof ApiError && error.status === 401 ? 'login' : 'failed' });
      },
    );
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a page is the same for as long as its section is; its title may be loaded anew
  }, [page.section, page.id, locale]);
  useEffect(open, [open]);
  // From the first moment in the other language what is typed belongs to it, though the draft is still being read again.
  useLayoutEffect(() => {
    if (phase.kind === 'open') phase.session.setLocale(locale);
  }, [phase, locale]);
  return { phase, open };
}
