import type { Locale } from '#text/languages.ts';
import type { Suggestion } from '#contract/search/search.ts';
import { recordOf } from '#contract/base/records.ts';
import { isKind } from './kind-name.ts';

/** Requests suggestions for a text; throws when unavailable. */
export async function fetchSuggestions(locale: Locale, query: string, signal: AbortSignal): Promise<Suggestion[]> {
  const address = `/${locale}/api/search/autocomplete/?${new URLSearchParams({ query })}`;
  const answer = await fetch(address, { headers: { accept: 'application/json' }, signal });
  if (!answer.ok) throw new Error(`${answer.status} from the suggestions`);
  const found: unknown = await answer.json();
  if (!Array.isArray(found)) throw new Error('The suggestions are no list');
  return found.flatMap((each) => readSuggestion(each) ?? []);
}

function readSuggestion(value: unknown): Suggestion | null {
  if (typeof value === 'string') return value === '' ? null : { text: value, kind: 'page', hint: '', url: '' };
  const { text, kind, hint, url } = recordOf(value);
  if (typeof text !== 'string' || text.trim() === '') return null;
  return {
    text,
    kind: isKind(kind) ? kind : 'page',
    hint: typeof hint === 'string' ? hint : '',
    url: typeof url === 'string' ? url : '',
  };
}
