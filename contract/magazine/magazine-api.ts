import { z } from 'zod';
import { byId, editable } from '../base/parameters.ts';
import { endpoint } from '../base/endpoint.ts';
import { listOf, pagingQuery } from '../base/list.ts';
import { articleCategorySchema, articleSchema } from './magazine.ts';
import { articleSummarySchema } from '../programme/programme.ts';

const articles = endpoint({
  id: 'listArticles',
  path: '/{locale}/api/blog/articles/',
  tag: 'magazine',
  summary: 'Articles, newest first.',
  query: pagingQuery.extend({
    show_on_home: z
      .enum(['True', 'False', 'true', 'false'])
      .optional()
      .describe('`True`: only entries for the home page.'),
    categories__slug: z.string().max(80).optional().describe('Slug of an article category.'),
  }),
  response: listOf(articleSummarySchema),
});

export const magazineApi = {
  articles,
  blog: endpoint({ ...articles, id: 'listBlog', path: '/{locale}/api/blog/', summary: 'Articles, newest first.' }),
  article: endpoint({
    id: 'getArticle',
    path: '/{locale}/api/blog/articles/{id}/',
    tag: 'magazine',
    summary: 'One article.',
    params: byId,
    query: editable,
    response: articleSchema,
  }),
  categories: endpoint({
    id: 'listArticleCategories',
    path: '/{locale}/api/blog/categories/',
    tag: 'magazine',
    summary: 'Article categories.',
    query: pagingQuery,
    response: listOf(articleCategorySchema),
  }),
};
