import type { Locale } from '#contract/locale.ts';

/** What the editor needs to know of the page it stands on. */
export interface EditedPage {
  id: number | null;
  title: string;
  urls: Partial<Record<Locale, string>>;
  /** Slug of the section with the page's blocks. */
  section?: string | undefined;
}

/** Where the page is edited in a language. */
export function editAddress(page: EditedPage, locale: Locale): string {
  return `${page.urls[locale] ?? `/${locale}`}?edit`;
}
