import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, belongsTo, bothEmpty, localizedText } from '../columns.ts';
import { media } from './media.ts';
import { articles } from './magazine.ts';
import { persons } from './people.ts';
import { events, productions, roles } from './programme.ts';

// Child tables of productions and events; a row is deleted with its owner and with the entity that it references.
const position = () => integer('position').notNull();
const ofProduction = () => belongsTo('production_id', () => productions.id);
const picture = () => belongsTo('media_id', () => media.id);
const person = () => belongsTo('person_id', () => persons.id);
const role = () =>
  integer('role_id')
    .notNull()
    .references(() => roles.id);

/** Creative team and default cast of a production, in the order entered. */
export const productionCredits = pgTable(
  'production_credits',
  {
    productionId: ofProduction(),
    position: position(),
    roleId: role(),
    personId: person(),
    /** Id of a work of the production; null, or that of a deleted work: the whole evening. */
    workId: text('work_id'),
  },
  (table) => [
    primaryKey({ columns: [table.productionId, table.position] }),
    index('production_credits_person').on(table.personId),
  ],
);

/** Pictures of the slider. */
export const productionPictures = pgTable(
  'production_pictures',
  {
    productionId: ofProduction(),
    position: position(),
    mediaId: picture(),
  },
  (table) => [primaryKey({ columns: [table.productionId, table.position] })],
);

/** Logos of partners and sponsors. */
export const productionLogos = pgTable(
  'production_logos',
  {
    productionId: ofProduction(),
    position: position(),
    mediaId: picture(),
    /** Text above the logo: `Mit freundlicher Unterstützung von`. */
    text: localizedText('text').notNull().default(bothEmpty),
    link: text('link').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.productionId, table.position] })],
);

/** Frequently asked questions about a production. */
export const productionQuestions = pgTable(
  'production_questions',
  {
    productionId: ofProduction(),
    position: position(),
    question: localizedText('question').notNull(),
    /** Rich text. */
    answer: localizedText('answer').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productionId, table.position] })],
);

/** Magazine articles about a production. */
export const productionArticles = pgTable(
  'production_articles',
  {
    productionId: ofProduction(),
    articleId: belongsTo('article_id', () => articles.id),
    position: position().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.productionId, table.articleId] }),
    index('production_articles_article').on(table.articleId),
  ],
);

/** Cast of an event, in the order entered. */
export const eventCast = pgTable(
  'event_cast',
  {
    eventId: belongsTo('event_id', () => events.id),
    position: position(),
    roleId: role(),
    personId: person(),
    /** Id of a work of the production; null, or that of a deleted work: the whole evening. */
    workId: text('work_id'),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.position] }),
    // Includes the event, so that the dates of a person are found in the index alone.
    index('event_cast_person').on(table.personId, table.eventId),
  ],
);

/** Another person in one line of the cast of one event; the line keeps its place and the other lines follow the cast. */
export const eventSubstitutions = pgTable(
  'event_substitutions',
  {
    eventId: belongsTo('event_id', () => events.id),
    roleId: role(),
    /** The person in the cast. */
    insteadOfId: belongsTo('instead_of_id', () => persons.id),
    personId: person(),
    /** When it was entered; visitors see the day. */
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.roleId, table.insteadOfId] }),
    index('event_substitutions_person').on(table.personId, table.eventId),
    index('event_substitutions_instead_of').on(table.insteadOfId),
    index('event_substitutions_role').on(table.roleId),
  ],
);
