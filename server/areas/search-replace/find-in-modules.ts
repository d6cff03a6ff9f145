import { and, asc, eq, gt } from 'drizzle-orm';
import { can, moduleAccess } from '#contract/accounts/capabilities.ts';
import { nameOfText, textsIn } from '#contract/blocks/block-texts.ts';
import { sectionRevisions, sections } from '../../db/tables/sections.ts';
import { writeMessage } from '../../http/errors/write-message.ts';
import { withHead } from '../sections/head/with-head.ts';
import { normaliseBlock } from '../sections/tree/normalise-block.ts';
import type { Candidate, Part, Search } from './find-texts.ts';
import { ownersOf } from './owners.ts';
import type { ReplacingContext } from './stored-text.ts';

/** Sections that are read at once. */
const chunk = 25;

/** Texts in the drafts of the next sections. */
export async function findInModules(
  ctx: ReplacingContext,
  { search, after }: { search: Search; after: number },
): Promise<Part> {
  const rows = await ctx.db
    .select({ section: sections, body: sectionRevisions.body })
    .from(sections)
    .innerJoin(
      sectionRevisions,
      and(eq(sectionRevisions.sectionId, sections.id), eq(sectionRevisions.number, sections.draftRevision)),
    )
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
