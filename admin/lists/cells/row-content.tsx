import type { ReactNode } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';

/** Renders content from the record of the row around it. */
export function RowContent<Row extends RaRecord>({ children }: { children: (row: Row) => ReactNode }) {
  const row = useRecordContext<Row>();
  return row ? <>{children(row)}</> : null;
}
