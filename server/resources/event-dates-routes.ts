import type { OpenAPIHono } from '@hono/zod-openapi';
import { eventDatesApi } from '#contract/event-dates-api.ts';
import type { House } from '../house.ts';
import { mount } from '../mount.ts';
import { createSeries } from './create-series.ts';
import { findLastCast } from './last-cast.ts';

/** What is done with dates besides making and changing each by itself. */
export function eventDatesRoutes(app: OpenAPIHono, house: House): void {
  mount(app, house, eventDatesApi.series, async ({ body }) => ({ events: await createSeries(house, body) }));
  mount(app, house, eventDatesApi.lastCast, ({ query }) => findLastCast(house.db, query));
}
