import type { Locale } from '#contract/locale.ts';

/** What the editor needs to know of the page it stands on. */
export interface EditedPage {
  id: number | null;
  title: string;
  /** False: only who is logged in sees it, whatever is published of it. */
  isOnline?: boolean;
  urls: Partial<Record<Locale, string>>;
  /** Slug of the section with the page's blocks; of a thing of the house `production-7`, also before there is one. */
  section?: string | undefined;
}

/** Slug of the section that is edited. */
export function sectionOf({ id, section }: EditedPage): string {
  return section ?? `page-${id}`;
}

/** Whose section it is, by which it is found again, searched and removed along with its thing. */
export function ownerOf(page: EditedPage): { content_type: string | null; object_id: number | null } {
  if (page.id !== null) return { content_type: 'page', object_id: page.id };
  const [, kind = null, number] = /^([a-z]+)-(\d+)$/.exec(sectionOf(page)) ?? [];
  return { content_type: kind, object_id: number ? Number(number) : null };
}

/** Where the page is edited in a language. */
export function editAddress(page: EditedPage, locale: Locale): string {
  return `${page.urls[locale] ?? `/${locale}`}?edit`;
}
