import { z } from 'zod';
import {
  colourOrNone,
  day,
  euros,
  languageTag,
  line,
  link,
  localizedLine,
  localizedParagraphs,
  localizedRichText,
  localizedSlug,
  moment,
  position,
  referenceTo,
  requiredLocalizedLine,
  shownText,
  slug,
  uniqueList,
} from '../resources/resource-fields.ts';
import { accessOffers } from '../events/access-offers.ts';
import { castList, substitutions, workId } from './cast-fields.ts';
import { eventFlags } from './event-flags.ts';
import { isOneOf } from '../base/one-of.ts';
import { defineResource } from '../resources/define-resource.ts';
import { publication } from '../resources/publication.ts';

/** Flags of the contract, and `is_child_{product}` with any product name. */
const eventFlag = z
  .string()
  .refine((flag) => isOneOf(eventFlags, flag) || /^is_child_[\w-]{1,40}$/.test(flag), 'no_such_flag');

/** Maximum number of dates that a moved event remembers. */
export const maxPreviousDates = 20;

const count = (maximum: number) => z.int().min(0).max(maximum);

/** A role on stage or a task in the creative team; shared by all cast lists. */
export const rolesResource = defineResource({
  name: 'roles',
  schema: 'Role',
  access: 'programme',
  fields: { name: requiredLocalizedLine(), kind: z.enum(['team', 'cast']) },
  required: ['name', 'kind'],
  sorts: ['name', 'kind', 'id'],
  filters: ['kind'],
  editorsOnly: true,
});

export const seasonsResource = defineResource({
  name: 'seasons',
  schema: 'Season',
  access: 'programme',
  fields: {
    slug,
    name: requiredLocalizedLine(),
    description: localizedParagraphs(),
    starts_on: day.describe('First day, `YYYY-MM-DD`, Europe/Berlin.'),
    ends_on: day.describe('Last day, included, `YYYY-MM-DD`, Europe/Berlin.'),
    image_id: referenceTo('pictures').nullable(),
    ...publication,
  },
  required: ['name', 'starts_on', 'ends_on'],
  sorts: ['starts_on', 'name', 'slug', 'id'],
  filters: ['state'],
});

export const categoriesResource = defineResource({
  name: 'categories',
  schema: 'EventCategory',
  access: 'programme',
  fields: {
    slug,
    name: requiredLocalizedLine(80),
    position,
    colour: colourOrNone.describe('Colour of the mark beside the name; empty: that of the theme.'),
  },
  required: ['name'],
  sorts: ['position', 'name', 'slug', 'id'],
  ordered: true,
});

export const venuesResource = defineResource({
  name: 'venues',
  schema: 'Venue',
  access: 'programme',
  fields: {
    slug,
    name: requiredLocalizedLine(120),
    street: line(200),
    postal_code: line(20),
    city: line(120),
    access: localizedParagraphs(),
    change_over_minutes: count(600)
      .nullable()
      .describe('Minutes between two events here; null: those of the settings.'),
    position,
  },
  required: ['name'],
  sorts: ['position', 'name', 'slug', 'id'],
  ordered: true,
});

/** One of several works of an evening, such as both halves of a double bill. */
export const workFields = z.strictObject({
  id: workId.optional(),
  title: requiredLocalizedLine(),
  title_language: languageTag.or(z.literal('')),
  composer: line(200),
  librettist: localizedLine(300),
  duration_minutes: z.int().min(1).max(1440).nullable(),
  interval_minutes: z.int().min(1).max(240).nullable().describe('Interval after it; null: none. Ignored for the last.'),
});

export type StoredWork = z.infer<typeof workFields>;

export const productionsResource = defineResource({
  name: 'productions',
  schema: 'Production',
  access: 'programme',
  fields: {
    slug: localizedSlug,
    title: requiredLocalizedLine(),
    title_language: languageTag.or(z.literal('')),
    subtitle: localizedLine().describe('E.g. `Oper in drei Akten`.'),
    composer: line(200),
    librettist: localizedLine(300),
    first_performance: localizedLine(300).describe(
      'Place and date of the first performance of the work; may be empty.',
    ),
    category_id: referenceTo('categories').nullable(),
    season_id: referenceTo('seasons').nullable(),
    is_revival: z.boolean(),
    is_highlight: z.boolean(),
    ...publication,
    position,
    teaser: localizedParagraphs(1000).describe('One or two sentences.'),
    description: localizedRichText(),
    synopsis: localizedRichText(),
    languages: uniqueList(languageTag, 10),
    surtitles: uniqueList(languageTag, 10),
    duration_minutes: z
      .int()
      .min(1)
      .max(1440)
      .nullable()
      .describe('If null, the sum of the works and the intervals between them is shown.'),
    intervals: count(20).nullable().describe('If null, the intervals between the works are counted.'),
    works: z
      .array(workFields)
      .max(12)
      .describe('The works of a double bill, in order; empty for a production of one work.'),
    age_from: count(99).nullable(),
    content_notes: localizedParagraphs().describe('Content warnings; may be empty.'),
    hero_image_id: referenceTo('pictures').nullable(),
    credits: castList.describe('Creative team and default cast, in order.'),
    picture_ids: z.array(referenceTo('pictures')).max(60).describe('Pictures of the gallery, in order.'),
    logos: z.array(z.strictObject({ media_id: referenceTo('pictures'), text: localizedLine(300), link })).max(30),
    questions: z
      .array(z.strictObject({ question: requiredLocalizedLine(300), answer: localizedRichText(10_000) }))
      .max(50),
    article_ids: uniqueList(referenceTo('articles'), 50).describe('Articles about it, in order.'),
  },
  required: ['title'],
  sorts: ['title', 'composer', 'position', 'updated_at', 'id'],
  filters: ['season_id', 'category_id', 'state', 'is_highlight', 'is_revival'],
  copy: {
    parts: {
      credits: ['credits'],
      texts: ['teaser', 'description', 'synopsis', 'content_notes'],
      pictures: ['hero_image_id', 'picture_ids', 'logos'],
      questions: ['questions'],
      articles: ['article_ids'],
    },
    hasSection: true,
    dropped: ['is_highlight', 'position'],
    changeable: ['title', 'season_id', 'is_revival'],
    required: [],
  },
});

/** Texts of a production in the public response. */
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
  access: 'programme',
  fields: {
    production_id: referenceTo('productions').nullable(),
    slug: localizedSlug,
    title: requiredLocalizedLine(),
    title_language: languageTag.or(z.literal('')),
    subtitle: localizedLine(),
    start: moment,
    end: moment.nullable(),
    venue_id: referenceTo('venues').nullable(),
    category_id: referenceTo('categories').nullable(),
    festival_id: referenceTo('festivals').nullable().describe('Festival or series to which it belongs.'),
    flags: uniqueList(eventFlag, 20).describe(
      '`canceled` and `sold out` are not stored: they set `availability`; 422 if another one is sent or, for `sold out`, if the event is cancelled.',
    ),
    availability: z.enum(['available', 'few', 'sold_out', 'cancelled', 'none']),
    replacement_id: referenceTo('events')
      .nullable()
      .describe('Event that takes the place of this one; shown while this one is cancelled and the other one public.'),
    previous_dates: z
      .array(z.strictObject({ start: moment, venue_id: referenceTo('venues').nullable() }))
      .max(maxPreviousDates)
      .describe(
        'Announced dates and venues of a moved event, first one first. If it is not sent, a change of `start` or `venue_id` of a public event that is not over adds the former ones, and going back to one of them removes it and those after it. If it is sent with such a change (for a correction, unchanged), it is stored as sent.',
      ),
    price_from: euros.nullable(),
    price_to: euros.nullable(),
    prices: z
      .array(z.strictObject({ name: requiredLocalizedLine(120), price: euros, reduced: euros.nullable() }))
      .max(40)
      .describe('Seat categories, best first.'),
    ticket_link: link,
    on_sale_at: moment.nullable(),
    short_text: localizedParagraphs(1000).describe('If empty, the value of the production is used.'),
    long_text: localizedRichText().describe('If empty, the value of the production is used.'),
    languages: uniqueList(languageTag, 10).nullable().describe('If null, the value of the production is used.'),
    surtitles: uniqueList(languageTag, 10).nullable().describe('If null, the value of the production is used.'),
    duration_minutes: z.int().min(1).max(1440).nullable(),
    intervals: count(20).nullable(),
    access: uniqueList(z.enum(accessOffers), accessOffers.length),
    content_notes: localizedParagraphs(),
    change_notices: z
      .array(z.strictObject({ at: moment, text: requiredLocalizedLine(500) }))
      .max(30)
      .describe('Newest first.'),
    image_id: referenceTo('pictures').nullable(),
    external_id: line(100).nullable().describe('Number of the event at the ticket provider.'),
    ...publication,
    cast: castList.describe('Cast of this event, in order; if empty, the default cast of the production is used.'),
    substitutions: substitutions.describe(
      'Differences of this event from its cast, which it follows in all other lines.',
    ),
  },
  required: ['title', 'start'],
  sorts: ['start', 'title', 'updated_at', 'id'],
  filters: ['production_id', 'venue_id', 'category_id', 'festival_id', 'availability', 'state'],
  ranges: ['start'],
  copy: {
    parts: {
      cast: ['cast'],
      texts: ['subtitle', 'short_text', 'long_text', 'content_notes'],
      prices: ['price_from', 'price_to', 'prices'],
      picture: ['image_id'],
      tickets: ['ticket_link', 'on_sale_at'],
    },
    dropped: [
      'end',
      'external_id',
      'change_notices',
      'availability',
      'substitutions',
      'replacement_id',
      'previous_dates',
    ],
    changeable: ['title', 'start', 'end'],
    required: ['start'],
  },
});

/** Texts of an event in the public response; texts with other rules are fields in `programme.ts`. */
export const eventTexts = {
  content_notes: shownText(eventsResource.fields.content_notes),
};
