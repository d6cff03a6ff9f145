import { type Block, fieldOf, kindOf } from '#contract/blocks/block.ts';
import { isTextKind } from '#contract/fields/field.ts';
import { isEmptyValue } from '#contract/fields/field-value.ts';
import type { Locale } from '#contract/base/locale.ts';
import { walkShown } from '#contract/blocks/omitted.ts';
import type { Operation } from '#contract/blocks/operations.ts';

/** State of a block's English translation. */
export type TranslationState = 'missing' | 'outdated' | 'fine';

/** The translated fields whose English is missing or outdated. */
export function gapsOf(block: Block): { field: string; state: 'missing' | 'outdated' }[] {
  return translatedFields(block).flatMap((field) => {
    const state = fieldState(block, field);
    return state === 'missing' || state === 'outdated' ? [{ field, state }] : [];
  });
}

/** Null when the block has nothing to translate. */
export function stateOf(block: Block): TranslationState | null {
  const states = translatedFields(block).map((field) => fieldState(block, field));
  return states.find((state) => state === 'missing') ?? states.find((state) => state === 'outdated') ?? fineOr(states);
}

function fineOr(states: (TranslationState | null)[]): TranslationState | null {
  return states.includes('fine') ? 'fine' : null;
}

/** Number of blocks of the English page with missing English, and with outdated English. */
export function countGaps(root: Block): { missing: number; outdated: number } {
  const counts = { missing: 0, outdated: 0 };
  for (const block of walkShown(root, 'en')) {
    const state = stateOf(block);
    if (state === 'missing' || state === 'outdated') counts[state] += 1;
  }
  return counts;
}

/** True for a block that has English text but no German text. */
export function lacksGerman(block: Block): boolean {
  return filledFields(block, 'de').length === 0 && filledFields(block, 'en').length > 0;
}

/** The translated fields with a text in a language. */
export function filledFields(block: Block, locale: Locale): string[] {
  return translatedFields(block).filter((field) => !isEmpty(block, field, locale));
}

/**
 * The operation that marks an English text as current: the first one needs it, and a change of one that was there before
 * the German text, which is compared with the German one from then on.
 */
export function firstTranslation(block: Block, field: string, locale: Locale | null): Operation[] {
  const isFirst = isEmpty(block, field, 'en') || (isOriginal(block, field) && !isEmpty(block, field, 'de'));
  const settles = locale === 'en' && isFirst && block.basis?.[field] !== undefined;
  return settles ? [{ op: 'basis', id: block.id, field, value: null }] : [];
}

/** True for an English text that was there before the German one: the German text is the translation. */
function isOriginal(block: Block, field: string): boolean {
  const [basis, definition] = [block.basis?.[field], fieldOf(block.model, field)];
  return basis !== undefined && definition !== undefined && isEmptyValue(definition, basis);
}

function isOutdated(block: Block, field: string): boolean {
  const basis = block.basis?.[field];
  return basis !== undefined && basis !== block.translations.de[field] && !isOriginal(block, field);
}

function translatedFields(block: Block): string[] {
  return Object.entries(kindOf(block.model).fields).flatMap(([name, field]) =>
    // An address in one language holds for both.
    field.translated && isTextKind(field.kind) ? [name] : [],
  );
}

function fieldState(block: Block, field: string): TranslationState | null {
  if (isEmpty(block, field, 'de')) return null;
  if (isEmpty(block, field, 'en')) return 'missing';
  return isOutdated(block, field) ? 'outdated' : 'fine';
}

function isEmpty(block: Block, field: string, locale: Locale): boolean {
  const definition = fieldOf(block.model, field);
  return definition === undefined || isEmptyValue(definition, block.translations[locale][field]);
}
