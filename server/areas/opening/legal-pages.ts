import { and, eq, sql } from 'drizzle-orm';
import { isRecord, keysOf } from '#contract/base/records.ts';
import { isPage, pages } from '../../db/tables/pages.ts';
import { isPublishedRevision, sectionRevisions, sections } from '../../db/tables/sections.ts';
import type { Database } from '../../db/database.ts';

/** The pages that the law requires. */
type LegalPage = 'imprint' | 'privacy' | 'accessibility';

/**
 * Their German paths. Consent dialog and newsletter form link to the first two; the statement about accessibility often
 * stands below another page.
 */
const paths: Record<LegalPage, RegExp> = {
  imprint: /^impressum$/,
  privacy: /^datenschutz$/,
  accessibility: /(?:^|\/)(?:erklaerung-zur-)?barrierefreiheit$/,
};
const kinds = keysOf(paths);
const anyPath = '(impressum|datenschutz|barrierefreiheit)$';

export interface LegalPageState {
  id: number;
  /** Online, with published content. */
  isPublic: boolean;
  placeholders: number;
}

/** The pages that the law requires, as far as they exist. */
export async function readLegalPages(db: Database): Promise<Partial<Record<LegalPage, LegalPageState>>> {
  const rows = await db
    .select({ id: pages.id, path: pages.pathDe, isOnline: pages.isOnline, body: sectionRevisions.body })
    .from(pages)
    .leftJoin(sections, and(eq(sections.contentType, 'page'), eq(sections.objectId, pages.id)))
    .leftJoin(sectionRevisions, isPublishedRevision)
    .where(and(isPage, sql`${pages.pathDe} ~ ${anyPath}`))
    .orderBy(pages.pathDe);
  const found: Partial<Record<LegalPage, LegalPageState>> = {};
  for (const { id, path, isOnline, body } of rows) {
    const kind = kinds.find((each) => paths[each].test(path));
    const isPublic = isOnline && body !== null && textsIn(body).some((text) => text.trim() !== '');
    if (kind && (!found[kind] || isPublic)) found[kind] = { id, isPublic, placeholders: countPlaceholders(body) };
  }
  return found;
}

/**
 * A placeholder is a text in brackets, as the starter texts have them: `[Name des Trägers]`. `post [at] house [dot]
 * example` is a complete address, written so that programs do not read it.
 */
const placeholder = /\[(?!\s*(?:at|ät|dot|punkt)\s*\])[^[\]<>]{2,200}\]/gi;

export function countPlaceholders(body: unknown): number {
  return textsIn(body).reduce((sum, text) => sum + (text.match(placeholder)?.length ?? 0), 0);
}

/** All texts of the modules of a tree, in both languages. */
function textsIn(value: unknown, isText = false): string[] {
  if (typeof value === 'string') return isText ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((entry) => textsIn(entry));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, entry]) =>
    name === 'head' ? [] : textsIn(entry, isText || name === 'translations'),
  );
}
