import path from 'node:path';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase, type OpenDatabase } from '#server/db/open-database.ts';
import { searchAll, searchPart } from '#server/areas/search/search.ts';
import { suggest } from '#server/areas/search/suggest.ts';
import { type Figure, median } from '../figure.ts';
import { withTemporaryDatabase, type Statement, recordStatements } from '../setup/record-statements.ts';
import { fillSearchDatabase, entityCount } from '../setup/search-database.ts';

/** Plain words, prefixes, typing errors, one letter, very common words, words without results, and nonsense. */
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

const kinds = ['suggestions', 'overview', 'events', 'others', 'archive'] as const;
type Kind = (typeof kinds)[number];
type Engine = 'PostgreSQL' | 'the embedded database';

/** The statements of a search and their times. */
interface Call {
  kind: Kind;
  typed: string;
  statements: Statement[];
}

const rounds = 3;
const explained = 7;

/** How long do the statements of a search take among 100,000 similar entities in both languages? */
export async function measureSearch(folder: string, postgres: string | undefined): Promise<Figure[]> {
  const storedFolder = process.env.BENCH_HOUSES;
  const figures: Figure[] = [];
  const measure = async (engine: Engine, databaseUrl?: string) => {
    const dataDir = path.join(storedFolder ?? folder, 'search');
    const pool = databaseUrl === undefined ? 1 : 2;
    figures.push(...(await measureOn(engine, await openDatabase({ databaseUrl, databasePool: pool, dataDir }))));
  };
  if (postgres)
    await withTemporaryDatabase(postgres, { purpose: 'search', keep: storedFolder !== undefined }, (url) =>
      measure('PostgreSQL', url),
    );
  await measure('the embedded database');
  return figures;
}

async function measureOn(engine: Engine, database: OpenDatabase): Promise<Figure[]> {
  try {
    await migrate(database);
    await fillSearchDatabase(database, (line) => console.log(`  ${engine}: ${line}`));
    await makeCalls(database);
    const measured: Call[][] = [];
    for (let round = 0; round < rounds; round += 1) measured.push(await makeCalls(database));
    return [...answers(engine, measured), ...(await inDatabase(engine, database, measured[0] ?? []))];
  } finally {
    await database.close();
  }
}

/** Makes every call for every query. */
async function makeCalls(database: OpenDatabase): Promise<Call[]> {
  const { db } = database;
  const now = new Date();
  const slice = { limit: 20, offset: 0 };
  const calls: Call[] = [];
  const watched = recordStatements(database);
  for (const typed of queries) {
    const request = { typed, locale: 'de' as const, now, partsOff: [] };
    for (const kind of kinds) {
      await (kind === 'suggestions'
        ? suggest({ db, ...request }, typed)
        : kind === 'overview'
          ? searchAll(db, request)
          : searchPart(db, { part: kind, request, ...slice }));
      calls.push({ kind, typed: typed.slice(0, 30).replaceAll('|', ' '), statements: watched.take() });
    }
  }
  watched.stop();
  return calls;
}

/** Time that a search waits for its statements; the best of three rounds, because other load only adds to it. */
function answers(engine: Engine, measured: Call[][]): Figure[] {
  const budget = engine === 'PostgreSQL' ? 20 : 100;
  const note = `${entityCount.toLocaleString('en')} entities in two languages, 70 % of them similar; ${queries.length} queries`;
  const whole = (calls: Call[], kind: Kind) =>
    calls.flatMap((call) => (call.kind === kind ? call.statements.reduce((sum, { ms }) => sum + ms, 0) : []));
  const statements = measured.map((calls) =>
    calls.flatMap((call) => call.statements.map(({ ms }) => ({ ms, call }))).toSorted((a, b) => b.ms - a.ms),
  );
  const [slowest] = statements.flatMap(([first]) => first ?? []).toSorted((a, b) => a.ms - b.ms);
  return [
    ...kinds.map((kind) => {
      const max = Math.max(
        ...(measured[0] ?? []).flatMap((call) => (call.kind === kind ? call.statements.length : [])),
      );
      return {
        name: `search on ${engine}, ${kind}, p95`,
        value: Math.min(...measured.map((calls) => share(whole(calls, kind), 0.95))),
        unit: 'ms',
        budget: { max: budget },
        note: kind === 'suggestions' ? note : `${max} statements at the most`,
      };
    }),
    {
      name: `search on ${engine}, slowest statement`,
      value: slowest?.ms ?? 0,
      unit: 'ms',
      budget: { max: 50 },
      note: slowest ? `${slowest.call.kind} ${slowest.call.typed}` : '',
    },
  ];
}

/** Planning and execution time reported by the database: best and median of several runs. */
async function inDatabase(engine: Engine, { pool }: OpenDatabase, calls: Call[]): Promise<Figure[]> {
  const took: { kind: Kind; best: number; middle: number }[] = [];
  for (const { kind, statements } of calls) {
    let [best, middle] = [0, 0];
    for (const { text, values } of statements) {
      const times: number[] = [];
      for (let time = 0; time < explained; time += 1) {
        const { rows } = await pool.query<{ 'QUERY PLAN': Record<'Planning Time' | 'Execution Time', number>[] }>(
          `explain (analyze, timing off, format json) ${text}`,
          values,
        );
        const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
        times.push((plan?.['Planning Time'] ?? 0) + (plan?.['Execution Time'] ?? 0));
      }
      best += Math.min(...times);
      middle += median(times);
    }
    took.push({ kind, best, middle });
  }
  const p95 = (kind: Kind, which: 'best' | 'middle') =>
    share(
      took.flatMap((each) => (each.kind === kind ? each[which] : [])),
      0.95,
    );
  return kinds.map((kind) => ({
    name: `search on ${engine}, ${kind}, in the database, p95`,
    value: p95(kind, 'best'),
    unit: 'ms',
    budget: { max: engine === 'PostgreSQL' ? 20 : 100 },
    note: `planning and running, the best of ${explained} times; the median of them is ${p95(kind, 'middle').toFixed(1)} ms`,
  }));
}

/** The value that this share of them does not exceed. */
function share(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

if (import.meta.main) {
  const { withDataFolder } = await import('../setup/product.ts');
  const figures = await withDataFolder((folder) => measureSearch(folder, process.env.BENCH_DATABASE_URL));
  for (const { name, value, note = '' } of figures) console.log(`${name}: ${value.toFixed(1)} ms ${note}`);
}
