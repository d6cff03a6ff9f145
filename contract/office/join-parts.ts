import type { ImportResult } from './import-api.ts';
import type { TableImportResult } from './table-import-api.ts';

interface Part<Row> {
  counts: ImportResult['counts'];
  rows: Row[];
}

/** Rows and counts of two parts of one import. */
export function joinRows<Row>(before: Part<Row>, part: Part<Row>): Part<Row> {
  return {
    counts: {
      created: before.counts.created + part.counts.created,
      changed: before.counts.changed + part.counts.changed,
      unchanged: before.counts.unchanged + part.counts.unchanged,
      wrong: before.counts.wrong + part.counts.wrong,
    },
    rows: [...before.rows, ...part.rows],
  };
}

/** Two parts of the import of a table. */
export function joinParts(before: TableImportResult, part: TableImportResult): TableImportResult {
  const keyOf = ({ resource, name }: TableImportResult['created'][number]) => `${resource} ${name}`;
  const known = new Set(before.created.map(keyOf));
  return {
    ...part,
    ...joinRows(before, part),
    created: [...before.created, ...part.created.filter((one) => !known.has(keyOf(one)))],
  };
}
