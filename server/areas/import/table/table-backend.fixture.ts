import { expect } from 'vitest';
import {
  type ImportTable,
  importTableSchema,
  type TableImportResult,
  tableImportResultSchema,
} from '#contract/office/table-import-api.ts';
import { joinParts } from '#contract/office/join-parts.ts';
import type { TableKind } from '#contract/office/table-fields.ts';
import { sharedBackend, type TestBackend } from '#tests/test-backend.ts';

type Headers = Record<string, string>;

/** A backend to which tables are sent, as a publisher unless told otherwise. */
export interface TableBackend extends TestBackend {
  publisher: Headers;
  send(path: string, body: BodyInit, headers?: Headers): Promise<{ status: number; body: Record<string, unknown> }>;
  columnsOf(kind: TableKind, file: BodyInit): Promise<ImportTable>;
  /** Imports a file with the columns that are recognised, in as many calls as it takes. */
  take(kind: TableKind, file: BodyInit, query?: Record<string, string>): Promise<TableImportResult>;
}

export async function openTableBackend(role: 'publisher' | 'admin' = 'publisher'): Promise<TableBackend> {
  const backend = await sharedBackend({ clock: () => new Date('2026-11-21T12:00:00Z') });
  const publisher = await backend.signIn(role);

  const send: TableBackend['send'] = async (path, body, headers = publisher) => {
    const answer = await backend.app.request(`/de/api/import/tables/${path}`, { method: 'POST', headers, body });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const columnsOf: TableBackend['columnsOf'] = async (kind, file) => {
    const answer = await send(`${kind}/columns/`, file);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return importTableSchema.parse(answer.body);
  };
  const take: TableBackend['take'] = async (kind, file, query = {}) => {
    const { columns } = await columnsOf(kind, file);
    const fields = columns.map(({ field }) => field ?? '').join(',');
    const part = async (from: string) => {
      const answer = await send(`${kind}/?${new URLSearchParams({ columns: fields, ...query, from })}`, file);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return tableImportResultSchema.parse(answer.body);
    };
    let all = await part(query.from ?? '0');
    // A busy machine needs several calls.
    while (all.next !== null) all = joinParts(all, await part(String(all.next)));
    return all;
  };
  return { ...backend, publisher, send, columnsOf, take };
}

/** The lines of a CSV file. */
export const table = (...rows: string[]) => rows.join('\r\n');

/** Writes the rows. */
export const writing = { dry_run: 'false' };

/** Line, field and message of each problem. */
export const reasons = ({ rows }: TableImportResult) =>
  rows.flatMap(({ line, issues }) => issues.map(({ path, message }) => [line, path, message]));
