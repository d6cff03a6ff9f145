import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useGetList, useTranslate } from 'react-admin';
import type { CreatableTarget, TableKind } from '#contract/office/table-fields.ts';
import { useMay } from '../../api/use-site.ts';
import { recordTitle } from '../../format/record-title.ts';
import type { TableOptions } from './use-table-import.ts';
import styles from './table.module.css';

/** What a row of each kind can name. */
const creatable: Record<TableKind, CreatableTarget[]> = {
  productions: ['seasons', 'categories'],
  events: ['venues', 'categories'],
  persons: ['person-categories'],
  redirects: [],
};
const bySeason = { field: 'starts_on', order: 'DESC' } as const;

interface RowOptionsProps {
  kind: TableKind;
  options: TableOptions;
  onChange: (options: TableOptions) => void;
}

/** What holds for all rows of a table. */
export function RowOptions(props: RowOptionsProps) {
  return props.kind === 'redirects' ? <HidingOption {...props} /> : <EntryOptions {...props} />;
}

/** Whether redirects may hide pages. */
function HidingOption({ options, onChange }: RowOptionsProps) {
  const translate = useTranslate();
  return (
    <FormControlLabel
      control={<Checkbox checked={options.hide} onChange={(_, hide) => onChange({ ...options, hide })} />}
      label={translate('import.hide')}
    />
  );
}

/** What holds for all rows: season, state, what is created on the way. */
function EntryOptions({ kind, options, onChange }: RowOptionsProps) {
  const translate = useTranslate();
  const mayPublish = useMay('publish');
  const toggle = (target: CreatableTarget, checked: boolean) =>
    onChange({
      ...options,
      create: checked ? [...options.create, target] : options.create.filter((one) => one !== target),
    });
  return (
    <div className={styles.options}>
      <h2 className={`heading ${styles.heading}`}>{translate('import.rows')}</h2>
      {kind !== 'persons' && (
        <SeasonChoice kind={kind} season={options.season} onChange={(season) => onChange({ ...options, season })} />
      )}
      {creatable[kind].map((target) => (
        <FormControlLabel
          key={target}
          control={
            <Checkbox checked={options.create.includes(target)} onChange={(_, checked) => toggle(target, checked)} />
          }
          label={translate(`import.create.${target}`)}
        />
      ))}
      {mayPublish ? (
        <FormControlLabel
          control={
            <Checkbox
              checked={options.state === 'public'}
              onChange={(_, checked) => onChange({ ...options, state: checked ? 'public' : 'draft' })}
            />
          }
          label={translate('import.public')}
        />
      ) : (
        <p className={`hint ${styles.hint}`}>{translate('import.drafts_only')}</p>
      )}
    </div>
  );
}

interface SeasonChoiceProps {
  kind: TableKind;
  season: string;
  onChange: (season: string) => void;
}

function SeasonChoice({ kind, season, onChange }: SeasonChoiceProps) {
  const translate = useTranslate();
  const { data: seasons = [] } = useGetList('seasons', { pagination: { page: 1, perPage: 100 }, sort: bySeason });
  return (
    <TextField
      select
      size="small"
      label={translate(`import.season_of_${kind}`)}
      value={season}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{translate('import.no_season')}</option>
      {seasons.map((one) => (
        <option key={one.id} value={one.id}>
          {recordTitle(one)}
        </option>
      ))}
    </TextField>
  );
}
