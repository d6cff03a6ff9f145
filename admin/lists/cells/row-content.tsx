import type { ReactNode } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';

/** Renders content from the record of the row around it. */
export function RowContent({ children }: { children: (row: RaRecord) => ReactNode }) {
  const row = useRecordContext();
  return row ? <>{children(row)}</> : null;
}
