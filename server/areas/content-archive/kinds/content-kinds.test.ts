import { getTableColumns, getTableName } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { versionedRecords } from '#server/all-resources.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { contentKinds } from './content-kinds.ts';
import { leftOut } from './left-out.ts';

const backend = await sharedBackend();

it('everything that editors create, change and delete is exported', () => {
  const names = contentKinds.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(versionedRecords.map(({ contract }) => contract.name).filter((name) => !names.includes(name))).toEqual([]);
});

it('every table of the database is exported, or left out for a stated reason', async () => {
  const { rows } = await backend.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const exported = contentKinds.flatMap(({ tables }) => tables.map(getTableName));
  const known = [...exported, ...leftOut.flatMap(({ tables }) => tables)];
  expect(known.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

/** Set by the database. */
const derived = new Set(['publicAt', 'over', 'totalMinutes', 'totalIntervals', 'missingDe', 'missingEn']);

it('every column of a resource is in its records', () => {
  const names = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const missing = versionedRecords
    .filter(({ form }) => !form)
    .flatMap(({ contract, table }) => {
      const kind = contentKinds.find(({ name }) => name === contract.name);
      return Object.keys(getTableColumns(table))
        .filter((key) => !derived.has(key) && !(names(key) in (kind?.record.shape ?? {})))
        .map((key) => `${contract.name}.${key}`);
    });
  expect(missing).toEqual([]);
});
