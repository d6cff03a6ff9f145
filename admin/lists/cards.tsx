import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';
import {
  type RaRecord,
  RecordContextProvider,
  useGetRecordRepresentation,
  useListContext,
  useTranslate,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { ChosenBar } from './chosen-bar.tsx';
import styles from './list.module.css';

interface CardsProps {
  /** True where each leads to its form. */
  open: boolean;
  /** True where several can be chosen. */
  bulk: boolean;
  /** What is done to the chosen ones besides. */
  atOnce: ReactNode;
  children: ReactNode;
}

/** A list on a phone: one under the other. */
export function Cards({ open, bulk, atOnce, children }: CardsProps) {
  const { data } = useListContext();
  return (
    <>
      {bulk && <ChosenBar>{atOnce}</ChosenBar>}
      {bulk && <ChooseAll />}
      <ul className={styles.cards}>
        {data?.map((row) => (
          <li key={row.id}>
            <RecordContextProvider value={row}>
              {bulk && <Choose row={row} />}
              <Card row={row} open={open}>
                {children}
              </Card>
            </RecordContextProvider>
          </li>
        ))}
      </ul>
    </>
  );
}

function Card({ row, open, children }: { row: RaRecord; open: boolean; children: ReactNode }) {
  const { resource } = useListContext();
  const represent = useGetRecordRepresentation(resource);
  const told = (
    <>
      <b>{represent(row)}</b>
      <span>{children}</span>
    </>
  );
  return open ? (
    <Link to={`/${resource}/${row.id}`} className={styles.card}>
      {told}
    </Link>
  ) : (
    <div className={styles.card}>{told}</div>
  );
}

function Choose({ row }: { row: RaRecord }) {
  const translate = useTranslate();
  const { resource, selectedIds, onToggleItem } = useListContext();
  const represent = useGetRecordRepresentation(resource);
  return (
    <Checkbox
      checked={selectedIds.includes(row.id)}
      onChange={() => onToggleItem(row.id)}
      aria-label={translate('lists.choose', { title: String(represent(row)) })}
    />
  );
}

/** All that this page of the list shows, or none of them. */
function ChooseAll() {
  const translate = useTranslate();
  const { data = [], selectedIds, onSelect } = useListContext();
  const ids = data.map(({ id }) => id);
  const chosen = ids.filter((id) => selectedIds.includes(id)).length;
  const all = ids.length > 0 && chosen === ids.length;
  const others = selectedIds.filter((id) => !ids.includes(id));
  return (
    <FormControlLabel
      className={styles.all ?? ''}
      label={translate('ra.action.select_all')}
      control={
        <Checkbox
          checked={all}
          indeterminate={chosen > 0 && !all}
          onChange={() => onSelect(all ? others : [...others, ...ids])}
        />
      }
    />
  );
}
