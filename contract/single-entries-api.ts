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
    id: 'getSeason',
    path: '/{locale}/api/seasons/{id}/',
    tag: 'programme',
    summary: 'One season.',
    params: byId,
    response: seasonSchema,
  }),
  category: endpoint({
    id: 'getEventCategory',
    path: '/{locale}/api/categories/{id}/',
    tag: 'programme',
    summary: 'One category.',
    params: byId,
    response: eventCategorySchema,
  }),
  venue: endpoint({
    id: 'getVenue',
    path: '/{locale}/api/venues/{id}/',
    tag: 'programme',
    summary: 'One venue.',
    params: byId,
    response: venueSchema,
  }),
  personCategory: endpoint({
    id: 'getPersonCategory',
    path: '/{locale}/api/person-categories/{id}/',
    tag: 'people',
    summary: 'One category of persons.',
    params: byId,
    response: personCategorySchema,
  }),
  articleCategory: endpoint({
    id: 'getArticleCategory',
    path: '/{locale}/api/blog/categories/{id}/',
    tag: 'magazine',
    summary: 'One article category.',
    params: byId,
    response: articleCategorySchema,
  }),
  department: endpoint({
    id: 'getDepartment',
    path: '/{locale}/api/contact/{id}/',
    tag: 'contact',
    summary: 'One department.',
    params: byId,
    response: departmentSchema,
  }),
  slide: endpoint({
    id: 'getSlide',
    path: '/{locale}/api/slides/{id}/',
    tag: 'home',
    summary: 'One slide of the current display period.',
    params: byId,
    response: slideSchema,
  }),
  breakingNews: endpoint({
    id: 'getBreakingNews',
    path: '/{locale}/api/breaking-news/{id}/',
    tag: 'home',
    summary: 'One news item of the current display period.',
    params: byId,
    response: breakingNewsSchema,
  }),
};
