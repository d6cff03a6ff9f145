import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Block, kindOf, walk } from '#contract/blocks/block.ts';
import { checkBlock } from '#contract/blocks/check-block.ts';
import type { Problem } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import { isOneOf } from '#contract/base/one-of.ts';
import type { FieldRules } from '#contract/fields/field-value.ts';
import { isFileReference, ownFileUse, type OwnFileUse } from '#contract/fields/own-file.ts';
import { readReference } from '#contract/fields/reference.ts';
import type { TransactionContext } from '../../../request-context.ts';
import type { Transaction } from '../../../db/database.ts';
import { media } from '../../../db/tables/media.ts';
import { serverText } from '../../../platform/server-text.ts';

/**
 * Everything that prevents publication of a tree: requirements of its kinds, pictures without a description, and files
 * that cannot be played where they were chosen.
 */
export async function findMissing(
  ctx: Pick<TransactionContext, 'db' | 'locale'> & FieldRules,
  tree: Block,
): Promise<Problem[]> {
  const { locale, fieldSettings } = ctx;
  const issues = checkBlock(tree, { strictness: 'published', fieldSettings, locale });
  return [...issues, ...(await silentPictures(ctx.db, tree)), ...(await unfitFiles(ctx, tree))];
}

async function silentPictures(tx: Transaction, tree: Block): Promise<Problem[]> {
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
  return used.filter(({ id }) => found.has(id)).map(({ path }) => ({ path, message: 'picture_undescribed' }));
}

interface ChosenFile {
  path: string;
  id: number;
  uses: readonly OwnFileUse[];
}

/** Files of the library in fields that need a film, a recording or captions, but are something else. */
async function unfitFiles(ctx: Pick<TransactionContext, 'db' | 'locale'>, tree: Block): Promise<Problem[]> {
  const { db: tx, locale } = ctx;
  const chosen = [...walk(tree)].flatMap(filesIn);
  if (chosen.length === 0) return [];
  const rows = await tx
    .select({ id: media.id, fileName: media.fileName })
    .from(media)
    .where(inArray(media.id, [...new Set(chosen.map(({ id }) => id))]));
  const useOf = new Map(rows.map(({ id, fileName }) => [id, ownFileUse(fileName)]));
  return chosen
    .filter(({ id, uses }) => !isOneOf(uses, useOf.get(id)))
    .map(({ path, uses }) => ({ path, message: { text: unfitText(uses, locale) } }));
}

function filesIn(block: Block): ChosenFile[] {
  return Object.entries(kindOf(block.model).fields).flatMap(([name, field]) => {
    const value = block.fields[name];
    if ((field.kind !== 'link' && field.kind !== 'embed') || !field.files || typeof value !== 'string') return [];
    const reference = isFileReference(value) ? readReference(value) : null;
    return reference ? [{ path: `${block.id}.${name}`, id: reference.id, uses: field.files }] : [];
  });
}

function unfitText(uses: readonly OwnFileUse[], locale: Locale): string {
  const kinds = uses.map((use) => serverText(`file.${use}`, locale));
  const list = new Intl.ListFormat(locale, { type: 'disjunction' }).format(kinds);
  return serverText('file.wanted', locale, { kinds: list });
}
