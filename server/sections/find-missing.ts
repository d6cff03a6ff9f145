import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Block, kindOf, walk } from '#contract/block.ts';
import { checkBlock } from '#contract/check-block.ts';
import type { Issue } from '#contract/errors.ts';
import type { Locale } from '#contract/locale.ts';
import { media } from '../db/schema.ts';
import type { Transaction } from '../house.ts';

const silent: Record<Locale, string> = {
  de: 'Das Bild hat keinen Alternativtext und ist nicht als Schmuck gekennzeichnet',
  en: 'The image has no alternative text and is not marked as decorative',
};

/** Everything that keeps a tree from being public: what its kinds ask for, and pictures that nobody has described. */
export async function findMissing(tx: Transaction, tree: Block, locale: Locale): Promise<Issue[]> {
  return [...checkBlock(tree, 'published', locale), ...(await silentPictures(tx, tree, locale))];
}

async function silentPictures(tx: Transaction, tree: Block, locale: Locale): Promise<Issue[]> {
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
  return used.filter(({ id }) => found.has(id)).map(({ path }) => ({ path, message: silent[locale] }));
}
