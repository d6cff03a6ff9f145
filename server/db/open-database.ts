import { mkdir } from 'node:fs/promises';
import { Socket } from 'node:net';
import { hostname } from 'node:os';
import path from 'node:path';
import { Duplex } from 'node:stream';
import { setImmediate, setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './database.ts';
import { lockDataFolder } from './lock-data-folder.ts';
import { keepPlans } from './prepared.ts';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

interface Embedded {
  lite: PGlite;
  /** A pool with a single connection: code that holds it must not request another. */
  pool: pg.Pool;
}

/** The default of 128 MB would duplicate what the operating system caches of the same files. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=64MB'];

/** PostgreSQL in this process: in a folder, or in memory. In memory it can start from a dump of another database. */
export async function openEmbedded(place: { folder: string } | { dump?: Blob | undefined }): Promise<Embedded> {
  const options = { extensions: { pg_trgm, unaccent }, startParams };
  const lite =
    'folder' in place
      ? new PGlite({ dataDir: place.folder, ...options })
      : new PGlite({ ...options, ...(place.dump ? { loadDataDir: place.dump } : {}) });
  await lite.waitReady;
  // Requesting a second connection inside a transaction would wait forever; the timeout makes it an error.
  const pool = new pg.Pool({
    stream: () => new EmbeddedSocket(lite),
    ssl: false,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 30_000,
  });
  return { lite, pool };
}

/** The embedded database in place of a socket: what pg sends at once, which is a whole statement, is one call. */
class EmbeddedSocket extends Duplex {
  readonly #lite: PGlite;

  constructor(lite: PGlite) {
    super();
    this.#lite = lite;
  }

  /** Leaves nothing of the connection before: the embedded database has one session. */
  connect(): this {
    this.#clearSession().then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  async #clearSession(): Promise<void> {
    if (this.#lite.isInTransaction()) await this.#lite.exec('rollback');
    await this.#lite.exec('discard all');
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    void this.#execute(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  async #execute(message: Buffer, done: (error?: Error | null) => void): Promise<void> {
    const answers: Buffer[] = [];
    // The bytes are in the memory of the database, which uses it again.
    const onRawData = (bytes: Uint8Array) => void answers.push(Buffer.from(bytes));
    try {
      await this.#lite.execProtocolRawStream(message, { onRawData });
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    // pg writes its next statement while it reads, by when this one has to count as written.
    done();
    for (const answer of answers) this.push(answer);
  }

  override _read(): void {}

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}
}

/** Begins the name of a connection to PostgreSQL. */
const processPrefix = 'proscenium ';
/** Begins the name of the connection that each process has for notifications. */
export const listenerPrefix = `${processPrefix}changes `;

/** Names this process, for PostgreSQL’s list of connections, which cuts names after 63 bytes. */
export function processName(): string {
  return `${hostname().slice(0, 36)}:${process.pid}`;
}

export type Engine = 'pglite' | 'postgres';

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  /** Connections that are one session of PostgreSQL from one statement to the next; a pooler’s are not. */
  sessions: pg.Pool;
  engine: Engine;
  /**
   * From now on closes connections to PostgreSQL that wait in vain: at once if the server does not answer a new one
   * either, otherwise after so many milliseconds. More than `statement_timeout`: a server that can be reached has
   * answered by then. Without it a statement may take any time.
   */
  limitSilence(milliseconds: number): void;
  /** Breaks every connection to PostgreSQL; running queries fail. */
  disconnect(): void;
  /** Ends every connection, after five seconds by force, or at once after `disconnect`; releases the data folder of the embedded database. */
  close(): Promise<void>;
}

/** Time in milliseconds after which PostgreSQL aborts a statement. */
const statementTimeout = 30_000;
/**
 * What every session with PostgreSQL is given. JIT compilation takes longer than any query here. With the default page
 * cost, made for hard disks, the planner reads a whole table where looking up some hundred rows through an index is
 * faster. A pooler gives the same to its connections, see docs/operations/pgbouncer.ini.
 */
const sessionSettings = {
  statement_timeout: statementTimeout,
  options: '-c jit=off -c random_page_cost=1.1',
};
/** Time for `limitSilence`. */
export const silenceTimeout = 35_000;
/** Time without an answer after which the server is asked on a new connection whether it is there. */
const patience = 1000;
const closeTimeout = 5000;
/** Time that the pool has to notice that its connections were broken. */
const lastMoment = 500;

export interface DatabaseOptions {
  /** URL of a PostgreSQL; without it the embedded database is used. */
  databaseUrl: string | undefined;
  /** URL of the PostgreSQL itself where `databaseUrl` is a connection pooler. */
  databaseDirectUrl?: string | undefined;
  databasePool: number;
  /** Data folder; the embedded database is in its subfolder `db`. */
  dataDir: string;
  /** Embedded only: keep everything in memory; a dump of another database is loaded first. */
  memory?: { dump?: Blob };
  /** Called before the first connection is opened. */
  onPool?: ((pool: pg.Pool) => void) | undefined;
}

/** Opens the database; throws when another process holds the data folder. Does not connect to PostgreSQL yet. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const database = await openEngine(options);
  options.onPool?.(database.pool);
  return database;
}

async function openEngine(options: DatabaseOptions): Promise<OpenDatabase> {
  if (options.databaseUrl !== undefined) return openPostgres({ ...options, databaseUrl: options.databaseUrl });
  if (options.memory) return wrapEmbedded(await openEmbedded({ dump: options.memory.dump }), async () => {});
  return openFolder(options.dataDir);
}

function openPostgres(options: DatabaseOptions & { databaseUrl: string }): OpenDatabase {
  const { databaseUrl, databaseDirectUrl, databasePool } = options;
  const common = {
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: `${processPrefix}${processName()}`,
  };
  const direct = { ...common, connectionString: databaseDirectUrl ?? databaseUrl, ...sessionSettings };
  if (databaseDirectUrl === undefined)
    return wrap({ pool: new pg.Pool({ ...direct, max: databasePool }), engine: 'postgres' });
  // A pooler refuses the settings of a session: its own connections need them.
  const pool = new pg.Pool({ ...common, connectionString: databaseUrl, max: databasePool });
  return wrap({ pool, sessions: new pg.Pool({ ...direct, max: 1 }), engine: 'postgres' });
}

async function openFolder(dataDir: string): Promise<OpenDatabase> {
  const folder = path.join(dataDir, 'db');
  await mkdir(folder, { recursive: true });
  const release = await lockDataFolder(folder);
  try {
    return wrapEmbedded(await openEmbedded({ folder }), release);
  } catch (error) {
    await release();
    throw error;
  }
}

function wrapEmbedded({ lite, pool }: Embedded, release: () => Promise<void>): OpenDatabase {
  const closeEngine = async () => {
    await lite.close();
    await release();
  };
  return wrap({ pool, engine: 'pglite', closeEngine });
}

interface Opened {
  pool: pg.Pool;
  sessions?: pg.Pool;
  engine: Engine;
  closeEngine?: () => Promise<void>;
}

function wrap({ pool, sessions = pool, engine, closeEngine = async () => {} }: Opened): OpenDatabase {
  const pools = [...new Set([pool, sessions])].map((one) => {
    surviveLostConnections(one);
    return { pool: one, sockets: trackSockets(one) };
  });
  const end = async () => {
    await Promise.all(pools.map((one) => endPool(one.pool, one.sockets, isCut ? 0 : closeTimeout)));
    await closeEngine();
  };
  let closing: Promise<void> | undefined;
  let isCut = false;
  return {
    db: engine === 'pglite' ? keepPlans(drizzle(pool)) : drizzle(pool),
    pool,
    sessions,
    engine,
    limitSilence: (milliseconds) => pools.forEach(({ sockets }) => sockets.limitSilence(milliseconds)),
    disconnect() {
      isCut = true;
      for (const { sockets } of pools) sockets.destroyAll();
    },
    close: () => (closing ??= end()),
  };
}

/** Without a listener, an idle connection that breaks would end the process; the pool opens a new one when needed. */
function surviveLostConnections(pool: pg.Pool): void {
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
}

interface Sockets {
  limitSilence(milliseconds: number): void;
  /** For connections that the server has to close as well. */
  endAfter(milliseconds: number): void;
  destroyAll(): void;
}

/**
 * A network that swallows packets leaves a connection open on which no answer ever comes; pg would wait for it, and for
 * the end of such a connection, forever. A query that has a connection is then to wait no longer than one that needs one.
 */
function trackSockets(pool: pg.Pool): Sockets {
  const open = new Set<Socket>();
  let limit = 0;
  let asking: Promise<boolean> | undefined;
  const isAnswering = () =>
    (asking ??= answersAnew(pool).finally(() => {
      asking = undefined;
    }));
  pool.on('connect', ({ connection: { stream } }) => {
    // The embedded database has no socket.
    if (!(stream instanceof Socket)) return;
    open.add(stream);
    let [moved, waited] = [0, 0];
    const look = async () => {
      const before = stream.bytesRead + stream.bytesWritten;
      waited = before === moved ? waited + patience : patience;
      moved = before;
      const isLost = waited >= limit || !(await isAnswering());
      // What has arrived while this process was busy is read first.
      await setImmediate();
      if (!stream.timeout || stream.bytesRead + stream.bytesWritten !== before) return;
      if (isLost) stream.destroy(new Error('Query read timeout'));
      else stream.setTimeout(patience);
    };
    stream.on('timeout', () => void look());
    stream.on('close', () => open.delete(stream));
  });
  // The pool itself closes connections that nobody uses.
  pool.on('acquire', ({ connection: { stream } }) => stream instanceof Socket && stream.setTimeout(limit && patience));
  pool.on('release', (_, { connection: { stream } }) => stream instanceof Socket && stream.setTimeout(0));
  return {
    limitSilence(milliseconds) {
      limit = milliseconds;
    },
    endAfter(milliseconds) {
      for (const socket of open) socket.removeAllListeners('timeout').setTimeout(milliseconds, () => socket.destroy());
    },
    destroyAll() {
      for (const socket of open) socket.destroy();
    },
  };
}

/** False if PostgreSQL does not even answer a new connection; a refusal is an answer. */
async function answersAnew({ options }: pg.Pool): Promise<boolean> {
  const client = new pg.Client(options);
  client.on('error', () => {});
  try {
    await client.connect();
    client.end().catch(() => {});
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError;
  }
}

async function endPool(pool: pg.Pool, sockets: Sockets, wait: number): Promise<void> {
  // A connection that is still being made is not among the sockets, and the pool may wait for it forever.
  const givenUp = new AbortController();
  const late = pause(wait, undefined, { signal: givenUp.signal }).then(
    async () => {
      sockets.destroyAll();
      await pause(lastMoment);
    },
    () => {},
  );
  await Promise.race([pool.end(), late]);
  givenUp.abort();
  // The pool does not wait until the server has closed the connections as well.
  sockets.endAfter(closeTimeout);
}
