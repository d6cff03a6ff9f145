import type { OpenAPIHono } from '@hono/zod-openapi';
import { homeApi } from '#contract/api.ts';
import type { House } from '../house.ts';
import { listAnswer, pageOf } from '../list-answer.ts';
import { mount } from '../mount.ts';
import { tags } from '../page-cache/tags.ts';
import { listBreakingNews } from './list-breaking-news.ts';
import { listSlides } from './list-slides.ts';

/** What the house shows first: slides, and news that cannot wait. */
export function homeRoutes(app: OpenAPIHono, house: House): void {
  mount(app, house, homeApi.slides, async ({ params, query, tags: used, until, context }) => {
    used.add(tags.home);
    const reader = { locale: params.locale, audience: 'visitor', clock: house.clock } as const;
    return listAnswer(context, query, pageOf(await listSlides(house.db, reader, used, until), query));
  });

  mount(app, house, homeApi.breakingNews, async ({ params, query, tags: used, until, context }) => {
    used.add(tags.breakingNews);
    const reader = { locale: params.locale, audience: 'visitor', clock: house.clock } as const;
    return listAnswer(context, query, pageOf(await listBreakingNews(house.db, reader, used, until), query));
  });
}
