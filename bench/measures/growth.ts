import { z } from 'zod';
import { type Figure, median } from '../figure.ts';
import { type Call, type LargeBackend, openLargeBackend } from '../setup/large-database.ts';
import { withTemporaryDatabase } from '../setup/record-statements.ts';

type OfficeCall = (office: LargeBackend['office']) => Omit<Call, 'office'>;

const calendar = '/de/api/events/season-calendar/';
const list = '/de/api/events/?translations=all&page_size=25';
/** The time of day of every event changes, so that all conflicts are computed anew. */
const change = { shift_minutes: 30 };

/** Calls that editors wait for; what they ask for has the same amount at every size. */
const officeCalls: Record<string, OfficeCall> = {
  'office calendar, month': ({ month: { from, to } }) => ({ address: `${calendar}?from=${from}&to=${to}` }),
  'office calendar, week': ({ week: { from, to } }) => ({ address: `${calendar}?from=${from}&to=${to}` }),
  'office calendar of a venue': ({ month: { from, to }, venue }) => ({
    address: `${calendar}?from=${from}&to=${to}&venue_id=${venue}`,
  }),
  'conflicts of a move': ({ week, event }) => ({
    address: `${calendar}conflicts/?event_id=${event}&start=${week.from}T12:00:00Z`,
  }),
  'preview of a change of many events': ({ month: { from, to }, production }) => ({
    address: '/de/api/events/bulk/preview/',
    body: { filter: { production_id: String(production), start_from: from, start_to: to }, change },
  }),
  'office list of events in a month': ({ month: { from, to } }) => ({
    address: `${list}&start_from=${from}&start_to=${to}`,
  }),
  'office list of drafts': () => ({ address: `${list}&state=draft` }),
  'office list of archived events': () => ({ address: `${list}&state=archived` }),
  'office list of a venue in a month': ({ month: { from, to }, venue }) => ({
    address: `${list}&venue_id=${venue}&start_from=${from}&start_to=${to}&sort=title`,
  }),
  'office list of events with a word': ({ word }) => ({ address: `${list}&query=${encodeURIComponent(word)}` }),
  'release list of a season': ({ season }) => ({ address: `/de/api/seasons/${season}/release/` }),
  requests: () => ({ address: '/de/api/requests/?open=true' }),
  'versions of an event': ({ event }) => ({ address: `/de/api/events/${event}/versions/` }),
  'full bin': () => ({ address: '/de/api/bin/' }),
};

const sizes = [1000, 100_000, 1_000_000];
const rounds = 120;
const warmUps = 15;
/** Maximum ratio of a call's time at the larger sizes to that at the smallest. */
const maxTimes = 1.5;

/** Requests made in turn for a call, so that one response does not stand for all. */
type Requests = (backend: LargeBackend) => Promise<(string | Call)[]>;

const calls: Record<string, Requests> = {
  'programme page': () => Promise.resolve(['/de/api/events/']),
  'programme page of a category': () => Promise.resolve(['/de/api/events/?category=oper']),
  'programme page, deep': async (backend) => [await deepPage(backend)],
  'production page': typicalProductions,
  'event page': typicalEvents,
  calendar: () => Promise.resolve(['/de/api/calendar/']),
  month: ({ fullMonth }) => Promise.resolve([`/de/api/calendar/month/?month=${fullMonth}`]),
  'search with a full result list': ({ fullAnswer }) => Promise.resolve([`/de/api/search/?query=${fullAnswer}`]),
  // The number of results for these grows with the data, up to the limit.
  search: () => Promise.resolve(['/de/api/search/?query=traviata', '/de/api/search/?query=marlene%20voss']),
  ...Object.fromEntries(
    Object.entries(officeCalls).map(([name, call]): [string, Requests] => [
      name,
      ({ office }) => Promise.resolve([{ ...call(office), office: true }]),
    ]),
  ),
};

/** What do the calls that visitors and editors wait for cost at 1,000, 100,000 and 1,000,000 events on PostgreSQL? */
export async function measureGrowth(postgres: string): Promise<Figure[]> {
  const keep = process.env.BENCH_HOUSES !== undefined;
  const grow = (rest: number[], backends: LargeBackend[]): Promise<Figure[]> => {
    const [size, ...larger] = rest;
    if (size === undefined) return measureAll(backends);
    return withTemporaryDatabase(postgres, { purpose: `growth_${size}`, keep }, async (databaseUrl) => {
      const backend = await openLargeBackend(databaseUrl, size);
      console.log(`  a backend with ${size.toLocaleString('en')} events`);
      try {
        return await grow(larger, [...backends, backend]);
      } finally {
        await backend.database.close();
      }
    });
  };
  return grow(sizes, []);
}

async function measureAll(backends: LargeBackend[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, requests] of Object.entries(calls)) figures.push(await measureCall(name, requests, backends));
  return figures;
}

/** The backends are requested in turn, so that other load affects each of them alike. */
async function measureCall(name: string, requestsOf: Requests, backends: LargeBackend[]): Promise<Figure> {
  const runs = [];
  for (const backend of backends) {
    const addresses = await requestsOf(backend);
    const bytes = JSON.stringify(await backend.request(addresses[0] ?? '')).length;
    // After a first request, so that those that open a connection are not counted.
    const queries = await backend.countQueries(addresses[0] ?? '');
    runs.push({ backend, addresses, queries, bytes, times: addresses.map((): number[] => []) });
  }
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const { backend, addresses, times } of runs) {
      const turn = Math.abs(round) % addresses.length;
      const startedAt = performance.now();
      await backend.request(addresses[turn] ?? '');
      if (round >= 0) times[turn]?.push(performance.now() - startedAt);
    }
  }
  // One median per address, because a median over fast and slow addresses is one of them by chance.
  const usual = runs.map(({ times }) => mean(times.map((each) => median(each))));
  const notes = runs.map(
    ({ backend, bytes }, n) =>
      `${(usual[n] ?? 0).toFixed(1)} ms at ${backend.events.toLocaleString('en')} (${Math.round(bytes / 1000)} kB)`,
  );
  const queries = [...new Set(runs.map((run) => run.queries))];
  return {
    name: `growth, ${name}: 1,000,000 events to 1,000`,
    // The worse of the larger two.
    value: Math.max(...usual.slice(1)) / (usual[0] ?? 1),
    unit: 'times',
    budget: { max: maxTimes },
    note: `${notes.join(', ')}; ${queries.join(' or ')} queries; ${rounds} calls, ${averageName(runs[0]?.addresses.length ?? 0)}`,
  };
}

function averageName(addresses: number): string {
  return addresses === 1 ? 'median' : `mean of the medians of ${addresses} addresses`;
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

const listSchema = z.object({ count: z.int(), next: z.string().nullable() });

/** The page after four fifths of the programme, by the `next` of the previous page. */
async function deepPage(backend: LargeBackend): Promise<string> {
  const { count } = listSchema.parse(await backend.request('/de/api/events/'));
  const page = Math.floor((count * 0.8) / 20);
  const { next } = listSchema.parse(await backend.request(`/de/api/events/?page=${page}`));
  if (next === null) throw new Error('The deep page has no next');
  return next;
}

/** Productions with a typical number of dates, some of them past. */
async function typicalProductions({ database }: LargeBackend): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: number }>(`
    select production_id as id from events group by production_id
    having count(*) filter (where over > now()) > 14 and count(*) between 27 and 33 order by 1 limit 20`);
  return rows.map(({ id }) => `/de/api/productions/${id}/`);
}

/** Coming events of those productions. */
async function typicalEvents(backend: LargeBackend): Promise<string[]> {
  const ids = (await typicalProductions(backend)).map((address) => address.split('/').at(-2));
  const { rows } = await backend.database.pool.query<{ id: number }>(
    `select min(id) as id from events where production_id = any ($1) and over > now() group by production_id order by 1`,
    [ids],
  );
  return rows.map(({ id }) => `/de/api/events/${id}/`);
}

if (import.meta.main) {
  const postgres = process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
  for (const { name, value, note } of await measureGrowth(postgres))
    console.log(`${name}: ${value.toFixed(2)} (${note})`);
}
