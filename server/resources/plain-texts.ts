import type { Locale } from '#contract/locale.ts';
import { inLocale, type Localized } from '#contract/localized.ts';
import type { ResourceContract } from '#contract/resources-calls.ts';
import { oneLanguage } from '#contract/resources-fields.ts';

type Values = Record<string, unknown>;

/** What is stored, with the texts of its fields in one language, German where that is empty. */
export function inPlainTexts({ fields }: ResourceContract, state: Values, locale: Locale): Values {
  return Object.fromEntries(
    Object.entries(state).map(([name, value]) => {
      const field = fields[name];
      return [name, field && oneLanguage(field) ? inLocale(value as Localized<string>, locale).text : value];
    }),
  );
}

/** What was sent in one language, with the other one as it was before. */
export function inBothLanguages({ fields }: ResourceContract, sent: Values, before: Values, locale: Locale): Values {
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => {
      const field = fields[name];
      if (!field || !oneLanguage(field)) return [name, value];
      const stored = before[name] as Localized<unknown> | undefined;
      return [name, { de: '', en: '', ...stored, [locale]: value }];
    }),
  );
}
