import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { RecordVersion } from '#contract/resources/versions.ts';
import { formatMoment } from '../format/format-moment.ts';
import { Changes } from './changes.tsx';
import styles from './history.module.css';
import type { WantedRestore } from './use-history.ts';

interface VersionCardProps {
  resource: string;
  version: RecordVersion;
  /** The newest one cannot be restored. */
  isNewest: boolean;
  busy: boolean;
  onRestore: (wanted: WantedRestore) => void;
  onCompare: () => void;
}

/** One version: who, when, and what it changed. */
export function VersionCard({ resource, version, isNewest, busy, onRestore, onCompare }: VersionCardProps) {
  const translate = useTranslate();
  const { id, at, user_name: user, action, previous, changes } = version;
  const moment = formatMoment(at);
  const restoreBefore = (field: string) => previous !== null && onRestore({ version: previous, fields: [field] });
  return (
    <li className={styles.version}>
      <h3>
        {moment} · {user ?? translate('history.nobody')} · {translate(`history.did_${action}`)}
      </h3>
      {changes.length > 0 ? (
        <Changes
          resource={resource}
          changes={changes}
          action={{ label: translate('history.restore_before'), disabled: busy, run: restoreBefore }}
        />
      ) : (
        <p className={styles.hint}>{translate(`history.about_${action}`)}</p>
      )}
      {!isNewest && (
        <div className={styles.actions}>
          <Button
            variant="outlined"
            size="small"
            aria-label={`${translate('history.compare_now')}: ${moment}`}
            onClick={onCompare}
          >
            {translate('history.compare_now')}
          </Button>
          <Button
            variant="outlined"
            size="small"
            disabled={busy}
            aria-label={`${translate('history.restore_version')}: ${moment}`}
            onClick={() => onRestore({ version: id })}
          >
            {translate('history.restore_version')}
          </Button>
        </div>
      )}
    </li>
  );
}
