import type { Event } from '#contract/programme/programme.ts';

/** `de` when a text of an event fell back to German, otherwise undefined: the language of the page. */
export function fallbackLang({ fallback, lang }: Pick<Event, 'fallback' | 'lang'>, text: string): string | undefined {
  if (!fallback) return lang;
  return fallback.includes(text) ? 'de' : undefined;
}
