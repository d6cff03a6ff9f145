import type { ReactNode } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';

/** Something said of the row that it stands in. */
export function Told({ children }: { children: (row: RaRecord) => ReactNode }) {
  const row = useRecordContext();
  return row ? <>{children(row)}</> : null;
}
