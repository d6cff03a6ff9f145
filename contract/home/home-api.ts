import { endpoint } from '../base/endpoint.ts';
import { breakingNewsSchema, slideSchema } from './home.ts';
import { listOf, pagingQuery } from '../base/list.ts';

export const homeApi = {
  slides: endpoint({
    id: 'listSlides',
    path: '/{locale}/api/slides/',
    tag: 'home',
    summary: 'Slides of the current display period, in order.',
    query: pagingQuery,
    response: listOf(slideSchema),
  }),
  breakingNews: endpoint({
    id: 'listBreakingNews',
    path: '/{locale}/api/breaking-news/',
    tag: 'home',
    summary: 'News of the current display period; the site shows the first.',
    query: pagingQuery,
    response: listOf(breakingNewsSchema),
  }),
};
