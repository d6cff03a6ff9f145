import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Block, kindOf, walk } from '#contract/blocks/block.ts';
import { checkBlock } from '#contract/blocks/check-block.ts';
import type { Problem } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import { isOneOf } from '#contract/base/one-of.ts';
import type { FieldRules } from '#contract/fields/field-value.ts';
import { isFileReference, ownFileUse, type OwnFileUse } from '#contract/fields/own-file.ts';
import { readReference } from '#contract/fields/reference.ts';
import type { LocalizedText } from '#contract/base/localized.ts';
import type { TransactionContext } from '../../../request-context.ts';
import { media } from '../../../db/tables/media.ts';

const silent: LocalizedText = {
  de: 'Das Bild hat keinen Alternativtext und ist nicht als Schmuck gekennzeichnet',
  en: 'The image has no alternative text and is not marked as decorative',
};

/** What a file is expected to be, for messages. */
const wanted: Record<OwnFileUse, LocalizedText> = {
  video: { de: 'ein Film (MP4 oder WebM)', en: 'a film (MP4 or WebM)' },
  audio: { de: 'eine Tonaufnahme (MP3, M4A oder OGG)', en: 'a recording (MP3, M4A or OGG)' },
  captions: { de: 'eine Datei mit Untertiteln (WebVTT)', en: 'a file with captions (WebVTT)' },
};

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
  return [...issues, ...(await silentPictures(ctx, tree)), ...(await unfitFiles(ctx, tree))];
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
  const [start, or] = locale === 'de' ? ['Hier gehört hin:', 'oder'] : ['This has to be', 'or'];
  return `${start} ${uses.map((use) => wanted[use][locale]).join(` ${or} `)}`;
}
