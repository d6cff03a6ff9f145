import Button from '@mui/material/Button';
import { useTranslate, HttpError } from 'react-admin';
import { readError } from '#contract/client/read-answer.ts';
import { errorMessage } from '../api/request.ts';
import styles from './history.module.css';

interface RefusalProps {
  resource: string;
  refusal: RestoreRefusal;
  /** Repeats the restore without the fields that cannot be restored. */
  onLeaveOut?: (paths: string[]) => void;
}

/** Why something was not restored, field by field, and the button that restores the rest. */
export function Refusal({ resource, refusal, onLeaveOut }: RefusalProps) {
  const translate = useTranslate();
  const labelOf = (path: string) => {
    const [field = '', place] = path.split('.');
    const label = translate(`resources.${resource}.fields.${field}`, { _: field });
    return /^\d+$/.test(place ?? '') ? `${label} ${Number(place) + 1}` : label;
  };
  const hints = resource === 'pages' ? hintsOf(refusal) : [];
  return (
    <div role="alert" className={styles.refusal}>
      <p>{translate(refusal.message, { _: refusal.message })}</p>
      {refusal.issues.length > 0 && (
        <ul>
          {refusal.issues.map(({ path, message }) => (
            <li key={`${path} ${message}`}>
              {labelOf(path)}: {message}
            </li>
          ))}
        </ul>
      )}
      {hints.length > 0 && onLeaveOut && <p>{hints.map((hint) => translate(hint)).join(' ')}</p>}
      {refusal.issues.length > 0 && onLeaveOut && (
        <Button
          variant="outlined"
          onClick={() => onLeaveOut([...refusal.leftOut, ...refusal.issues.map(({ path }) => path)])}
        >
          {translate('history.leave_out')}
        </Button>
      )}
    </div>
  );
}

/** What a restored page gets instead, by field. */
const insteadOf: Record<string, string> = { parent_id: 'history.page_at_top', slug: 'history.page_free_address' };

function hintsOf({ issues }: RestoreRefusal): string[] {
  return [...new Set(issues.flatMap(({ path }) => insteadOf[path.split('.')[0] ?? ''] ?? []))];
}

export interface RestoreRefusal {
  message: string;
  issues: { path: string; message: string }[];
  /** What the refused request had already left out. */
  leftOut: string[];
}

/** The server's reasons for not restoring something. */
export function readRefusal(error: unknown, leftOut: string[]): RestoreRefusal {
  const failure = error instanceof HttpError ? error : null;
  if (failure?.status === 409) return { message: 'history.changed_meanwhile', issues: [], leftOut };
  const issues = failure ? (readError(failure.body)?.issues ?? []) : [];
  return { message: issues.length > 0 ? 'history.refused' : errorMessage(error), issues, leftOut };
}
