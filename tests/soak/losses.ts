import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { House } from './house.ts';
import type { Promises } from './people.ts';

export interface Loss {
  what: string;
  promised: number;
  lost: number;
  doubled: number;
  /** Mails that came again under the same Message-ID, because a killed process could not note that it had sent them. */
  repeated: number;
}

/** Compares what was promised with what is there. Mails get three minutes to be tried again. */
export async function countLosses(house: Pick<House, 'databaseUrl' | 'folders'>, promises: Promises): Promise<Loss[]> {
  const client = new pg.Client({ connectionString: house.databaseUrl });
  await client.connect();
  try {
    await untilSent(client);
    return [await ofPersons(client, promises), await ofImports(client, promises), ofMails(house, promises)];
  } finally {
    await client.end();
  }
}

async function untilSent(client: pg.Client): Promise<void> {
  for (const deadline = Date.now() + 180_000; Date.now() < deadline; await sleep(1000)) {
    const { rowCount } = await client.query(`select 1 from outbox where sent_at is null limit 1`);
    if (rowCount === 0) return;
  }
}

/** A change whose answer was lost may have been written, so the value is the last acknowledged one or the one after it. */
async function ofPersons(client: pg.Client, { persons }: Promises): Promise<Loss> {
  const { rows } = await client.query<{ id: number; value: string }>(
    `select id, profession ->> 'de' as value from persons where name like 'Person %'`,
  );
  const stored = new Map(rows.map(({ id, value }) => [id, Number(value)]));
  const lost = [...persons].filter(([id, { acknowledged, tried }]) => {
    const value = stored.get(id);
    return value === undefined || value < acknowledged || value > tried;
  });
  return {
    what: 'acknowledged persons with their last change',
    promised: persons.size,
    lost: lost.length,
    doubled: 0,
    repeated: 0,
  };
}

async function ofImports(client: pg.Client, { imported }: Promises): Promise<Loss> {
  const { rows } = await client.query<{ name: string; count: string }>(
    `select name, count(*) as count from persons where name like 'Import %' group by name`,
  );
  const counts = new Map(rows.map(({ name, count }) => [name, Number(count)]));
  return {
    what: 'imported entries',
    promised: imported.length,
    lost: imported.filter((name) => !counts.has(name)).length,
    doubled: [...counts.values()].filter((count) => count > 1).length,
    repeated: 0,
  };
}

function ofMails({ folders }: Pick<House, 'folders'>, { signedUp }: Promises): Loss {
  const ids = new Map<string, string[]>();
  for (const folder of folders) {
    for (const file of globSync('mail/*.eml', { cwd: folder })) {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const to = /^To: <?([^>\s]+)>?/m.exec(text)?.[1] ?? '';
      ids.set(to, [...(ids.get(to) ?? []), /^Message-ID: (.+)$/im.exec(text)?.[1] ?? file]);
    }
  }
  const several = [...ids].flatMap(([address, found]) =>
    address.endsWith('@soak.example') && found.length > 1 ? [found] : [],
  );
  return {
    what: 'mails to newsletter subscribers',
    promised: signedUp.length,
    lost: signedUp.filter((address) => !ids.has(address)).length,
    doubled: several.filter((found) => new Set(found).size > 1).length,
    repeated: several.filter((found) => new Set(found).size === 1).length,
  };
}
