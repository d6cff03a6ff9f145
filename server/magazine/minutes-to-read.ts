import { and, eq, inArray } from 'drizzle-orm';
import { type Block, kindOf } from '#contract/block.ts';
import type { Field } from '#contract/field.ts';
import type { Locale } from '#contract/locale.ts';
import { walkShown } from '#contract/omitted.ts';
import { sectionRevisions, sections } from '../db/schema.ts';
import type { Database } from '../house.ts';

const wordsAMinute = 200;
const prose = new Set<Field['kind']>(['line', 'lines', 'rich']);

/** Minutes that the public blocks of articles take to read, by the section's slug; one query. */
export async function minutesToRead(db: Database, slugs: string[], locale: Locale): Promise<Record<string, number>> {
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

/** One at least. */
export function toMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsAMinute));
}

/** Words of a block and of what stands below it on the page of a language, German ones where that is empty. */
export function countWords(root: Block, locale: Locale): number {
  return [...walkShown(root, locale)].reduce((sum, block) => sum + ownWords(block, locale), 0);
}

function ownWords(block: Block, locale: Locale): number {
  const { de, [locale]: own } = block.translations;
  const texts = Object.entries(kindOf(block.model).fields)
    .filter(([, field]) => field.translated && prose.has(field.kind))
    .map(([name]) => String(own[name] || de[name] || ''));
  return texts.reduce((sum, text) => sum + wordsOf(text), 0);
}

function wordsOf(text: string): number {
  const plain = text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&[a-z#0-9]+;/gi, ' ');
  return plain.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}
