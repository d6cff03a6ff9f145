import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { Locale } from '#contract/locale.ts';
import { ApiError } from './api-client.ts';
import { type EditedPage, sectionOf } from './edited-page.ts';
import type { EditSession } from './edit-session.ts';
import { openSession } from './open-session.ts';

type Phase = { kind: 'opening' } | { kind: 'login' } | { kind: 'failed' } | { kind: 'open'; session: EditSession };

/** What came of opening a page before the editor was drawn. */
let opened: { section: string; locale: Locale; phase: Phase } | undefined;

/** Opens a page's section while the page is still as visitors see it, so that it is drawn anew only once. */
export async function openPage(page: EditedPage, locale: Locale): Promise<void> {
  opened = { section: sectionOf(page), locale, phase: await reach(page, locale) };
}

async function reach(page: EditedPage, locale: Locale): Promise<Phase> {
  try {
    return { kind: 'open', session: await openSession(page, locale) };
  } catch (error) {
    return { kind: error instanceof ApiError && error.status === 401 ? 'login' : 'failed' };
  }
}

function alreadyOpen(page: EditedPage, locale: Locale): Phase | undefined {
  return opened?.section === sectionOf(page) && opened.locale === locale ? opened.phase : undefined;
}

/** How far the page's section is on its way into the editor; `open` tries again. */
export function useOpening(page: EditedPage, locale: Locale) {
  const [phase, setPhase] = useState<Phase>(() => alreadyOpen(page, locale) ?? { kind: 'opening' });
  const open = useCallback(() => {
    let current = true;
    const enter = async () => {
      const next = await reach(page, locale);
      if (next.kind === 'open') next.session.setLocale(locale);
      if (current) setPhase(next);
    };
    void enter();
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a page is the same for as long as its section is; its title may be loaded anew
  }, [page.section, page.id, locale]);
  useEffect(() => {
    const isOpen = alreadyOpen(page, locale) !== undefined;
    // Whoever comes back later finds what the house has then.
    opened = undefined;
    return isOpen ? undefined : open();
    // oxlint-disable-next-line react/exhaustive-deps -- as above
  }, [open]);
  // From the first moment in the other language what is typed belongs to it, though the draft is still being read again.
  useLayoutEffect(() => {
    if (phase.kind === 'open') phase.session.setLocale(locale);
  }, [phase, locale]);
  return { phase, open };
}
