import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { ResourceContract } from '#contract/resources/define-resource.ts';
import { type RecordVersion, versionCalls } from '#contract/resources/versions.ts';
import { formatMoment } from '../format/format-moment.ts';
import styles from './history.module.css';
import type { WantedRestore } from './use-history.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { Changes } from './changes.tsx';
import { readRefusal } from './read-refusal.ts';
import { Refusal } from './refusal.tsx';

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

interface ComparisonProps {
  contract: ResourceContract;
  id: number;
  from: number;
  /** Null: the present state. */
  to: number | null;
  busy: boolean;
  onRestore: (field: string) => void;
}

/** What is different between two versions, or between a version and now. */
function Comparison({ contract, id, from, to, busy, onRestore }: ComparisonProps) {
  const translate = useTranslate();
  const { data, error } = useQuery({
    queryKey: [contract.name, 'compared', id, from, to],
    queryFn: ({ signal }) =>
      request(versionCalls(contract).compare, {
        params: { id },
        query: { from, ...(to === null ? {} : { to }) },
        signal,
      }),
  });
  if (error) return <Refusal resource={contract.name} refusal={readRefusal(error, [])} />;
  if (!data) return null;
  if (data.changes.length === 0) return <p>{translate('history.no_difference')}</p>;
  const action = { label: translate('history.restore_field'), disabled: busy, run: onRestore };
  return <Changes resource={contract.name} changes={data.changes} {...(to === null ? { action } : {})} />;
}
