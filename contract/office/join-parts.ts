import type { TableImportResult } from './table-import-api.ts';

/** Two parts of one import. */
export function joinParts(before: TableImportResult, part: TableImportResult): TableImportResult {
  const keyOf = ({ resource, name }: TableImportResult['created'][number]) => `${resource} ${name}`;
  const known = new Set(before.created.map(keyOf));
  return {
    ...part,
    counts: {
      created: before.counts.created + part.counts.created,
      changed: before.counts.changed + part.counts.changed,
      unchanged: before.counts.unchanged + part.counts.unchanged,
      wrong: before.counts.wrong + part.counts.wrong,
    },
    rows: [...before.rows, ...part.rows],
    created: [...before.created, ...part.created.filter((one) => !known.has(keyOf(one)))],
  };
}
