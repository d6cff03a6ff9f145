import { inLocale } from '../base/parameters.ts';
import { endpoint } from '../base/endpoint.ts';
import { breakingNewsSchema, slideSchema } from './home.ts';
import { listOf, pagingQuery } from '../base/list.ts';

export const homeApi = {
  slides: endpoint({
    id: 'listSlides',
    method: 'get',
    path: '/{locale}/api/slides/',
    tag: 'home',
    summary: 'Slides of the current display period, in order.',
    params: inLocale,
    query: pagingQuery,
    response: listOf(slideSchema),
  }),
  breakingNews: endpoint({
    id: 'listBreakingNews',
    method: 'get',
    path: '/{locale}/api/breaking-news/',
    tag: 'home',
    summary: 'News of the current display period; the site shows the first.',
    params: inLocale,
    query: pagingQuery,
    response: listOf(breakingNewsSchema),
  }),
};
