import { z } from 'zod';
import { idInAddress, inLocale } from '../base/parameters.ts';
import { endpoint } from '../base/endpoint.ts';
import { newSchema, storedSchema, translationsQuery } from '../resources/define-resource.ts';
import { castLine, eventsResource } from './programme-resources.ts';
import { moment } from '../resources/resource-fields.ts';

const { start, end, external_id: number, ...rest } = eventsResource.fields;
/** Fields that the events of a series share: all but their time and their number at the ticket provider. */
const common = newSchema({ ...eventsResource, fields: rest, required: ['title'] });

/** Maximum number of events created at once. */
export const maxDates = 100;

/** Further endpoints for events: creating a series, copying the last cast. */
export const eventDatesApi = {
  series: endpoint({
    id: 'createEventSeries',
    method: 'post',
    path: '/{locale}/api/events/series/',
    tag: 'programme',
    role: 'editor',
    summary:
      'Creates events that differ in their times only, all or none; with `translations=all`. 422 with the path of the date: `dates.2.start`.',
    params: inLocale,
    query: translationsQuery.required(),
    body: z
      .strictObject({
        event: common.describe('Fields that all events share.'),
        dates: z
          .array(z.strictObject({ start, end: end.optional(), external_id: number.optional() }))
          .min(1)
          .max(maxDates),
      })
      .meta({ id: 'NewEventSeries' }),
    response: z.object({ events: z.array(storedSchema(eventsResource)) }),
    status: 201,
  }),
  lastCast: endpoint({
    id: 'getLastCast',
    method: 'get',
    path: '/{locale}/api/events/last-cast/',
    tag: 'programme',
    role: 'editor',
    summary: 'Cast list of the last event of a production that has its own; 404 if none has.',
    params: inLocale,
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
};
