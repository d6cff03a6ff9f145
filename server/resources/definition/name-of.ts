import type { Locale } from '#contract/base/locale.ts';

/** Display name of an entity: a localised name in `locale`, with German as fallback. */
export function nameOf(state: Record<string, unknown>, locale: Locale = 'de'): string {
  const name = state.title ?? state.name ?? state.file_name ?? state.old_path ?? '';
  if (typeof name !== 'object' || name === null) return String(name);
  const texts: Partial<Record<Locale, unknown>> = name;
  return String(texts[locale] || texts.de);
}
