import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { Locale } from '#contract/base/locale.ts';
import { ApiError } from '../api-client.ts';
import { type EditedPage, sectionOf } from './edited-page.ts';
import type { EditSession } from './edit-session.ts';
import { openSession } from './open-session.ts';

type Phase =
  | { kind: 'opening' }
  | { kind: 'login' }
  | { kind: 'forbidden' }
  | { kind: 'failed' }
  | { kind: 'open'; session: EditSession };

/** The result of opening a page before the editor is rendered; handed over to its first rendering, and used once. */
let opened: { section: string; locale: Locale; phase: Phase } | undefined;

/** Opens the section while the visitors' page is still shown, so that the page is rendered again only once. */
export async function openPage(page: EditedPage, locale: Locale): Promise<void> {
  opened = { section: sectionOf(page), locale, phase: await reach(page, locale) };
}

async function reach(page: EditedPage, locale: Locale): Promise<Phase> {
  try {
    return { kind: 'open', session: await openSession(page, locale) };
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    return { kind: status === 401 ? 'login' : status === 403 ? 'forbidden' : 'failed' };
  }
}

function alreadyOpen(page: EditedPage, locale: Locale): Phase | undefined {
  return opened?.section === sectionOf(page) && opened.locale === locale ? opened.phase : undefined;
}

/** The state of opening the section; `open` retries. */
export function useOpening(page: EditedPage, locale: Locale) {
  const [phase, setPhase] = useState<Phase>(() => alreadyOpen(page, locale) ?? { kind: 'opening' });
  const open = useCallback(() => {
    let current = true;
    const enter = async () => {
      const next = await reach(page, locale);
      // The session is shared by the languages: an answer that comes too late must not change that of the page.
      if (!current) return;
      if (next.kind === 'open') next.session.setLocale(locale);
      setPhase(next);
    };
    void enter();
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a page is the same while its section is the same; its title may be loaded again
  }, [page.section, page.id, locale]);
  useEffect(() => {
    const isOpen = alreadyOpen(page, locale) !== undefined;
    // A later visit must load the section again.
    opened = undefined;
    return isOpen ? undefined : open();
    // oxlint-disable-next-line react/exhaustive-deps -- as above
  }, [open]);
  // Switch the language before the draft is loaded, so that typing belongs to the new language at once.
  useLayoutEffect(() => {
    if (phase.kind === 'open') phase.session.setLocale(locale);
  }, [phase, locale]);
  return { phase, open };
}
