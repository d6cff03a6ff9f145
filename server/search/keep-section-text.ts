import { sql } from 'drizzle-orm';
import { type Block, kindOf } from '#contract/block.ts';
import type { Field } from '#contract/field.ts';
import type { Locale } from '#contract/locale.ts';
import { inLocale, type Localized } from '#contract/localized.ts';
import { walkShown } from '#contract/omitted.ts';
import type { Database, Transaction } from '../house.ts';
import type { SectionRow } from '../sections/section-row.ts';
import { plainText } from './plain-text.ts';
import { sectionTexts } from './schema.ts';

/** Keeps the words of a section that becomes public; the database files them under the thing that it belongs to. */
export async function keepSectionText(tx: Database | Transaction, section: SectionRow, root: Block): Promise<void> {
  const text = { de: sectionText(root, 'de'), en: sectionText(root, 'en') };
  const { contentType, objectId } = section;
  await tx
    .insert(sectionTexts)
    .values({ sectionId: section.id, contentType, objectId, ...text })
    .onConflictDoUpdate({
      target: sectionTexts.sectionId,
      set: {
        contentType: sql`excluded.content_type`,
        objectId: sql`excluded.object_id`,
        de: sql`excluded.de`,
        en: sql`excluded.en`,
      },
    });
}

/** Everything that is written on the page of a language, German where that is empty. The tree has to be a normalised one. */
export function sectionText(root: Block, locale: Locale): string {
  const found: string[] = [];
  for (const block of walkShown(root, locale)) {
    for (const [name, field] of Object.entries(kindOf(block.model).fields)) {
      if (!field.translated || !isProse(field)) continue;
      const { text } = inLocale(textsOf(block, name), locale);
      if (text !== '') found.push(field.kind === 'rich' ? plainText(text) : text);
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
