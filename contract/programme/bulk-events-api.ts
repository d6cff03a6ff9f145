import { z } from 'zod';
import { endpoints } from '../base/endpoint.ts';
import { byId, largestId } from '../base/parameters.ts';
import { undoneFields } from '../resources/change-sets.ts';
import { editingCalls } from '../resources/define-resource.ts';
import { moment } from '../resources/resource-fields.ts';
import { eventsResource } from './programme-resources.ts';
import { conflictSchema, unlistedConflicts } from './season-calendar-api.ts';
import { component, strictComponent } from '../base/schema-parts.ts';

/** Maximum number of events that are changed together. */
export const maxBulkEvents = 500;

/** In a ticket link, replaced by the event's number at the ticket provider. */
export const numberPlaceholder = '{external_id}';

const { venue_id, prices, price_from, price_to, ticket_link, availability, flags, state, public_from } =
  eventsResource.fields;

const changes = strictComponent('BulkEventChange', {
  venue_id: venue_id.optional(),
  clock: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'clock_format')
    .optional()
    .describe('New time of day in Berlin, `19:30`; the day and the duration stay.'),
  shift_minutes: z
    .int()
    .min(-1439)
    .max(1439)
    .optional()
    .describe('Moves the time of day in Berlin by minutes; the day and the duration stay.'),
  prices: prices.optional(),
  price_from: price_from.optional(),
  price_to: price_to.optional(),
  ticket_link: ticket_link
    .optional()
    .describe(`\`${numberPlaceholder}\` is replaced by the number of the event at the ticket provider.`),
  availability: availability.optional(),
  add_flags: flags.optional(),
  remove_flags: flags.optional(),
  state: state.optional(),
  public_from: public_from.optional().describe('Only with the state `public`; null: at once, absent: as it is.'),
});
export type BulkChange = z.infer<typeof changes>;

const change = changes
  .refine((wanted) => Object.keys(wanted).length > 0, 'no_change_chosen')
  .refine(({ clock, shift_minutes: shift }) => clock === undefined || shift === undefined, {
    path: ['shift_minutes'],
    message: 'time_given_twice',
  })
  .refine(({ add_flags: added = [], remove_flags: removed = [] }) => !added.some((flag) => removed.includes(flag)), {
    path: ['remove_flags'],
    message: 'duplicate_entry',
  })
  .refine(({ state: next, public_from: from }) => from === undefined || next === 'public', {
    path: ['public_from'],
    message: 'only_with_public',
  });

const id = z.int().positive().max(largestId);
const problemSchema = z.object({
  field: z.string().describe('Field of the event; empty: the event as a whole.'),
  message: z.string().describe('In the language of the path.'),
});

const plannedEventSchema = component('PlannedEventChange', {
  id: z.int(),
  version: z.string().describe('To be sent with the change.'),
  title: z.string().describe('In the language of the path, else in the other one.'),
  start: moment,
  venue: z.string().describe('Name in the language of the path; empty without one.'),
  changes: z
    .array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() }))
    .describe('Fields that would change, with their values; empty if none would.'),
  problems: z.array(problemSchema).describe('Why it cannot be changed; empty if it can.'),
  conflicts: z.array(conflictSchema).describe('Of venues and persons that the change would make.'),
  is_public: z.boolean().describe('Visitors see it.'),
  will_be_public: z.boolean().describe('Visitors would see it at once after the change.'),
});
export type PlannedEvent = z.infer<typeof plannedEventSchema>;

const lastChangeSchema = z.object({
  id: z.int(),
  at: moment,
  user_name: z.string(),
  count: z.int().describe('Number of changed events.'),
});

const path = '/{locale}/api/events/bulk/';
const call = endpoints({ tag: 'programme', access: 'programme' });

/** Changing many events together, with a preview and one undo. */
export const bulkEventsApi = {
  preview: call({
    id: 'previewBulkEventChange',
    method: 'post',
    path: `${path}preview/`,
    summary: `What a change would do to each of up to ${maxBulkEvents} events, by id or by the filter of the list. Stores nothing. 422 if the filter matches more.`,
    body: z
      .strictObject({
        ids: z.array(id).min(1).max(maxBulkEvents).optional(),
        filter: editingCalls(eventsResource)
          .exportCsv.query.omit({ translations: true })
          .optional()
          .describe('As in the query of the list.'),
        change,
      })
      .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
        path: ['ids'],
        message: 'ids_or_filter',
      })
      .meta({ id: 'BulkEventPreview' }),
    response: z.object({
      events: z.array(plannedEventSchema),
      venues: z.record(z.string(), z.string()).describe('Names of the venues in the changes, by id.'),
      ...unlistedConflicts,
    }),
  }),
  change: call({
    id: 'changeManyEvents',
    method: 'post',
    path,
    summary:
      'Changes events, all or none. 409 with `details.events` if one of them has changed since the preview or cannot be changed.',
    body: strictComponent('BulkEventChanges', {
      events: z
        .array(z.strictObject({ id, version: z.string().max(64) }))
        .min(1)
        .max(maxBulkEvents),
      change,
    }),
    response: z.object({ id: z.int().describe('Of this change, to take it back.'), changed: z.int() }),
  }),
  last: call({
    id: 'getLastBulkEventChange',
    path: `${path}last/`,
    summary: 'The last change of many events that was not taken back.',
    response: z.object({ last: lastChangeSchema.nullable() }),
  }),
  undo: call({
    id: 'takeBulkEventChangeBack',
    method: 'post',
    path: `${path}{id}/take-back/`,
    summary:
      'Takes a change back: its events get their former values in the fields that it changed. Events that were changed since are left. 404 if it was taken back before.',
    params: byId,
    body: z.strictObject({}),
    response: z.object(undoneFields),
  }),
};
