import { isModel } from '#contract/blocks/block.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { SharedPart } from '#contract/editing/patterns/shared-parts-api.ts';
import type { PatternEntry } from '#contract/editing/patterns/patterns-api.ts';
import type { Model } from '#modules/schemas.ts';
import { m } from '#messages/paraglide/messages.js';
import { useEditor, useRead } from '../../core/editor-context.ts';
import type { InsertEntry } from './find-entries.ts';

/** The patterns of the house whose modules are all allowed; none while they are loading, and without a connection. */
export function usePatternEntries(allowed: readonly Model[]): InsertEntry[] {
  const { session } = useEditor();
  const { answer } = useRead(async (reading) =>
    import('../patterns/read-patterns.ts').then(({ readPatterns }) => readPatterns(reading)),
  );
  const patterns = (answer ?? []).filter(({ models }) =>
    models.every((model) => isModel(model) && allowed.includes(model)),
  );
  return patternEntries(patterns, session.locale);
}

/** The shared parts of the house, where one is allowed; none while they are loading, and without a connection. */
export function useSharedEntries(allowed: readonly Model[]): InsertEntry[] {
  const { session } = useEditor();
  const isAllowed = allowed.includes('sharedpart');
  const { answer: parts } = useRead(
    async (reading) =>
      isAllowed ? import('../patterns/read-patterns.ts').then(({ readSharedParts }) => readSharedParts(reading)) : null,
    `${isAllowed}`,
  );
  return isAllowed && parts ? sharedEntries(parts, session.locale) : [];
}

/** The entries for shared parts, found by the words of their name in both languages. */
export function sharedEntries(parts: readonly SharedPart[], locale: Locale): InsertEntry[] {
  return parts.map((shared) => ({
    key: `shared-${shared.id}`,
    model: 'sharedpart',
    shared,
    name: shared.title[locale] || shared.title.de,
    about: m.editor_shared_part(),
    words: [...Object.values(shared.title), m.editor_shared_parts()].filter(Boolean),
  }));
}

/** The entries for patterns, found by the words of their name and description in both languages. */
export function patternEntries(patterns: readonly PatternEntry[], locale: Locale): InsertEntry[] {
  return patterns.map((pattern) => {
    const { id, title, description, models } = pattern;
    return {
      key: `pattern-${id}`,
      model: models.find(isModel) ?? 'container',
      pattern,
      name: title[locale] || title.de,
      about: description[locale] || description.de,
      words: [...Object.values(title), ...Object.values(description), m.editor_patterns()].filter(Boolean),
    };
  });
}
