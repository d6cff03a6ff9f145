import Columns from '@mui/icons-material/ViewWeekOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import { Children, isValidElement, type ReactNode, useState } from 'react';
import { useListContext, useStore, useTranslate, useTranslateLabel } from 'react-admin';
import styles from './list.module.css';

interface ColumnChoiceProps {
  /** Sources of the columns that are hidden by default. */
  hidden: string[];
  /** The columns of the table. */
  children: ReactNode;
}

/** Chooses the visible columns. react-admin's own menu works by drag and drop only. */
export function ColumnChoice({ hidden: atFirst, children }: ColumnChoiceProps) {
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const { resource } = useListContext();
  // The key under which DataTable stores its hidden columns.
  const [hidden, setHidden] = useStore<string[]>(`${resource}.datatable`, atFirst);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = translate('ra.action.select_columns');
  const toggle = (source: string) =>
    setHidden(hidden.includes(source) ? hidden.filter((one) => one !== source) : [...hidden, source]);
  return (
    <>
      <Button
        startIcon={<Columns />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {name}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <fieldset className={styles.columns}>
          <legend className="visually-hidden">{name}</legend>
          {columnsIn(children).map(({ source, label }) => (
            <FormControlLabel
              key={source}
              label={labelOf({ label, resource, source })}
              control={<Checkbox checked={!hidden.includes(source)} onChange={() => toggle(source)} />}
            />
          ))}
          <Button onClick={() => setHidden(atFirst)}>{translate('ra.action.reset')}</Button>
        </fieldset>
      </Popover>
    </>
  );
}

interface Column {
  source: string;
  label?: string;
}

function columnsIn(children: ReactNode): Column[] {
  return Children.toArray(children).flatMap((child) => (isValidElement<Column>(child) ? [child.props] : []));
}
