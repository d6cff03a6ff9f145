import { z } from 'zod';
import { articleSummarySchema, productionSummarySchema, withModules } from '../programme/programme.ts';
import { component } from '../base/schema-parts.ts';

export const articleCategorySchema = component('ArticleCategory', { id: z.int(), slug: z.string(), name: z.string() });
export type ArticleCategory = z.infer<typeof articleCategorySchema>;

/** An article with everything its page shows; its modules are the body. */
export const articleSchema = articleSummarySchema
  .extend({
    productions: z.array(productionSummarySchema).describe('Productions that the article is about.'),
    more: z.array(articleSummarySchema).describe('Three other articles, those of the same categories first.'),
    ...withModules,
  })
  .meta({ id: 'Article' });
export type Article = z.infer<typeof articleSchema>;
