import type { z } from 'zod';
import { eventRowSchema, eventSummarySchema } from '#contract/events/event-summary.ts';
import { personSummarySchema } from '#contract/people/people.ts';
import { articleSummarySchema, personReferenceSchema, productionSummarySchema } from '#contract/programme/programme.ts';
import type { Locale } from '#text/languages.ts';
import { entityAddress } from '../../addresses/entity-address.ts';
import { textIn, type Json } from './read.ts';

/** The screen of entities that have a page of their own. */
const screenOf = new Map<z.ZodType, string>([
  [eventSummarySchema, 'events'],
  [eventRowSchema, 'events'],
  [productionSummarySchema, 'productions'],
  [articleSummarySchema, 'blog'],
  [personSummarySchema, 'artists'],
  [personReferenceSchema, 'artists'],
]);

/**
 * Address of an entity of a backend that sends none, from its slug and id; null where it needs none. An empty address
 * is an answer: the entity has no page.
 */
export function missingAddress(schema: z.ZodType, given: Json, locale: Locale | undefined): string | null {
  const screen = screenOf.get(schema);
  const id = Number(given.id);
  if (screen === undefined || locale === undefined || (given.url !== undefined && given.url !== null)) return null;
  return Number.isInteger(id) && id > 0
    ? entityAddress(screen, locale, textIn(given.slug, locale) || unnamed[screen] || screen, id)
    : null;
}

/** What stands for a slug where a backend has none. */
const unnamed: Record<string, string> = { events: 'event' };
