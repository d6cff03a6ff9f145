import { can, moduleAccess } from '#contract/accounts/capabilities.ts';
import type { Locale } from '#contract/base/locale.ts';
import { type FoundText, type ReplaceCursor, replacingLimits } from '#contract/editing/replacing-api.ts';
import { findPlaces, type Replacement } from '#text/replacing/replace-places.ts';
import { findInRecords } from './find-in-records.ts';
import { type ReplacingContext, seenOf } from './stored-text.ts';
import { asc, gt } from 'drizzle-orm';
import { nameOfText, textsIn } from '#contract/blocks/block-texts.ts';
import { isDraft, sectionRevisions, sections } from '../../db/tables/sections.ts';
import { writeMessage } from '../../http/errors/write-message.ts';
import { withHead } from '../sections/head/with-head.ts';
import { normaliseBlock } from '../sections/tree/normalise-block.ts';
import { ownersOf } from './owners.ts';

export interface Search extends Replacement {
  languages: readonly Locale[];
}

/** Texts of one answer, and milliseconds after which it ends. */
const limits = { texts: 40, time: 700 };

/** A text that may contain the term, without its places. */
export type Candidate = Omit<FoundText, 'places' | 'seen'> & { value: string; rich: boolean };

/** One part of a source: what it contains, and where the next part begins; null at its end. */
export interface Part {
  texts: Candidate[];
  next: number | null;
}

/** The texts that a search finds in the next part of the house, and where to go on. */
export async function findTexts(
  ctx: ReplacingContext,
  search: Search,
  from: ReplaceCursor | null,
): Promise<{ texts: FoundText[]; next: ReplaceCursor | null }> {
  const sources: ((after: number) => Promise<Part>)[] = [
    (after: number) => findInModules(ctx, { search, after }),
    ...ctx.resources
      .filter(({ contract }) => can(ctx.user.role, contract.reading ?? 'office'))
      .map((resource) => (after: number) => findInRecords(ctx, { resource, search, after })),
  ];
  const begun = performance.now();
  const texts: FoundText[] = [];
  let cursor: ReplaceCursor | null = from ?? { source: 0, after: 0 };
  while (cursor && texts.length < limits.texts && performance.now() - begun < limits.time) {
    const source = sources[cursor.source];
    if (!source) return { texts, next: null };
    const part: Part = await source(cursor.after);
    texts.push(...part.texts.flatMap((candidate) => withPlaces(candidate, search)));
    cursor = part.next === null ? nextSource(cursor, sources.length) : { ...cursor, after: part.next };
  }
  return { texts, next: cursor };
}

function nextSource({ source }: ReplaceCursor, count: number): ReplaceCursor | null {
  return source + 1 < count ? { source: source + 1, after: 0 } : null;
}

function withPlaces({ value, rich, ...text }: Candidate, search: Search): FoundText[] {
  const places = findPlaces({ value, rich }, search).slice(0, replacingLimits.places);
  return places.length > 0 ? [{ ...text, seen: seenOf(value), places }] : [];
}

/** Sections that are read at once. */
const chunk = 25;

/** Texts in the drafts of the next sections. */
async function findInModules(
  ctx: ReplacingContext,
  { search, after }: { search: Search; after: number },
): Promise<Part> {
  const rows = await ctx.db
    .select({ section: sections, body: sectionRevisions.body })
    .from(sections)
    .innerJoin(sectionRevisions, isDraft)
    .where(gt(sections.id, after))
    .orderBy(asc(sections.id))
    .limit(chunk);
  const owners = await ownersOf(
    ctx,
    rows.map(({ section }) => section),
  );
  const whole = await Promise.all(
    rows.map(async ({ section, body }) => ({ section, body: await withHead(ctx.db, section, body) })),
  );
  const texts = whole.flatMap(({ section, body }) => {
    const owner = owners.get(section.id);
    if (!owner) return [];
    const refused = can(ctx.user.role, moduleAccess(section.contentType))
      ? null
      : writeMessage('no_right_to_text', ctx.locale);
    return textsIn(normaliseBlock(body), search.languages).map(({ block, field, locale, value, rich }): Candidate => ({
      target: { kind: 'module', slug: section.slug, block: block.id, field, locale },
      owner,
      label: nameOfText(block, field, ctx.locale),
      locale,
      refused,
      is_live: false,
      value,
      rich,
    }));
  });
  return { texts, next: rows.length === chunk ? (rows.at(-1)?.section.id ?? null) : null };
}
