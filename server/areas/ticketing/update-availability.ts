import { setTimeout as pause } from 'node:timers/promises';
import { and, gt, inArray } from 'drizzle-orm';
import { isUnavailable } from '../../db/postgres-errors.ts';
import { describeError } from '../../platform/reporting/describe-error.ts';
import type { AppContext } from '../../app-context.ts';
import { events } from '../../db/tables/programme.ts';
import { eventsDefinition } from '../programme/resources/events.resource.ts';
import { updateRecord } from '../../resources/write-stored.ts';
import { type PeriodicJob, startPeriodicJob } from '../../platform/periodic-job.ts';
import { type RequestProvider, createProviderClient, ProviderFault } from './provider-client.ts';
import { fetchExport, type OfferedEvent, readExport } from './read-export.ts';

/** Delay in milliseconds between an order and the request; several orders within it cause one request. */
const afterOrder = 400;

export interface Availability extends PeriodicJob {
  /** Schedules an update soon, because a visitor has just ordered something. */
  soon(): void;
}

/**
 * Updates the availability in the programme periodically and after each order. Several processes may run it: each writes
 * what the provider reports, and only differences.
 */
export function startAvailabilityUpdates(
  ctx: AppContext,
  every = 60_000,
  request = createProviderClient(),
): Availability {
  let waiting = false;
  let running: Promise<unknown> = Promise.resolve();

  /** Runs one update at a time; faults of the provider are logged by the requests of visitors. */
  function take(): Promise<unknown> {
    const next = running.then(() => updateAvailability(ctx, request));
    running = next.catch((error: unknown) => {
      if (!(error instanceof ProviderFault) && !isUnavailable(error))
        console.error(`Availability of tickets: ${describeError(error)}`);
    });
    return running;
  }

  const rounds = startPeriodicJob('Availability of tickets', every, take);
  return {
    soon() {
      if (waiting) return;
      waiting = true;
      void Promise.all([running, pause(afterOrder, undefined, { ref: false })]).then(() => {
        waiting = false;
        return take();
      });
    },
    async close() {
      await rounds.close();
      await running;
    },
  };
}

/**
 * Runs one update and returns the ids of changed events; one that is refused does not keep the others from theirs. Throws
 * ProviderFault for an unusable response.
 */
export async function updateAvailability(ctx: AppContext, request: RequestProvider): Promise<number[]> {
  const offered = new Map(parsed(String(await fetchExport(ctx.config, request))).map((offer) => [offer.number, offer]));
  const changed: number[] = [];
  for (const { id, offer } of await differing(ctx, offered)) {
    const fill = (before: Record<string, unknown>) => fieldsOf(offer, before);
    try {
      await updateRecord(ctx, { resource: eventsDefinition, id, version: undefined, fill });
      changed.push(id);
    } catch (error) {
      if (isUnavailable(error)) throw error;
      console.error(`Availability of tickets of event ${id}: ${describeError(error)}`);
    }
  }
  return changed;
}

function parsed(xml: string): OfferedEvent[] {
  try {
    return readExport(xml);
  } catch (error) {
    throw new ProviderFault('rubbish', `the export cannot be read: ${error instanceof Error ? error.message : ''}`);
  }
}

/** Events for which the provider reports other values than stored. */
async function differing(ctx: AppContext, offered: Map<string, OfferedEvent>) {
  if (offered.size === 0) return [];
  const known = await ctx.db
    .select({
      id: events.id,
      number: events.externalId,
      availability: events.availability,
      priceFrom: events.priceFrom,
      priceTo: events.priceTo,
    })
    .from(events)
    .where(and(inArray(events.externalId, [...offered.keys()]), gt(events.over, ctx.clock())));
  return known.flatMap(({ id, number, availability, priceFrom, priceTo }) => {
    const offer = offered.get(number ?? '');
    if (!offer) return [];
    const next = fieldsOf(offer, { availability, price_to: priceTo === null ? null : priceTo / 100 });
    const price = next.price_from === undefined ? priceFrom : Math.round(next.price_from * 100);
    const same = (next.availability ?? availability) === availability && price === priceFrom;
    return same ? [] : [{ id, offer }];
  });
}

/**
 * A cancelled event stays cancelled, and events without ticket sales are ignored. One that is sold out keeps its price for
 * tickets that come back: not every export has prices.
 */
function fieldsOf(
  { availability, priceFrom: from }: OfferedEvent,
  { availability: now, price_to: to }: Record<string, unknown>,
): Partial<{ availability: OfferedEvent['availability']; price_from: number; price_to: number }> {
  if (now === 'cancelled' || now === 'none') return {};
  if (availability === 'sold_out' || from === undefined) return { availability };
  return { availability, price_from: from, ...(typeof to === 'number' && to < from ? { price_to: from } : {}) };
}
