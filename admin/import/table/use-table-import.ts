import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import type { CreatableTarget, TableKind } from '#contract/office/table-fields.ts';
import { tableImports, type TableImportResult, type TextEncoding } from '#contract/office/table-import-api.ts';
import { joinParts } from '#contract/office/join-parts.ts';
import { request, refusalText } from '../../api/request.ts';

/** What holds for all rows. */
export interface TableOptions {
  state: 'draft' | 'public';
  /** Id of the season of rows that name none; empty: none. */
  season: string;
  create: CreatableTarget[];
  /** Whether redirects may hide the page at their old address. */
  hide: boolean;
}

interface Sent {
  file: File;
  encoding: TextEncoding;
  fields: string[];
  options: TableOptions;
}

const nothing: TableImportResult = {
  dry_run: true,
  counts: { created: 0, changed: 0, unchanged: 0, wrong: 0 },
  rows: [],
  created: [],
  next: null,
};

/** Checks or imports a table part by part. */
export function useTableImport(kind: TableKind) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [result, setResult] = useState<TableImportResult | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** Rows that are done while it runs. */
  const [done, setDone] = useState<number | null>(null);

  function clear(): void {
    setResult(null);
    setRefusal(null);
  }

  async function run(sent: Sent, dryRun: boolean): Promise<void> {
    clear();
    setDone(0);
    let all: TableImportResult = { ...nothing, dry_run: dryRun };
    try {
      for (let from: number | null = 0; from !== null; from = all.next) {
        all = joinParts(
          all,
          await request(tableImports[kind].run, { query: queryOf(sent, dryRun, from), body: sent.file }),
        );
        setDone(all.rows.length);
      }
      setResult(all);
      if (!dryRun) notify('import.done', { type: 'info' });
    } catch (error) {
      setRefusal(refusalText(error, translate));
      // What was written stays; the same file can be imported again.
      if (all.rows.length > 0) setResult(all);
    }
    if (!dryRun) refresh();
    setDone(null);
  }

  /** The created entries are gone again, apart from those that the problem names. */
  function undone(problem: string | null): void {
    setResult(null);
    setRefusal(problem);
  }

  return { result, refusal, done, clear, run, undone };
}

function queryOf({ encoding, fields, options: { state, season, create, hide } }: Sent, dryRun: boolean, from: number) {
  return {
    encoding,
    columns: fields.join(','),
    from,
    dry_run: dryRun ? ('true' as const) : ('false' as const),
    state,
    create: create.join(','),
    hide: hide ? ('true' as const) : ('false' as const),
    ...(season === '' ? {} : { season }),
  };
}
