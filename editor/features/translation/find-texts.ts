import { type Block, fieldOf, kindOf, walkWithHead } from '#contract/blocks/block.ts';
import { isEmptyValue } from '#contract/fields/field-value.ts';
import { type Locale, otherLocale } from '#contract/base/locale.ts';
import { walkShown } from '#contract/blocks/omitted.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import { gapsOf } from '../../core/tree/translation-state.ts';

/** What is translated: blocks with their descendants, or one field of a block. */
export interface TranslationScope {
  ids: readonly string[];
  field?: string | undefined;
  target: Locale;
}

/** A text to translate. */
export interface WantedText {
  block: Block;
  field: string;
  rich: boolean;
  text: string;
}

/** The texts of a scope whose translation is missing or outdated, in page order. */
export function findTexts(session: EditSession, { ids, field, target }: TranslationScope): WantedText[] {
  const { root } = session.store;
  const shown = new Set([...(root.head ? [root.head] : []), ...walkShown(root, target)].map(({ id }) => id));
  const chosen = ids.flatMap((id) => {
    const block = session.store.block(id);
    return block ? [...(field === undefined ? walkWithHead(block) : [block])] : [];
  });
  return [...new Map(chosen.map((block) => [block.id, block])).values()]
    .filter(({ id }) => shown.has(id))
    .flatMap((block) =>
      wantedFields(block, target)
        .filter((name) => field === undefined || name === field)
        .flatMap((name) => textIn(block, name, target)),
    );
}

function wantedFields(block: Block, target: Locale): string[] {
  if (target === 'en') return gapsOf(block).map((gap) => gap.field);
  return Object.entries(kindOf(block.model).fields).flatMap(([name, definition]) =>
    definition.translated && isEmptyValue(definition, block.translations.de[name]) ? [name] : [],
  );
}

function textIn(block: Block, field: string, target: Locale): WantedText[] {
  const definition = fieldOf(block.model, field);
  const text = block.translations[otherLocale(target)][field];
  if (!definition || typeof text !== 'string' || isEmptyValue(definition, text)) return [];
  if (definition.kind !== 'line' && definition.kind !== 'lines' && definition.kind !== 'rich') return [];
  return [{ block, field, rich: definition.kind === 'rich', text }];
}
