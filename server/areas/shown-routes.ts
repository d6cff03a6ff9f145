import type { OpenAPIHono } from '@hono/zod-openapi';
import { AppError } from '#contract/base/errors.ts';
import { shownApi } from '#contract/single-entries-api.ts';
import { listDepartments } from './contact/list-departments.ts';
import { listBreakingNews, listSlides } from './home/list-announcements.ts';
import type { AppContext } from '../app-context.ts';
import { listArticleCategories } from './magazine/list-articles.ts';
import { mount } from '../http/mount.ts';
import { listPersonCategories } from './people/list-persons.ts';
import { listSeasons } from './programme/list-seasons.ts';
import { listCategories, listVenues } from './programme/list-venues.ts';

/** These lists are short: a few dozen entries at most. */
const all = { limit: 1000, offset: 0 };

/** One entry of a short list; throws 404 if it is not in the list. */
function pick<T extends { id: number }>(list: T[], id: number): T {
  const found = list.find((one) => one.id === id);
  if (!found) throw new AppError('not_found');
  return found;
}

/** Single entities without a page of their own, as visitors see them. */
export function shownRoutes(app: OpenAPIHono, ctx: AppContext): void {
  programmeRoutes(app, ctx);
  otherRoutes(app, ctx);
}

function programmeRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount({ app, ctx }, shownApi.season, async ({ request, params }) => pick(await listSeasons(request), params.id));
  mount({ app, ctx }, shownApi.category, async ({ request, params }) =>
    pick((await listCategories(request, all)).results, params.id),
  );
  mount({ app, ctx }, shownApi.venue, async ({ request, params }) =>
    pick((await listVenues(request, all)).results, params.id),
  );
}

function otherRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount({ app, ctx }, shownApi.personCategory, async ({ request, params }) =>
    pick((await listPersonCategories(request, all)).results, params.id),
  );
  mount({ app, ctx }, shownApi.articleCategory, async ({ request, params }) =>
    pick(await listArticleCategories(request), params.id),
  );
  mount({ app, ctx }, shownApi.department, async ({ request, params }) =>
    pick((await listDepartments(request, all)).results, params.id),
  );
  mount({ app, ctx }, shownApi.slide, async ({ request, params }) => pick(await listSlides(request), params.id));
  mount({ app, ctx }, shownApi.breakingNews, async ({ request, params }) =>
    pick(await listBreakingNews(request), params.id),
  );
}
