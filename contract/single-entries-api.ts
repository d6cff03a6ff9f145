import { byId } from './base/parameters.ts';
import { departmentSchema } from './contact/contact.ts';
import { endpoint } from './base/endpoint.ts';
import { breakingNewsSchema, slideSchema } from './home/home.ts';
import { articleCategorySchema } from './magazine/magazine.ts';
import { personCategorySchema } from './people/people.ts';
import { eventCategorySchema, seasonSchema, venueSchema } from './programme/programme.ts';

/** Read endpoints for single entries of resources without their own page. */
export const shownApi = {
  season: endpoint({
    params: byId,
    id: 'getSeason',
    path: '/{locale}/api/seasons/{id}/',
    tag: 'programme',
    summary: 'One season.',
    response: seasonSchema,
  }),
  category: endpoint({
    params: byId,
    id: 'getEventCategory',
    path: '/{locale}/api/categories/{id}/',
    tag: 'programme',
    summary: 'One category.',
    response: eventCategorySchema,
  }),
  venue: endpoint({
    params: byId,
    id: 'getVenue',
    path: '/{locale}/api/venues/{id}/',
    tag: 'programme',
    summary: 'One venue.',
    response: venueSchema,
  }),
  personCategory: endpoint({
    params: byId,
    id: 'getPersonCategory',
    path: '/{locale}/api/person-categories/{id}/',
    tag: 'people',
    summary: 'One category of persons.',
    response: personCategorySchema,
  }),
  articleCategory: endpoint({
    params: byId,
    id: 'getArticleCategory',
    path: '/{locale}/api/blog/categories/{id}/',
    tag: 'magazine',
    summary: 'One article category.',
    response: articleCategorySchema,
  }),
  department: endpoint({
    params: byId,
    id: 'getDepartment',
    path: '/{locale}/api/contact/{id}/',
    tag: 'contact',
    summary: 'One department.',
    response: departmentSchema,
  }),
  slide: endpoint({
    params: byId,
    id: 'getSlide',
    path: '/{locale}/api/slides/{id}/',
    tag: 'home',
    summary: 'One slide of the current display period.',
    response: slideSchema,
  }),
  breakingNews: endpoint({
    params: byId,
    id: 'getBreakingNews',
    path: '/{locale}/api/breaking-news/{id}/',
    tag: 'home',
    summary: 'One news item of the current display period.',
    response: breakingNewsSchema,
  }),
};
