import type { Locale } from '../base/locale.ts';
import { locales } from '../base/locale.ts';
import { type Block, fieldOf, type MachineTexts } from './block.ts';
import { defaultValue } from '../fields/field.ts';

/** A text of a block: a translated field in one language. */
export interface TextPlace {
  field: string;
  locale: Locale;
}

/**
 * True for a text that a machine has translated and nobody has read. The mark is the text itself, so that it ends when
 * the text is changed in any way, and is there again when that is undone.
 */
export function isUnread(block: Block, { field, locale }: TextPlace): boolean {
  const text = block.machine?.[locale]?.[field];
  return text !== undefined && text !== '' && text === block.translations[locale][field];
}

/** The texts of a block that a machine has translated and nobody has read. */
export function unreadOf(block: Block): TextPlace[] {
  return locales.flatMap((locale) =>
    Object.keys(block.machine?.[locale] ?? {})
      .map((field) => ({ field, locale }))
      .filter((place) => isUnread(block, place)),
  );
}

/** Returns the block with the machine's text of one field set, or removed if `text` is null. */
export function withMachineText(block: Block, { field, locale }: TextPlace, text: string | null): Block {
  const { [field]: _, ...others } = block.machine?.[locale] ?? {};
  const texts = text === null ? others : { ...others, [field]: text };
  const machine: MachineTexts = {};
  for (const each of locales) {
    const kept = each === locale ? texts : block.machine?.[each];
    if (kept && Object.keys(kept).length > 0) machine[each] = kept;
  }
  const { machine: __, ...rest } = block;
  return Object.keys(machine).length > 0 ? { ...rest, machine } : rest;
}

/** Returns the block without the texts of one language that nobody has read. */
export function withoutUnread(block: Block, locale: Locale): Block {
  const unread = unreadOf(block).filter((place) => place.locale === locale);
  return unread.reduce((rest, place) => {
    const field = fieldOf(block.model, place.field);
    const texts = { ...rest.translations[locale], [place.field]: field ? defaultValue(field) : '' };
    return { ...withMachineText(rest, place, null), translations: { ...rest.translations, [locale]: texts } };
  }, block);
}
