import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { ResourceContract } from '#contract/resources/define-resource.ts';
import type { RecordVersion } from '#contract/resources/versions.ts';
import { formatMoment } from '../format/format-moment.ts';
import { Comparison } from './comparison.tsx';
import styles from './history.module.css';
import type { WantedRestore } from './use-history.ts';

/** Ids of versions; null: the present state. */
export interface Compared {
  from: number;
  to: number | null;
}

interface ComparePanelProps {
  contract: ResourceContract;
  id: number;
  versions: RecordVersion[];
  compared: Compared;
  busy: boolean;
  onChange: (compared: Compared) => void;
  onRestore: (wanted: WantedRestore) => void;
}

/** Compares any two versions, or a version with now. */
export function ComparePanel({ contract, id, versions, compared, busy, onChange, onRestore }: ComparePanelProps) {
  const translate = useTranslate();
  const { from, to } = compared;
  return (
    <section className={styles.sheet} id="compare" aria-labelledby="compare-title">
      <h2 id="compare-title">{translate('history.compare')}</h2>
      <div className={styles.choice}>
        <VersionChoice
          label={translate('history.from')}
          value={from}
          versions={versions}
          onChange={(value) => onChange({ from: value ?? from, to })}
        />
        <VersionChoice
          label={translate('history.to')}
          value={to}
          versions={versions}
          withNow
          onChange={(value) => onChange({ from, to: value })}
        />
      </div>
      <Comparison
        contract={contract}
        id={id}
        from={from}
        to={to}
        busy={busy}
        onRestore={(field) => onRestore({ version: from, fields: [field] })}
      />
    </section>
  );
}

interface VersionChoiceProps {
  label: string;
  value: number | null;
  versions: RecordVersion[];
  /** Also offers the present state. */
  withNow?: boolean;
  onChange: (value: number | null) => void;
}

function VersionChoice({ label, value, versions, withNow = false, onChange }: VersionChoiceProps) {
  const translate = useTranslate();
  return (
    <TextField
      select
      label={label}
      value={value ?? 'now'}
      onChange={({ target }) => onChange(target.value === 'now' ? null : Number(target.value))}
    >
      {withNow && <MenuItem value="now">{translate('history.now')}</MenuItem>}
      {versions.map((version) => (
        <MenuItem key={version.id} value={version.id}>
          {formatMoment(version.at)} · {version.user_name ?? translate('history.nobody')}
        </MenuItem>
      ))}
    </TextField>
  );
}
