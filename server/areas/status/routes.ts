import type { OpenAPIHono } from '@hono/zod-openapi';
import { statusApi, type Status } from '#contract/office/status-api.ts';
import type { AppContext } from '../../app-context.ts';
import { mount } from '../../http/mount.ts';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { PartName } from '#contract/settings/parts.ts';
import type { Database } from '../../db/database.ts';
import { media } from '../../db/tables/media.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { mailChannel } from '../../platform/mail/outgoing-mail.ts';
import { maxAttempts } from '../../platform/outbox/send.ts';
import { isStorageReady } from './check-readiness.ts';
import { newsletterChannel } from '../newsletter/provider.ts';
import { readQuickFacts, toBackup } from './database-facts.ts';
import { diskSpace, judgeHealth } from './health-checks.ts';

/** State of the installation, for admins. */
export function statusRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount({ app, ctx }, statusApi.show, () => readStatus(ctx));
}

type StatusContext = Pick<AppContext, 'db' | 'files' | 'config' | 'clock' | 'pageStock' | 'partsOff'>;

/** State of the installation, in a fixed number of queries. */
async function readStatus(ctx: StatusContext): Promise<Status> {
  const { db, config, clock, pageStock, partsOff } = ctx;
  const engine = config.databaseUrl === undefined ? 'pglite' : 'postgres';
  const { backup, processes, encoding: _, ...database } = await readQuickFacts({ db, engine });
  const stock = pageStock?.() ?? null;
  const facts = {
    read_at: clock().toISOString(),
    program: {
      version: await productVersion(),
      node: process.versions.node,
      started_at: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    },
    database,
    storage: {
      ...(await sumMedia(db)),
      available: await isStorageReady(ctx),
      disk: await diskSpace(config.dataDir).catch(() => null),
    },
    backup: toBackup(backup, config.backups?.every),
    outbox: await countOutbox(db, await partsOff()),
    page_cache: stock && { ...stock, limit_bytes: config.pageCacheBytes },
    processes,
  };
  return { ...facts, findings: judgeHealth(facts) };
}

const packageSchema = z.object({ version: z.string() });

async function productVersion(): Promise<string> {
  const file = path.join(import.meta.dirname, '../../../package.json');
  return packageSchema.parse(JSON.parse(await readFile(file, 'utf8'))).version;
}

const mediaRow = z.object({ files: z.coerce.number(), bytes: z.coerce.number() });

async function sumMedia(db: Database) {
  const { rows } = await db.execute(
    sql`select count(*) as files, coalesce(sum(${media.size}::bigint), 0) as bytes from ${media}`,
  );
  return mediaRow.parse(rows[0]);
}

const channelRow = z.object({
  channel: z.string(),
  waiting: z.coerce.number(),
  given_up: z.coerce.number(),
  waiting_since: z.coerce.date().nullable(),
});

async function countOutbox(db: Database, off: readonly PartName[]): Promise<Status['outbox']> {
  const isWaiting = sql`${outbox.attempts} < ${maxAttempts}`;
  const { rows } = await db.execute(sql`
    select ${outbox.channel} as channel, count(*) filter (where ${isWaiting}) as waiting,
           count(*) filter (where not ${isWaiting}) as given_up,
           min(${outbox.createdAt}) filter (where ${isWaiting}) as waiting_since
      from ${outbox} where ${outbox.sentAt} is null group by 1`);
  const channels = rows.map((row) => channelRow.parse(row));
  const of = (name: string) => {
    const found = channels.find(({ channel }) => channel === name);
    const since = found?.waiting_since?.toISOString() ?? null;
    return { waiting: found?.waiting ?? 0, given_up: found?.given_up ?? 0, waiting_since: since };
  };
  return { mail: of(mailChannel.name), newsletter: off.includes('newsletter') ? null : of(newsletterChannel.name) };
}
