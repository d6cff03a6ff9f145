import { z } from 'zod';
import { defineResource } from './resources/define-resource.ts';
import {
  emailAddress,
  link,
  listOfDifferent,
  longText,
  moment,
  plainText,
  position,
  referenceTo,
  requiredText,
  requiredTexts,
  richTexts,
  shortText,
  slug,
  slugs,
  webAddress,
} from './resources/resource-fields.ts';

export const personsResource = defineResource({
  name: 'persons',
  schema: 'Person',
  path: 'persons',
  tag: 'people',
  fields: {
    slug: slugs,
    name: requiredText(200).describe('As it is printed: `KS Marlene Voss`.'),
    sort_name: plainText(200).describe('What it is sorted by; made from the name where it is empty.'),
    is_group: z.boolean(),
    profession: shortText(),
    biography: richTexts(),
    website: webAddress,
    image_id: referenceTo('pictures').nullable(),
    is_online: z.boolean().describe('False: no page of their own, only a name on cast lists.'),
    categories: z
      .array(
        z.strictObject({
          category_id: referenceTo('person-categories'),
          position: position.describe('Order within the category; by name where equal.'),
        }),
      )
      .max(50)
      .refine((all) => new Set(all.map((one) => one.category_id)).size === all.length, 'duplicate_entry'),
  },
  required: ['name'],
  sorts: ['sort_name', 'name', 'updated_at', 'id'],
  filters: ['is_online', 'is_group'],
});

export const personCategoriesResource = defineResource({
  name: 'person-categories',
  schema: 'PersonCategory',
  path: 'person-categories',
  tag: 'people',
  fields: { slug, name: requiredTexts(120), position },
  required: ['name'],
  sorts: ['position', 'name', 'slug', 'id'],
});

const clock = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'time_format')
  .describe('Berlin time, `10:00`.');

const openingHours = z.strictObject({
  weekdays: listOfDifferent(z.int().min(1).max(7), 7)
    .refine((days) => days.length > 0, 'day_missing')
    .describe('Monday is 1, Sunday 7.'),
  from: clock,
  to: clock,
});

export const departmentsResource = defineResource({
  name: 'departments',
  schema: 'Department',
  path: 'contact',
  tag: 'contact',
  fields: {
    slug,
    name: requiredTexts(120),
    description: longText(),
    phone: plainText(60),
    email: emailAddress,
    opening_hours: z.array(openingHours).max(20),
    position,
    people: z
      .array(
        z.strictObject({
          name: requiredText(120),
          role: shortText(120),
          phone: plainText(60),
          email: emailAddress,
        }),
      )
      .max(60)
      .describe('In order.'),
  },
  required: ['name'],
  sorts: ['position', 'name', 'id'],
});

export const articlesResource = defineResource({
  name: 'articles',
  schema: 'Article',
  path: 'blog/articles',
  tag: 'magazine',
  fields: {
    slug: slugs,
    title: requiredTexts(),
    teaser: longText(1000),
    author: plainText(200),
    image_id: referenceTo('pictures').nullable(),
    published_at: moment.describe('Public from this moment.'),
    is_online: z.boolean(),
    show_on_home: z.boolean(),
    category_ids: listOfDifferent(referenceTo('article-categories'), 20),
    production_ids: listOfDifferent(referenceTo('productions'), 50).describe('What it is about.'),
  },
  required: ['title', 'published_at'],
  sorts: ['published_at', 'title', 'author', 'updated_at', 'id'],
  filters: ['is_online', 'show_on_home'],
  ranges: ['published_at'],
});

export const articleCategoriesResource = defineResource({
  name: 'article-categories',
  schema: 'ArticleCategory',
  path: 'blog/categories',
  tag: 'magazine',
  fields: { slug, name: requiredTexts(120), position },
  required: ['name'],
  sorts: ['position', 'name', 'slug', 'id'],
});

export const directoriesResource = defineResource({
  name: 'download-directories',
  schema: 'DownloadDirectory',
  path: 'download-directories',
  tag: 'press',
  fields: {
    slug: slugs,
    title: requiredTexts(),
    description: longText(),
    terms: longText(),
    production_id: referenceTo('productions').nullable(),
    published_at: moment.describe('Public from this moment.'),
    is_online: z.boolean(),
    files: z
      .array(z.strictObject({ media_id: referenceTo('media'), title: shortText(300) }))
      .max(300)
      .describe('In order; without a title it is the caption of the medium.'),
  },
  required: ['title', 'published_at'],
  sorts: ['published_at', 'title', 'updated_at', 'id'],
  filters: ['is_online', 'production_id'],
  ranges: ['published_at'],
});

/** What slides and breaking news have in common. */
const announced = {
  text: longText(500),
  link,
  link_text: shortText(80),
  position,
  is_online: z.boolean(),
  starts_at: moment.nullable().describe('Shown from then on; null: always.'),
  ends_at: moment.nullable().describe('Shown until then; null: always.'),
};

export const slidesResource = defineResource({
  name: 'slides',
  schema: 'Slide',
  path: 'slides',
  tag: 'home',
  fields: {
    title: requiredTexts(),
    preline: shortText(),
    ...announced,
    image_id: referenceTo('pictures').nullable(),
  },
  required: ['title'],
  sorts: ['position', 'title', 'starts_at', 'id'],
  filters: ['is_online'],
});

export const breakingNewsResource = defineResource({
  name: 'breaking-news',
  schema: 'BreakingNews',
  path: 'breaking-news',
  tag: 'home',
  fields: { title: requiredTexts(), ...announced },
  required: ['title'],
  sorts: ['position', 'title', 'starts_at', 'id'],
  filters: ['is_online'],
});
