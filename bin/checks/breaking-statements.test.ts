import { expect, it } from 'vitest';
import { breakingStatements } from './breaking-statements.mjs';

const migration = (...statements: string[]) => statements.join('--> statement-breakpoint\n');

it('what takes away or narrows a column of the version before is named', () => {
  const sql = migration(
    'DROP TABLE "mails";',
    'ALTER TABLE "events" DROP COLUMN "notice";',
    'ALTER TABLE "events" RENAME COLUMN "notice" TO "note";',
    'ALTER TABLE "events" RENAME TO "dates";',
    'ALTER TABLE "events" ALTER COLUMN "notice" SET NOT NULL;',
    'ALTER TABLE "events" ALTER COLUMN "seats" SET DATA TYPE bigint;',
    'ALTER TABLE "events" ADD CONSTRAINT "events_slug" UNIQUE("slug");',
    'ALTER TABLE "events"\n  ADD COLUMN "dress_code" text NOT NULL;',
  );
  expect(breakingStatements(sql)).toHaveLength(8);
  expect(breakingStatements(sql).at(-1)).toBe('ALTER TABLE "events"');
});

it('what only adds is fine, and so is a statement that says why', () => {
  const sql = migration(
    'CREATE TABLE "notes" ("id" serial PRIMARY KEY, "text" text NOT NULL);',
    `ALTER TABLE "events" ADD COLUMN "dress_code" text DEFAULT '' NOT NULL;`,
    'ALTER TABLE "events" ADD COLUMN "seats" integer;',
    'DROP INDEX "events_start";',
    '-- contract: version 1.1.0 has not read this column any more.\nALTER TABLE "events" DROP COLUMN "notice";',
  );
  expect(breakingStatements(sql)).toEqual([]);
});
