import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { dumpMigrated } from './embedded-dump.ts';
import { databaseAddress, testEngine, withServer } from './test-engine.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** PGlite: file with a dump; PostgreSQL: name of a database to copy. */
    databaseTemplate: string;
  }
}

/** Migrates one empty database; every test file starts from a copy of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  return testEngine() === 'postgres' ? postgresTemplate(project) : pgliteTemplate(project);
}

async function pgliteTemplate(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'proscenium-test-'));
  const file = path.join(folder, 'template.tar');
  const dump = await dumpMigrated();
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  project.provide('databaseTemplate', file);
  return () => rm(folder, { recursive: true, force: true });
}

async function postgresTemplate(project: TestProject): Promise<() => Promise<void>> {
  const name = `proscenium_template_${process.pid}`;
  await withServer((client) => client.query(`create database ${name}`));
  const database = await openDatabase({ databaseUrl: databaseAddress(name), databasePool: 1, dataDir: '' });
  await migrate(database);
  await database.close();
  project.provide('databaseTemplate', name);
  return () => dropAll(name);
}

/** Drops the template and the copies that are left: those of the last files, or of workers that were ended. */
function dropAll(template: string): Promise<void> {
  return withServer(async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where datname = $1 or starts_with(datname, $1 || $2)',
      [template, '_'],
    );
    for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`);
  });
}
