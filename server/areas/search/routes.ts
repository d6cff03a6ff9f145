import type { Backend } from '../../http/backend.ts';
import { searchApi } from '#contract/api.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { SearchResult, SearchOverview } from '#contract/search/search.ts';
import type { AppContext } from '../../app-context.ts';
import { emptySearches } from '../../db/tables/counts.ts';
import { listCounts } from '../../platform/daily-counter.ts';
import { listAnswer, sliceOf, pageOf, type Slice } from '../../http/list-answer.ts';
import { mount, mountQuery, type QueryCall } from '../../http/mount.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import type { ListedPart } from './gather-hits.ts';
import { findHidden, type HiddenResults } from './hidden/find-hidden.ts';
import { searchAll, searchPart } from './search.ts';
import { suggest } from './suggest.ts';

/** Cache lifetime in milliseconds: results also change as events move to the archive. */
const freshFor = 60_000;

function addPictureDependencies(
  { tags: used }: Pick<QueryCall<typeof searchApi.all>, 'tags'>,
  results: SearchResult[],
): void {
  for (const { picture } of results) if (picture) used.add(tags.media(picture.id));
}

/** Longest search that is counted. */
const maxWords = 60;

/** The search page with these words; null for what may name a person: addresses of mails, and long numbers. */
export function addressOfSearch(locale: Locale, typed: string): string | null {
  const words = typed.replaceAll(/\s+/g, ' ').trim().toLowerCase();
  if (words.length < 2 || words.length > maxWords || /@|\/\/|\d[\d\s/-]{4,}/.test(words)) return null;
  return `/${locale}/search?${new URLSearchParams({ q: words })}`;
}

function wordsOf(address: string): string {
  return new URLSearchParams(address.slice(address.indexOf('?'))).get('q') ?? '';
}

/** Search over all public content; in a preview also over what it shows. */
export function searchRoutes(app: Backend, ctx: AppContext): void {
  const note = ({ tags: used, expiresAt }: Pick<QueryCall<typeof searchApi.all>, 'tags' | 'expiresAt'>): Date => {
    const now = ctx.clock();
    used.add(tags.search);
    expiresAt.add(new Date(now.getTime() + freshFor));
    return now;
  };

  mountQuery({ app, ctx }, searchApi.suggest, async (call) => {
    const now = note(call);
    return suggest({ ...call.request, now }, call.query.query);
  });

  mountQuery({ app, ctx }, searchApi.all, async (call) => {
    const now = note(call);
    const found = await searchAll(ctx.db, { ...call.request, typed: call.query.query, now });
    for (const { results } of [found.events, found.others, found.archive]) addPictureDependencies(call, results);
    if (found.count === 0 && !call.request.user)
      ctx.noteEmptySearch?.(addressOfSearch(call.params.locale, call.query.query));
    return withHidden(found, await findHidden(call.request, call.query.query));
  });

  mount({ app, ctx }, searchApi.empty, async ({ query, address }) => {
    const words = query.query.trim().toLowerCase();
    const counted = (await listCounts(ctx.db, emptySearches, ctx.clock()))
      .map((row) => Object.assign(row, { title: wordsOf(row.address) }))
      .filter((row) => row.title.includes(words));
    return listAnswer({ address, query }, pageOf(counted, query));
  });

  const mountPart = (part: ListedPart) =>
    mountQuery({ app, ctx }, searchApi[part], async (call) => {
      const { query, address } = call;
      const request = { ...call.request, typed: query.query, now: note(call) };
      const hidden = (await findHidden(call.request, query.query))[part];
      const found = await pageWithHidden(hidden, sliceOf(query), (rest) =>
        searchPart(ctx.db, { part, request, ...rest }),
      );
      addPictureDependencies(call, found.results);
      return listAnswer({ address, query }, found);
    });
  mountPart('events');
  mountPart('others');
  mountPart('archive');
}

/** The overview with hidden entries first in each part. */
function withHidden(shown: SearchOverview, hidden: HiddenResults): SearchOverview {
  const count = hidden.events.length + hidden.others.length + hidden.archive.length;
  if (count === 0) return shown;
  const part = (name: keyof HiddenResults) => ({
    count: shown[name].count + hidden[name].length,
    results: [...hidden[name], ...shown[name].results],
  });
  return {
    count: shown.count + count,
    events: part('events'),
    others: part('others'),
    archive: part('archive'),
    did_you_mean: null,
  };
}

/** One page of a part that begins with its hidden entries; `read` reads a slice of the public ones. */
async function pageWithHidden(
  hidden: SearchResult[],
  { limit, offset }: Slice,
  read: (slice: Slice) => Promise<{ count: number; results: SearchResult[] }>,
): Promise<{ count: number; results: SearchResult[] }> {
  const first = hidden.slice(offset, offset + limit);
  const rest = await read({ limit: limit - first.length, offset: Math.max(0, offset - hidden.length) });
  return { count: rest.count + hidden.length, results: [...first, ...rest.results] };
}
