import { type Block, walk } from '#contract/blocks/block.ts';
import type { Locale } from '#contract/base/locale.ts';
import { omits, withOmitted } from '#contract/blocks/omitted.ts';
import { changesBetween } from '../compare/tree-changes.ts';

/** Numbers of blocks with unpublished changes. */
export interface LanguageChanges extends Record<Locale, number> {
  /** New blocks with English text, which are published together with the German. */
  newInEnglish: number;
}

/**
 * Counts the blocks with unpublished changes, by language. Structure, pictures and other shared fields count as German;
 * so does a new block, whose English is published with it.
 */
export function changesByLanguage(published: Block, draft: Block): LanguageChanges {
  const known = new Map([...walk(published)].map((block) => [block.id, block]));
  const added = [...walk(draft)].filter(({ id }) => !known.has(id));
  const newInEnglish = added.filter((block) => !omits(block, 'en') && !saysTheSame(block.translations.en, {})).length;
  const english = [...walk(draft)].filter((block) => {
    const before = known.get(block.id);
    if (before === undefined) return false;
    return omits(before, 'en') !== omits(block, 'en') || !saysTheSame(before.translations.en, block.translations.en);
  });
  return {
    de: changesBetween(withoutEnglish(published), withoutEnglish(draft)).size,
    en: english.length,
    newInEnglish,
  };
}

function saysTheSame(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (name) => (one[name] ?? '') === (other[name] ?? ''),
  );
}

function withoutEnglish(block: Block): Block {
  return {
    ...withOmitted(block, 'en', false),
    translations: { de: block.translations.de, en: {} },
    ...(block.columns && {
      columns: block.columns.map(({ children }) => ({ children: children.map(withoutEnglish) })),
    }),
    ...(block.children && { children: block.children.map(withoutEnglish) }),
  };
}
