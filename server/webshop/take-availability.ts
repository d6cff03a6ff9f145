import { setTimeout as pause } from 'node:timers/promises';
import { and, gt, inArray } from 'drizzle-orm';
import { isUnavailable } from '../db/is-unavailable.ts';
import { describeError } from '../describe-error.ts';
import type { House } from '../house.ts';
import { events } from '../programme/schema.ts';
import { keptEvents } from '../resources/kept-events.ts';
import { changeStored } from '../resources/write-stored.ts';
import { type Rounds, startRounds } from '../rounds.ts';
import { type AskProvider, createAskProvider } from './ask-provider.ts';
import { fetchExport } from './fetch-export.ts';
import { ProviderFault } from './provider-fault.ts';
import { type OfferedEvent, readExport } from './read-export.ts';

/** Milliseconds between an order and the question what is left; several orders are one question. */
const afterOrder = 400;

export interface Availability extends Rounds {
  /** Asks again in a moment, since somebody has just ordered something. */
  soon(): void;
}

/**
 * Brings what the provider still has into the programme, every so many milliseconds and after each order. Many processes
 * may do so: what is written is what the provider says, and only where it is something else than before.
 */
export function startAvailability(house: House, every = 60_000, ask = createAskProvider()): Availability {
  let waiting = false;
  let running: Promise<unknown> = Promise.resolve();

  /** One after the other; what is wrong with the provider is told by the pages that visitors ask for. */
  function take(): Promise<unknown> {
    const next = running.then(() => takeAvailability(house, ask));
    running = next.catch((error: unknown) => {
      if (!(error instanceof ProviderFault) && !isUnavailable(error))
        console.error(`Availability of tickets: ${describeError(error)}`);
    });
    return running;
  }

  const rounds = startRounds('Availability of tickets', every, async () => {
    await take();
    return 'done';
  });
  return {
    soon() {
      if (waiting) return;
      waiting = true;
      void pause(afterOrder, undefined, { ref: false }).then(() => {
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

/** Asks once; gives back the ids of the events that have changed. Throws ProviderFault where nothing usable comes. */
export async function takeAvailability(house: House, ask: AskProvider): Promise<number[]> {
  const offered = new Map(parsed(await fetchExport(house.config, ask)).map((offer) => [offer.number, offer]));
  const changed: number[] = [];
  for (const { id, offer } of await differing(house, offered)) {
    await changeStored(house, keptEvents, id, undefined, (before) => fieldsOf(offer, before));
    changed.push(id);
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

/** Events of which the provider says something else than the programme. */
async function differing(house: House, offered: Map<string, OfferedEvent>) {
  if (offered.size === 0) return [];
  const known = await house.db
    .select({
      id: events.id,
      number: events.externalId,
      availability: events.availability,
      priceFrom: events.priceFrom,
      priceTo: events.priceTo,
    })
    .from(events)
    .where(and(inArray(events.externalId, [...offered.keys()]), gt(events.over, house.clock())));
  return known.flatMap(({ id, number, availability, priceFrom, priceTo }) => {
    const offer = offered.get(number ?? '');
    if (!offer) return [];
    const next = fieldsOf(offer, { availability, price_to: priceTo === null ? null : priceTo / 100 });
    const price = next.price_from === undefined ? priceFrom : toCents(next.price_from);
    const same = (next.availability ?? availability) === availability && price === priceFrom;
    return same ? [] : [{ id, offer }];
  });
}

/** What is cancelled stays so, and where no tickets are sold the provider has nothing to say. */
function fieldsOf(
  { availability, priceFrom: from }: OfferedEvent,
  { availability: now, price_to: to }: Record<string, unknown>,
): Partial<EventFields> {
  if (now === 'cancelled' || now === 'none') return {};
  if (availability === 'sold_out') return { availability, price_from: null };
  if (from === undefined) return { availability };
  return { availability, price_from: from, ...(typeof to === 'number' && to < from ? { price_to: from } : {}) };
}

interface EventFields {
  availability: OfferedEvent['availability'];
  price_from: number | null;
  price_to: number;
}

function toCents(euros: number | null): number | null {
  return euros === null ? null : Math.round(euros * 100);
}
