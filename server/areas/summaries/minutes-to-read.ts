import { and, eq, inArray } from 'drizzle-orm';
import { type Block, kindOf } from '#contract/blocks/block.ts';
import { isTextKind } from '#contract/fields/field.ts';
import type { Locale } from '#contract/base/locale.ts';
import { walkShown } from '#contract/blocks/omitted.ts';
import type { RequestContext } from '../../request-context.ts';
import { sectionRevisions, sections } from '../../db/tables/sections.ts';
import { stripTags } from '#text/html-to-text.ts';
import { toMinutes } from '#text/reading/reading-time.ts';
import { wordsOf } from '#text/reading/sentences.ts';

/** Reading time in minutes of the public blocks of articles, by section slug; one query. */
export async function minutesToRead(
  ctx: Pick<RequestContext, 'db' | 'locale'>,
  slugs: string[],
): Promise<Record<string, number>> {
  const { db, locale } = ctx;
  if (slugs.length === 0) return {};
  const isPublic = and(
    eq(sectionRevisions.sectionId, sections.id),
    eq(sectionRevisions.number, sections.publishedRevision),
  );
  const rows = await db
    .select({ slug: sections.slug, body: sectionRevisions.body })
    .from(sections)
    .innerJoin(sectionRevisions, isPublic)
    .where(inArray(sections.slug, slugs));
  return Object.fromEntries(rows.map(({ slug, body }) => [slug, toMinutes(countWords(body, locale))]));
}

/** Number of words of a block and its descendants on the page of a language, with German as fallback. */
export function countWords(root: Block, locale: Locale): number {
  return [...walkShown(root, locale)].reduce((sum, block) => sum + ownWords(block, locale), 0);
}

function ownWords(block: Block, locale: Locale): number {
  const { de, [locale]: own } = block.translations;
  const texts = Object.entries(kindOf(block.model).fields)
    .filter(([, field]) => field.translated && isTextKind(field.kind))
    .map(([name]) => String(own[name] || de[name] || ''));
  return texts.reduce((sum, text) => sum + wordsOf(plain(text)).length, 0);
}

function plain(text: string): string {
  return stripTags(text, ' ').replaceAll(/&[a-z#0-9]+;/gi, ' ');
}
