import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { TableKind } from '#contract/office/table-fields.ts';
import type { ImportTable } from '#contract/office/table-import-api.ts';
import { fieldChoices } from './field-label.ts';
import styles from './table.module.css';

interface ColumnChoicesProps {
  kind: TableKind;
  table: ImportTable;
  /** Field of each column; empty: none. */
  fields: string[];
  onAssign: (index: number, field: string) => void;
}

/** What each column of the file fills, with its first value as an example. */
export function ColumnChoices({ kind, table, fields, onAssign }: ColumnChoicesProps) {
  const translate = useTranslate();
  const choices = fieldChoices(kind, translate);
  return (
    <ul className={styles.columns}>
      {table.columns.map(({ head, sample }, index) => {
        const name = head || translate('import.column', { number: index + 1 });
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the columns of a file stay in their order
          <li key={index} data-used={fields[index] !== ''}>
            <p>
              <b>{name}</b>
              <span>{sample}</span>
            </p>
            <TextField
              select
              size="small"
              fullWidth
              value={fields[index] ?? ''}
              onChange={(event) => onAssign(index, event.target.value)}
              slotProps={{ select: { native: true }, htmlInput: { 'aria-label': translate('import.fills', { name }) } }}
            >
              <option value="">{translate('import.left_out')}</option>
              {choices.map(({ field, label }) => (
                <option key={field} value={field}>
                  {label}
                </option>
              ))}
            </TextField>
          </li>
        );
      })}
    </ul>
  );
}
