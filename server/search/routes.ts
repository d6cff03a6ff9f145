import type { OpenAPIHono } from '@hono/zod-openapi';
import { searchApi } from '#contract/api.ts';
import type { SearchResult } from '#contract/search.ts';
import type { House } from '../house.ts';
import { listAnswer, offsetOf } from '../list-answer.ts';
import { type Call, mount } from '../mount.ts';
import { tags } from '../page-cache/tags.ts';
import type { ListedPart } from './gather-hits.ts';
import { searchAll, searchPart } from './search.ts';
import { suggest } from './suggest.ts';

/** After this an answer is made anew: what is found also changes as evenings pass into the archive. */
const freshFor = 60_000;

function notePictures({ tags: used }: Pick<Call<typeof searchApi.all>, 'tags'>, results: SearchResult[]): void {
  for (const { picture } of results) if (picture) used.add(tags.media(picture.id));
}

/** Search over everything public. */
export function searchRoutes(app: OpenAPIHono, house: House): void {
  const note = ({ tags: used, until }: Pick<Call<typeof searchApi.all>, 'tags' | 'until'>): Date => {
    const now = house.clock();
    used.add(tags.search);
    until.add(new Date(now.getTime() + freshFor));
    return now;
  };

  mount(app, house, searchApi.suggest, async (call) => {
    const now = note(call);
    return suggest(house.db, call.query.query, call.params.locale, now);
  });

  mount(app, house, searchApi.all, async (call) => {
    const now = note(call);
    const found = await searchAll(house.db, { typed: call.query.query, locale: call.params.locale, now });
    for (const { results } of [found.events, found.others, found.archive]) notePictures(call, results);
    return found;
  });

  const mountPart = (part: ListedPart) =>
    mount(app, house, searchApi[part], async (call) => {
      const { query, params, context } = call;
      const asked = { typed: query.query, locale: params.locale, now: note(call) };
      const slice = { limit: query.page_size, offset: offsetOf(query) };
      const found = await searchPart(house.db, part, asked, slice);
      notePictures(call, found.results);
      return listAnswer(context, query, found);
    });
  mountPart('events');
  mountPart('others');
  mountPart('archive');
}
