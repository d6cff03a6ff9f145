import { z } from 'zod';
import { defineResource } from '../resources/define-resource.ts';
import { publicationState } from '../resources/publication.ts';
import {
  line,
  localizedParagraphs,
  localizedSlug,
  moment,
  position,
  referenceTo,
  requiredLocalizedLine,
  slug,
  uniqueList,
} from '../resources/resource-fields.ts';

export const articlesResource = defineResource({
  name: 'articles',
  schema: 'Article',
  path: 'blog/articles',
  access: 'magazine',
  fields: {
    slug: localizedSlug,
    title: requiredLocalizedLine(),
    teaser: localizedParagraphs(1000),
    author: line(200),
    image_id: referenceTo('pictures').nullable(),
    published_at: moment.describe('Time of publication: visitors see a public article from then on.'),
    state: publicationState,
    show_on_home: z.boolean(),
    category_ids: uniqueList(referenceTo('article-categories'), 20),
    production_ids: uniqueList(referenceTo('productions'), 50).describe('Productions that the article is about.'),
  },
  required: ['title', 'published_at'],
  sorts: ['published_at', 'title', 'author', 'updated_at', 'id'],
  filters: ['state', 'show_on_home'],
  ranges: ['published_at'],
  copy: {
    parts: { picture: ['image_id'], productions: ['production_ids'] },
    hasSection: true,
    dropped: ['show_on_home'],
    changeable: ['title', 'published_at'],
    required: ['published_at'],
  },
});

export const articleCategoriesResource = defineResource({
  name: 'article-categories',
  schema: 'ArticleCategory',
  path: 'blog/categories',
  access: 'magazine',
  fields: { slug, name: requiredLocalizedLine(120), position },
  required: ['name'],
  sorts: ['position', 'name', 'slug', 'id'],
  ordered: true,
});
