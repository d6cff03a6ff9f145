import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { searchApi } from '#contract/api.ts';
import type { SearchResult, Suggestion } from '#contract/search/search.ts';
import { get, type TestBackend } from '#tests/test-backend.ts';
import type { ListedPart } from './gather-hits.ts';

/** Requests of the search API; responses are parsed with the contract. */
export function askSearch(backend: TestBackend) {
  const address = (locale: string, path: string, query: string) =>
    `/${locale}/api/search/${path}?query=${encodeURIComponent(query)}`;
  return {
    async all(query: string, locale = 'de'): Promise<z.output<typeof searchApi.all.response>> {
      return (await get(backend, address(locale, '', query), searchApi.all.response)).body;
    },
    async part(part: ListedPart, query: string, more = ''): Promise<z.output<typeof searchApi.events.response>> {
      return (await get(backend, address('de', `${part}/`, query) + more, searchApi[part].response)).body;
    },
    async suggested(query: string, locale = 'de'): Promise<Suggestion[]> {
      return (await get(backend, address(locale, 'autocomplete/', query), searchApi.suggest.response)).body;
    },
  };
}

export function titles(results: SearchResult[]): string[] {
  return results.map(({ title }) => title.map(({ text }) => text).join(''));
}

/** A localised text; by default the same in both languages. */
export function both(de: string, en = de): { de: string; en: string } {
  return { de, en };
}

const tables = [
  'events',
  'productions',
  'persons',
  'articles',
  'pages',
  'sections',
  'season_subscriptions',
  'download_directories',
  'search_words',
  'search_spellings',
];

/** Deletes everything that the search can find. */
export async function deleteContent({ ctx }: TestBackend): Promise<void> {
  for (const table of tables) await ctx.db.execute(sql`delete from ${sql.identifier(table)}`);
}
