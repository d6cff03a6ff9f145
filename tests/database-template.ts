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
  return () => withServer((client) => client.query(`drop database if exists ${name} with (force)`)).then(() => {});
}
