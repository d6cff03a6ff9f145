import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Block, kindOf, walk } from '#contract/blocks/block.ts';
import { checkBlock } from '#contract/blocks/check-block.ts';
import type { Problem } from '#contract/base/errors.ts';
import type { FieldRules } from '#contract/fields/field-value.ts';
import type { LocalizedText } from '#contract/base/localized.ts';
import type { TransactionContext } from '../../../request-context.ts';
import { media } from '../../../db/tables/media.ts';

const silent: LocalizedText = {
  de: 'Das Bild hat keinen Alternativtext und ist nicht als Schmuck gekennzeichnet',
  en: 'The image has no alternative text and is not marked as decorative',
};

/** Everything that prevents publication of a tree: requirements of its kinds, and pictures without a description. */
export async function findMissing(
  ctx: Pick<TransactionContext, 'db' | 'locale'> & FieldRules,
  tree: Block,
): Promise<Problem[]> {
  const { locale, fieldSettings } = ctx;
  const issues = checkBlock(tree, { strictness: 'published', fieldSettings, locale });
  return [...issues, ...(await silentPictures(ctx, tree))];
}

async function silentPictures(ctx: Pick<TransactionContext, 'db' | 'locale'>, tree: Block): Promise<Problem[]> {
  const { db: tx, locale } = ctx;
  const used = [...walk(tree)].flatMap((block) =>
    Object.entries(kindOf(block.model).fields).flatMap(([name, { kind }]) => {
      const id = block.fields[name];
      return kind === 'image' && typeof id === 'number' ? [{ path: `${block.id}.${name}`, id }] : [];
    }),
  );
  if (used.length === 0) return [];
  const undescribed = and(eq(media.decorative, false), sql`trim(${media.alt} ->> 'de') = ''`);
  const rows = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(inArray(media.id, [...new Set(used.map(({ id }) => id))]), eq(media.kind, 'image'), undescribed));
  const found = new Set(rows.map(({ id }) => id));
  return used.filter(({ id }) => found.has(id)).map(({ path }) => ({ path, message: { text: silent[locale] } }));
}
