import { sql } from 'drizzle-orm';
import { type Block, kindOf } from '#contract/blocks/block.ts';
import type { Field } from '#contract/fields/field.ts';
import type { Locale } from '#contract/base/locale.ts';
import { inLocale, type Localized } from '#contract/base/localized.ts';
import { walkShown } from '#contract/blocks/omitted.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import type { SectionRow } from '../revisions/section-row.ts';
import { sectionTexts } from '../../../db/tables/search.ts';
import { referencesOf } from '../references/extract-references.ts';
import { htmlToText } from '#text/html-to-text.ts';

/** Stores the text of a section when it is published; a trigger indexes it under the owner of the section. */
export async function storeSectionText(tx: Database | Transaction, section: SectionRow, root: Block): Promise<void> {
  const text = { de: sectionText(root, 'de'), en: sectionText(root, 'en') };
  const { contentType, objectId } = section;
  const parts = { sharedDe: sharedPartsIn(root, 'de'), sharedEn: sharedPartsIn(root, 'en') };
  await tx
    .insert(sectionTexts)
    .values({ sectionId: section.id, contentType, objectId, ...text, ...parts })
    .onConflictDoUpdate({
      target: sectionTexts.sectionId,
      set: {
        contentType: sql`excluded.content_type`,
        objectId: sql`excluded.object_id`,
        de: sql`excluded.de`,
        en: sql`excluded.en`,
        sharedDe: sql`excluded.shared_de`,
        sharedEn: sql`excluded.shared_en`,
      },
    });
}

/** Ids of the shared parts on the page in one language. */
function sharedPartsIn(root: Block, locale: Locale): number[] {
  const used = [...walkShown(root, locale)].flatMap(referencesOf).filter(({ kind }) => kind === 'shared');
  return [...new Set(used.map(({ id }) => id))];
}

/** All text on the page in one language, with German as fallback. The tree must be normalised. */
export function sectionText(root: Block, locale: Locale): string {
  const found: string[] = [];
  for (const block of walkShown(root, locale)) {
    for (const [name, field] of Object.entries(kindOf(block.model).fields)) {
      if (!field.translated || !isProse(field)) continue;
      const { text } = inLocale(textsOf(block, name), locale);
      if (text !== '') found.push(field.kind === 'rich' ? htmlToText(text) : text);
    }
  }
  return found.join(' ').replaceAll('\0', '');
}

function isProse({ kind }: Field): boolean {
  return kind === 'line' || kind === 'lines' || kind === 'rich';
}

function textsOf({ translations }: Block, name: string): Localized<string> {
  return { de: String(translations.de[name] ?? ''), en: String(translations.en[name] ?? '') };
}
