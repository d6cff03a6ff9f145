import type { ReactNode } from 'react';
import { RecordContextProvider, useGetRecordRepresentation, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import styles from './list.module.css';

/** A list on a phone: one under the other, each leading to its form. */
export function Cards({ open, children }: { open: boolean; children: ReactNode }) {
  const { data, resource } = useListContext();
  const represent = useGetRecordRepresentation(resource);
  return (
    <ul className={styles.cards}>
      {data?.map((row) => (
        <li key={row.id}>
          <RecordContextProvider value={row}>
            {open ? (
              <Link to={`/${resource}/${row.id}`} className={styles.card}>
                <b>{represent(row)}</b>
                <span>{children}</span>
              </Link>
            ) : (
              <div className={styles.card}>
                <b>{represent(row)}</b>
                <span>{children}</span>
              </div>
            )}
          </RecordContextProvider>
        </li>
      ))}
    </ul>
  );
}
