import { z } from 'zod';
import { byId, idInAddress, idList, largestId } from '../base/parameters.ts';
import { endpoints } from '../base/endpoint.ts';
import { localizedText } from '../base/localized.ts';
import { newSchema, storedSchema, translationsQuery } from '../resources/define-resource.ts';
import { castLine } from './cast-fields.ts';
import { eventsResource } from './programme-resources.ts';
import { moment, requiredLocalizedLine } from '../resources/resource-fields.ts';
import { component, strictComponent } from '../base/schema-parts.ts';

const { start, end, external_id: number, ...rest } = eventsResource.fields;
/** Fields that the events of a series share: all but their time and their number at the ticket provider. */
const common = newSchema({ ...eventsResource, fields: rest, required: ['title'] });

/** Maximum number of events created at once. */
export const maxDates = 100;

/** A line of the cast as visitors see it, with names. */
const shownLine = z.object({
  role_id: z.int(),
  role: localizedText,
  kind: z.enum(['team', 'cast']),
  person_id: z.int(),
  person: z.string(),
  instead_of_id: z.int().nullable().describe('The person in the cast, if somebody else takes over on this date.'),
  instead_of: z.string().nullable(),
  at: moment.nullable().describe('When the substitution was entered.'),
});
export type ShownLine = z.infer<typeof shownLine>;

const shownCast = component('ShownCast', {
  event_id: z.int(),
  title: z.string(),
  start: moment,
  own: z.boolean().describe('True if the event has its own cast list; otherwise it follows its production.'),
  lines: z.array(shownLine),
  unused: z.array(shownLine).describe('Substitutions whose role is not in the cast any more.'),
});
export type ShownCast = z.infer<typeof shownCast>;

const idOf = z.int().positive().max(largestId);

const call = endpoints({ tag: 'programme', access: 'programme' });

/** Further endpoints for events: creating a series, copying the last cast, substitutions. */
export const eventDatesApi = {
  series: call({
    id: 'createEventSeries',
    method: 'post',
    path: '/{locale}/api/events/series/',
    summary:
      'Creates events that differ in their times only, all or none; with `translations=all`. 422 with the path of the date: `dates.2.start`.',
    query: translationsQuery.required(),
    body: strictComponent('NewEventSeries', {
      event: common.describe('Fields that all events share.'),
      dates: z
        .array(z.strictObject({ start, end: end.optional(), external_id: number.optional() }))
        .min(1)
        .max(maxDates),
    }),
    response: z.object({ events: z.array(storedSchema(eventsResource)) }),
    status: 201,
  }),
  lastCast: call({
    id: 'getLastCast',
    path: '/{locale}/api/events/last-cast/',
    summary: 'Cast list of the last event of a production that has its own; 404 if none has.',
    query: z.object({
      production_id: idInAddress,
      before: moment.optional().describe('Start of the event that needs a cast; if absent, the last event counts.'),
      except: idInAddress.optional().describe('Id of the event that needs a cast; it is ignored in the search.'),
    }),
    response: z.object({
      event_id: z.int(),
      start: moment,
      cast: z.array(castLine),
    }),
  }),
  casts: call({
    id: 'listShownCasts',
    path: '/{locale}/api/events/casts/',
    summary: 'Casts of events with all substitutions: of the given ids, or of a production. By start.',
    query: z.object({
      ids: idList.optional().describe('Comma-separated ids of events.'),
      production_id: idInAddress.optional(),
    }),
    response: z.object({ events: z.array(shownCast) }),
  }),
  substitute: call({
    id: 'substitute',
    method: 'post',
    path: '/{locale}/api/events/substitutions/',
    summary:
      'Another person takes over a line of the cast on the given dates, all or none. 422 `event_ids.2` for an event without that line.',
    body: strictComponent('NewSubstitution', {
      event_ids: z.array(idOf).min(1).max(maxDates),
      role_id: idOf,
      replaced_id: idOf.describe('The person who is shown on the line until now.'),
      person_id: idOf.describe('Who takes over.'),
      notice: requiredLocalizedLine(500)
        .nullable()
        .describe('Text of the change notice that is added to the events; null: none.'),
    }),
    response: z.object({ events: z.array(shownCast) }),
  }),
  takeBack: call({
    id: 'takeBackSubstitution',
    method: 'post',
    path: '/{locale}/api/events/{id}/substitutions/take-back/',
    summary: 'The person in the cast is back; the notice that was added with the substitution goes.',
    params: byId,
    body: strictComponent('SubstitutionTakenBack', { role_id: idOf, instead_of_id: idOf }),
    response: z.object({ events: z.array(shownCast) }),
  }),
};
