import type { Locale } from '#contract/base/locale.ts';
import { versionPartsName, writeVersionParts } from '#contract/editing/version-parts.ts';
import { m } from '#messages/paraglide/messages.js';
import type { EditedPage } from '../../core/session/edited-page.ts';

/** For the `sandbox` of a frame: the page is read, not run. It counts no visit and opens no dialog. */
export const withoutScripts = 'allow-same-origin';

/**
 * Address of a revision of a page in a language. `drafts` names the shared parts whose draft it shows; of others, what is
 * published. Without it, all show their draft.
 */
export function revisionAddress(
  { urls }: Pick<EditedPage, 'urls'>,
  locale: Locale,
  { revision, drafts }: { revision: number; drafts?: readonly number[] },
): string {
  const parts = drafts ? `&${versionPartsName}=${writeVersionParts(drafts)}` : '';
  return `${urls[locale] ?? `/${locale}`}?version_id=${revision}${parts}`;
}

/** Element of a module in a framed page. */
export function moduleIn(page: Document | null | undefined, block: string): HTMLElement | null {
  return page?.querySelector<HTMLElement>(`[data-block="${CSS.escape(block)}"]`) ?? null;
}

/** The frame shows this page only: links and forms lead nowhere. */
export function keepInPlace(page: Document): void {
  const stay = (event: Event) => {
    if (event.type !== 'submit' && !event.composedPath().some((each) => 'href' in each)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  page.addEventListener('click', stay, { capture: true });
  page.addEventListener('submit', stay, { capture: true });
}

/** Adds styles to a framed page, and takes away what only the staff sees. */
export function addStyles(page: Document, rules: readonly string[] = []): void {
  const own = page.defaultView;
  if (!own || !('adoptedStyleSheets' in page)) return;
  const bars = (['de', 'en'] as const).map((locale) => `[aria-label="${m.staff_bar({}, { locale })}"]`).join(',');
  const sheet = new own.CSSStyleSheet();
  sheet.replaceSync([`${bars}, dialog[open] { display: none !important }`, ...rules].join('\n'));
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
}
