import { z } from 'zod';
import {
  day,
  euros,
  languageTag,
  link,
  listOfDifferent,
  longText,
  moment,
  plainText,
  position,
  referenceTo,
  requiredTexts,
  richTexts,
  shortText,
  shownText,
  slug,
  slugs,
} from '../resources/resource-fields.ts';
import { accessOffers } from '../events/access-offers.ts';
import { eventFlags } from './event-flags.ts';
import { defineResource } from '../resources/define-resource.ts';

/** Any key that an event’s flag may be, those of the house’s product included. */
const eventFlag = z
  .string()
  .refine(
    (flag) => (eventFlags as readonly string[]).includes(flag) || /^is_child_[\w-]{1,40}$/.test(flag),
    'no_such_flag',
  );

const count = (maximum: number) => z.int().min(0).max(maximum);

/** Somebody with what they do, named by its id or by its words. */
export const castLine = z.strictObject({
  role_id: referenceTo('roles').optional().describe('What they do; of answers always set.'),
  role: z
    .strictObject({ name: requiredTexts(), kind: z.enum(['team', 'cast']) })
    .optional()
    .describe('The same in words, which then decide; a role that is not there yet is made.'),
  person_id: referenceTo('persons'),
});
export type CastLine = z.infer<typeof castLine>;

const castList = z
  .array(
    castLine.refine(({ role_id: id, role }) => id !== undefined || role !== undefined, {
      path: ['role'],
      message: 'role_missing',
    }),
  )
  .max(400);

/** What somebody does: a part on stage or a task in the creative team; shared by all cast lists. */
export const rolesResource = defineResource({
  name: 'roles',
  schema: 'Role',
  path: 'roles',
  tag: 'programme',
  fields: { name: requiredTexts(), kind: z.enum(['team', 'cast']) },
  required: ['name', 'kind'],
  sorts: ['name', 'kind', 'id'],
  filters: ['kind'],
  editorsOnly: true,
});

export const seasonsResource = defineResource({
  name: 'seasons',
  schema: 'Season',
  path: 'seasons',
  tag: 'programme',
  fields: {
    slug,
    name: requiredTexts(),
    description: longText(),
    starts_on: day.describe('First day in Berlin.'),
    ends_on: day.describe('Last day in Berlin.'),
    image_id: referenceTo('pictures').nullable(),
  },
  required: ['name', 'starts_on', 'ends_on'],
  sorts: ['starts_on', 'name', 'slug', 'id'],
});

export const categoriesResource = defineResource({
  name: 'categories',
  schema: 'EventCategory',
  path: 'categories',
  tag: 'programme',
  fields: { slug, name: requiredTexts(80), position },
  required: ['name'],
  sorts: ['position', 'name', 'slug', 'id'],
});

export const venuesResource = defineResource({
  name: 'venues',
  schema: 'Venue',
  path: 'venues',
  tag: 'programme',
  fields: {
    slug,
    name: requiredTexts(120),
    street: plainText(200),
    postal_code: plainText(20),
    city: plainText(120),
    access: longText(),
    position,
  },
  required: ['name'],
  sorts: ['position', 'name', 'slug', 'id'],
});

export const productionsResource = defineResource({
  name: 'productions',
  schema: 'Production',
  path: 'productions',
  tag: 'programme',
  fields: {
    slug: slugs,
    title: requiredTexts(),
    title_language: languageTag.or(z.literal('')),
    subtitle: shortText().describe('E.g. `Oper in drei Akten`.'),
    composer: plainText(200),
    librettist: shortText(300),
    first_performance: shortText(300).describe('Where and when the work was first performed; may be empty.'),
    category_id: referenceTo('categories').nullable(),
    season_id: referenceTo('seasons').nullable(),
    is_revival: z.boolean(),
    is_highlight: z.boolean(),
    is_online: z.boolean(),
    position,
    teaser: longText(1000).describe('One or two sentences.'),
    description: richTexts(),
    synopsis: richTexts(),
    languages: listOfDifferent(languageTag, 10),
    surtitles: listOfDifferent(languageTag, 10),
    duration_minutes: z.int().min(1).max(1440).nullable(),
    intervals: count(20).nullable(),
    age_from: count(99).nullable(),
    content_notes: longText().describe('What may upset; may be empty.'),
    hero_image_id: referenceTo('pictures').nullable(),
    credits: castList.describe('Creative team and usual cast, in order.'),
    picture_ids: z.array(referenceTo('pictures')).max(60).describe('The slider, in order.'),
    logos: z.array(z.strictObject({ media_id: referenceTo('pictures'), text: shortText(300), link })).max(30),
    questions: z.array(z.strictObject({ question: requiredTexts(300), answer: richTexts(10_000) })).max(50),
    article_ids: listOfDifferent(referenceTo('articles'), 50).describe('Articles about it, in order.'),
  },
  required: ['title'],
  sorts: ['title', 'composer', 'position', 'updated_at', 'id'],
  filters: ['season_id', 'category_id', 'is_online', 'is_highlight', 'is_revival'],
});

/** Its texts as visitors get them. */
export const productionTexts = {
  subtitle: shownText(productionsResource.fields.subtitle),
  librettist: shownText(productionsResource.fields.librettist),
  first_performance: shownText(productionsResource.fields.first_performance),
  teaser: shownText(productionsResource.fields.teaser),
  content_notes: shownText(productionsResource.fields.content_notes),
};

export const eventsResource = defineResource({
  name: 'events',
  schema: 'Event',
  path: 'events',
  tag: 'programme',
  fields: {
    production_id: referenceTo('productions').nullable(),
    slug: slugs,
    title: requiredTexts(),
    title_language: languageTag.or(z.literal('')),
    subtitle: shortText(),
    start: moment,
    end: moment.nullable(),
    venue_id: referenceTo('venues').nullable(),
    category_id: referenceTo('categories').nullable(),
    flags: listOfDifferent(eventFlag, 20),
    availability: z.enum(['available', 'few', 'sold_out', 'cancelled', 'none']),
    price_from: euros.nullable(),
    price_to: euros.nullable(),
    prices: z
      .array(z.strictObject({ name: requiredTexts(120), price: euros, reduced: euros.nullable() }))
      .max(40)
      .describe('Seat categories, best first.'),
    ticket_link: link,
    on_sale_at: moment.nullable(),
    short_text: longText(1000).describe('Empty: that of the production.'),
    long_text: richTexts().describe('Empty: that of the production.'),
    languages: listOfDifferent(languageTag, 10).nullable().describe('Null: those of the production.'),
    surtitles: listOfDifferent(languageTag, 10).nullable().describe('Null: those of the production.'),
    duration_minutes: z.int().min(1).max(1440).nullable(),
    intervals: count(20).nullable(),
    access: listOfDifferent(z.enum(accessOffers), accessOffers.length),
    content_notes: longText(),
    change_notices: z
      .array(z.strictObject({ at: moment, text: requiredTexts(500) }))
      .max(30)
      .describe('Newest first.'),
    image_id: referenceTo('pictures').nullable(),
    external_id: plainText(100).nullable().describe('Its number at the ticket provider.'),
    cast: castList.describe('Who is on the list of this date, in order; empty: the usual cast of the production.'),
  },
  required: ['title', 'start'],
  sorts: ['start', 'title', 'updated_at', 'id'],
  filters: ['production_id', 'venue_id', 'category_id', 'availability'],
  ranges: ['start'],
});

/** Its texts as visitors get them; those with other rules are fields of the answer (`programme.ts`). */
export const eventTexts = {
  content_notes: shownText(eventsResource.fields.content_notes),
};
