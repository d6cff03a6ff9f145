import type { Locale } from '#contract/locale.ts';

/** What a thing is called; where it has a name in each language, in the one given, and in German without one there. */
export function nameOf(state: Record<string, unknown>, locale: Locale = 'de'): string {
  const name = state.title ?? state.name ?? state.old_path ?? '';
  if (typeof name !== 'object' || name === null) return String(name);
  const texts: Partial<Record<Locale, unknown>> = name;
  return String(texts[locale] || texts.de);
}
