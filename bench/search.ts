import path from 'node:path';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase, type OpenDatabase } from '#server/db/open-database.ts';
import { searchAll, searchPart } from '#server/search/search.ts';
import { suggest } from '#server/search/suggest.ts';
import type { Figure } from './figure.ts';
import { withOwnDatabase } from './own-database.ts';
import { fillSearchHouse, things } from './search-house.ts';

/** Plain, beginnings, typing errors, one letter, words that stand everywhere, words that stand nowhere, and nonsense. */
const queries = [
  ...[
    'Zauberflöte',
    'Carmen',
    'Jenufa',
    'Fidelio',
    'Großes Haus',
    'Oper',
    'Premiere',
    'Verdi',
    'Marlene Voss',
    'Müller',
  ],
  ...[
    'La traviata',
    'traviata',
    'Vorstellung',
    'La traviata Vorstellung',
    'La traviata – Vorstellung 12345',
    'traviata 777',
  ],
  ...['Die Zauberflöte 33', 'Gespräch Carmen', 'Orchester Stimmen leuchten', 'die und der', 'Abend im Großen Haus'],
  ...['tr', 'Zau', 'zauberfl', 'vorst', 'ma', 'gesp', 'Marl', 'Vorstellungka', 'makalimu'],
  ...['a', 'v', 'Trawiata', 'Zauberflöhte', 'Vorstelung', 'Vohrstellungkali', 'Makalymu Forstelung', 'Karmen Ferdi'],
  ...['xyzzy', 'Bratwurst Traviata', 'Vorstellung '.repeat(800), `(":*&|!') or 1=1; -- <b>%_ 😀`],
];

interface Timed {
  /** Milliseconds of every statement of a call, in the order of the queries. */
  calls: { name: string; statements: number[] }[];
}

/** How long do the statements of a search take among 100,000 things in both languages, most of which look alike? */
export async function measureSearch(folder: string, postgres: string | undefined): Promise<Figure[]> {
  const figures: Figure[] = [];
  if (postgres)
    await withOwnDatabase(postgres, 'search', async (databaseUrl) => {
      figures.push(
        ...(await measureOn('PostgreSQL', await openDatabase({ databaseUrl, databasePool: 2, dataDir: folder }))),
      );
    });
  const dataDir = path.join(folder, 'search');
  figures.push(
    ...(await measureOn('embedded', await openDatabase({ databaseUrl: undefined, databasePool: 1, dataDir }))),
  );
  return figures;
}

async function measureOn(engine: 'PostgreSQL' | 'embedded', database: OpenDatabase): Promise<Figure[]> {
  try {
    await migrate(database);
    await fillSearchHouse(database.db, (line) => console.log(`  ${engine}: ${line}`));
    await timeCalls(database);
    return figuresOf(engine, await timeCalls(database));
  } finally {
    await database.close();
  }
}

/** Makes every call for every query, and notes what the database took for each statement. */
async function timeCalls(database: OpenDatabase): Promise<Timed> {
  const { db } = database;
  const now = new Date();
  const timed: Timed = { calls: [] };
  const clock = watch(database);
  const time = async (name: string, run: () => Promise<unknown>) => {
    clock.statements = [];
    await run();
    timed.calls.push({ name, statements: clock.statements });
  };
  for (const typed of queries) {
    const asked = { typed, locale: 'de' as const, now };
    const slice = { limit: 20, offset: 0 };
    await time(`suggest ${typed.slice(0, 30)}`, () => suggest(db, typed, 'de', now));
    await time(`all ${typed.slice(0, 30)}`, () => searchAll(db, asked));
    for (const part of ['events', 'others', 'archive'] as const)
      await time(`${part} ${typed.slice(0, 30)}`, () => searchPart(db, part, asked, slice));
  }
  clock.stop();
  return timed;
}

function watch({ pool }: OpenDatabase): { statements: number[]; stop: () => void } {
  const query = pool.query.bind(pool) as (...values: unknown[]) => Promise<unknown>;
  const clock = { statements: [] as number[], stop: () => void Reflect.deleteProperty(pool, 'query') };
  const timedQuery = async (...values: unknown[]) => {
    const startedAt = performance.now();
    const answer = await query(...values);
    clock.statements.push(performance.now() - startedAt);
    return answer;
  };
  Object.assign(pool, { query: timedQuery });
  return clock;
}

function figuresOf(engine: 'PostgreSQL' | 'embedded', { calls }: Timed): Figure[] {
  const whole = calls.map(({ name, statements }) => ({ name, value: statements.reduce((sum, ms) => sum + ms, 0) }));
  const single = calls.flatMap(({ name, statements }) => statements.map((value) => ({ name, value })));
  const suggestions = whole.filter(({ name }) => name.startsWith('suggest '));
  const pages = whole.filter(({ name }) => !name.startsWith('suggest '));
  const budget = engine === 'PostgreSQL' ? 20 : 150;
  const note = `${things.toLocaleString('en')} things in two languages, 70 % of them look alike; ${queries.length} queries`;
  const [slowest] = single.toSorted((a, b) => b.value - a.value);
  return [
    ...spread(`search on ${engine}, pages of results`, pages, budget, note),
    ...spread(`search on ${engine}, suggestions`, suggestions, budget, note),
    {
      name: `search on ${engine}, slowest statement`,
      value: slowest?.value ?? 0,
      unit: 'ms',
      budget: { max: 50 },
      note: slowest?.name.replaceAll('|', ' ') ?? '',
    },
  ];
}

function spread(name: string, values: { name: string; value: number }[], budget: number, note: string): Figure[] {
  const sorted = values.toSorted((a, b) => a.value - b.value);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.value ?? 0;
  const slowest = sorted.at(-1)?.name.replaceAll('|', ' ') ?? '';
  return [
    { name: `${name}, p50`, value: at(0.5), unit: 'ms', budget: { max: budget }, note },
    { name: `${name}, p95`, value: at(0.95), unit: 'ms', budget: { max: budget } },
    { name: `${name}, max`, value: at(1), unit: 'ms', budget: { max: budget * 2.5 }, note: slowest },
  ];
}

if (import.meta.main) {
  const { withDataFolder } = await import('./product.ts');
  const figures = await withDataFolder((folder) => measureSearch(folder, process.env.BENCH_DATABASE_URL));
  for (const { name, value, note = '' } of figures) console.log(`${name}: ${value.toFixed(1)} ms ${note}`);
}
