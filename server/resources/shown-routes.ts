import type { OpenAPIHono } from '@hono/zod-openapi';
import { AppError } from '#contract/errors.ts';
import { shownApi } from '#contract/resources-shown.ts';
import { listDepartments } from '../contact/list-departments.ts';
import { listBreakingNews } from '../home/list-breaking-news.ts';
import { listSlides } from '../home/list-slides.ts';
import type { House } from '../house.ts';
import { listArticleCategories } from '../magazine/list-articles.ts';
import { mount } from '../mount.ts';
import { tags } from '../page-cache/tags.ts';
import { listPersonCategories } from '../people/list-persons.ts';
import { listSeasons } from '../programme/list-seasons.ts';
import { listCategories, listVenues } from '../programme/list-venues.ts';

/** A house has some dozens of each of these at most. */
const all = { limit: 1000, offset: 0 };

/** One of a list of few; 404 where it is not among them. */
function pick<T extends { id: number }>(list: T[], id: number): T {
  const found = list.find((one) => one.id === id);
  if (!found) throw new AppError('not_found');
  return found;
}

/** One each of the things that have no page of their own, as visitors see it. */
export function shownRoutes(app: OpenAPIHono, house: House): void {
  programmeRoutes(app, house);
  otherRoutes(app, house);
}

function programmeRoutes(app: OpenAPIHono, house: House): void {
  const { db, clock } = house;
  mount(app, house, shownApi.season, async (call) =>
    pick(await listSeasons(db, call.params.locale, clock(), call), call.params.id),
  );
  mount(app, house, shownApi.category, async ({ params, tags: used }) =>
    pick((await listCategories(db, all, params.locale, used)).results, params.id),
  );
  mount(app, house, shownApi.venue, async ({ params, tags: used }) => {
    used.add(tags.venues);
    return pick((await listVenues(db, all, params.locale)).results, params.id);
  });
}

function otherRoutes(app: OpenAPIHono, house: House): void {
  const { db, clock } = house;
  mount(app, house, shownApi.personCategory, async ({ params, tags: used }) => {
    used.add(tags.persons).add(tags.personCategories);
    return pick((await listPersonCategories(db, all, params.locale, used)).results, params.id);
  });
  mount(app, house, shownApi.articleCategory, async ({ params, tags: used }) => {
    used.add(tags.articleCategories);
    return pick(await listArticleCategories(db, params.locale), params.id);
  });
  mount(app, house, shownApi.department, async ({ params, tags: used }) => {
    used.add(tags.contact);
    return pick((await listDepartments(db, all, params.locale)).results, params.id);
  });
  mount(app, house, shownApi.slide, async ({ params, tags: used, until }) => {
    used.add(tags.home);
    const reader = { locale: params.locale, audience: 'visitor', clock } as const;
    return pick(await listSlides(db, reader, used, until), params.id);
  });
  mount(app, house, shownApi.breakingNews, async ({ params, tags: used, until }) => {
    used.add(tags.breakingNews);
    const reader = { locale: params.locale, audience: 'visitor', clock } as const;
    return pick(await listBreakingNews(db, reader, used, until), params.id);
  });
}
