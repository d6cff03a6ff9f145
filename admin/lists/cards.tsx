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
import { SelectionBar } from './selection/selection-bar.tsx';
import styles from './list.module.css';

interface CardsProps {
  /** True when each card links to its form. */
  hasForm: boolean;
  /** True when cards can be selected. */
  bulk: boolean;
  /** Additional actions for the selected cards. */
  selectionActions: ReactNode;
  children: ReactNode;
}

/** A list as cards, for phones. */
export function Cards({ hasForm, bulk, selectionActions, children }: CardsProps) {
  const { data } = useListContext();
  return (
    <>
      {bulk && <SelectionBar>{selectionActions}</SelectionBar>}
      {bulk && <SelectAllCheckbox />}
      <ul className={styles.cards}>
        {data?.map((row) => (
          <li key={row.id}>
            <RecordContextProvider value={row}>
              {bulk && <SelectCheckbox row={row} />}
              <Card row={row} hasForm={hasForm}>
                {children}
              </Card>
            </RecordContextProvider>
          </li>
        ))}
      </ul>
    </>
  );
}

function Card({ row, hasForm, children }: { row: RaRecord; hasForm: boolean; children: ReactNode }) {
  const { resource } = useListContext();
  const represent = useGetRecordRepresentation(resource);
  const content = (
    <>
      <b>{represent(row)}</b>
      <span>{children}</span>
    </>
  );
  return hasForm ? (
    <Link to={`/${resource}/${row.id}`} className={styles.card}>
      {content}
    </Link>
  ) : (
    <div className={styles.card}>{content}</div>
  );
}

function SelectCheckbox({ row }: { row: RaRecord }) {
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

/** Selects or clears the current page of the list. */
function SelectAllCheckbox() {
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
