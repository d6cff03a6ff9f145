import type { Locale } from '#contract/base/locale.ts';

/** The properties of the edited page that the editor needs. */
export interface EditedPage {
  id: number | null;
  title: string;
  /** False: only signed-in users see the page, even when it is published. */
  isOnline?: boolean;
  urls: Partial<Record<Locale, string>>;
  /** Slug of the section with the page's blocks; for an entity `production-7`, even before it exists. */
  section?: string | undefined;
}

/** Slug of the edited section. */
export function sectionOf({ id, section }: EditedPage): string {
  return section ?? `page-${id}`;
}

/** The id of the shared part that a section holds; null for any other section. */
export function partOfSection(slug: string): number | null {
  const [, id] = /^shared-(\d+)$/.exec(slug) ?? [];
  return id === undefined ? null : Number(id);
}

/** The owner of the section: used to find and search it, and to remove it together with its entity. */
export function ownerOf(page: EditedPage): { content_type: string | null; object_id: number | null } {
  if (page.id !== null) return { content_type: 'page', object_id: page.id };
  const [, kind = null, number] = /^([a-z]+)-(\d+)$/.exec(sectionOf(page)) ?? [];
  return { content_type: kind, object_id: number ? Number(number) : null };
}

/** Address for editing the page in a language. */
export function editAddress(page: EditedPage, locale: Locale): string {
  return `${page.urls[locale] ?? `/${locale}`}?edit`;
}
