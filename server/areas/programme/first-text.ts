import type { Locale } from '#contract/base/locale.ts';
import { inLocale, type Localized } from '#contract/base/localized.ts';

/** Texts by the name of their field in the answer; where the first is empty, the next one is shown. */
export type TextSources = Record<string, (Localized<string> | undefined)[]>;

/** The first text that is not empty; `lang` is set if it is the German one for want of an English one. */
export function firstText(texts: TextSources[string], locale: Locale): { text: string; lang?: Locale } {
  for (const stored of texts) {
    const found = stored && inLocale(stored, locale);
    if (found && found.text !== '') return found;
  }
  return { text: '' };
}

/** Names of the texts that are German for want of an English one. */
export function fallbackNames(sources: TextSources, locale: Locale): string[] {
  return Object.entries(sources).flatMap(([name, texts]) => (firstText(texts, locale).lang ? [name] : []));
}
