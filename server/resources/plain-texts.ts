import type { Locale } from '#contract/base/locale.ts';
import { inLocale, localizedOf } from '#contract/base/localized.ts';
import type { ResourceContract } from '#contract/resources/define-resource.ts';
import { oneLanguage } from '#contract/resources/resource-fields.ts';
import { recordOf } from '#contract/base/records.ts';

type Values = Record<string, unknown>;

/** Returns the stored fields with texts in one language, with German as fallback. */
export function inPlainTexts({ fields }: ResourceContract, state: Values, locale: Locale): Values {
  return Object.fromEntries(
    Object.entries(state).map(([name, value]) => {
      const field = fields[name];
      return [name, field && oneLanguage(field) ? inLocale(localizedOf(value), locale).text : value];
    }),
  );
}

/** Completes texts sent in one language with the stored text of the other language. */
export function inBothLanguages(
  { fields }: ResourceContract,
  { sent, before, locale }: { sent: Values; before: Values; locale: Locale },
): Values {
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => {
      const field = fields[name];
      if (!field || !oneLanguage(field)) return [name, value];
      return [name, { de: '', en: '', ...recordOf(before[name]), [locale]: value }];
    }),
  );
}
