import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import {
  takeOverApi,
  takeOverOutcomes,
  type TakeOverRun,
  type TakeOverStatus,
} from '#contract/office/take-over-api.ts';
import { request } from '../../api/request.ts';
import { formatMoment } from '../../format/format-moment.ts';
import { formatNumber } from '../../format/format-number.ts';
import { refusalText } from '../../import/refusal-text.ts';
import { Chip, type ChipKind } from '../../lists/cells/cells.tsx';
import { Findings } from './findings.tsx';
import styles from './take-over.module.css';

const kinds: Record<TakeOverStatus, ChipKind> = { running: 'info', done: 'ok', failed: 'error', stopped: 'warn' };

interface RunProps {
  run: TakeOverRun;
  onChanged: () => void;
  isOpen?: boolean;
}

/** One run: how far it is, what it did, and what needs a look. */
export function Run({ run, onChanged, isOpen = false }: RunProps) {
  const translate = useTranslate();
  const { id, source, status, state, author, started_at: started, finished_at: finished, failure, stage } = run;
  const facts = [
    `${translate('take_over.began')} ${formatMoment(started)}`,
    finished && `${translate('take_over.ended')} ${formatMoment(finished)}`,
    author || translate('take_over.by_command'),
    translate(`take_over.state_${state}`),
  ];
  return (
    <details className={styles.run} open={isOpen}>
      <summary>
        <b>{source}</b> <Chip kind={kinds[status]}>{translate(`take_over.status_${status}`)}</Chip>
      </summary>
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      {failure && <p className={styles.refusal}>{failure}</p>}
      <p aria-live="polite" className={styles.stage}>
        {status === 'running' &&
          (stage === null
            ? translate('take_over.waiting')
            : translate('take_over.at', { what: translate(`entities.${stage}`) }))}
      </p>
      <Acts id={id} status={status} onChanged={onChanged} />
      <Counts run={run} />
      <Findings run={run} />
    </details>
  );
}

function Acts({ id, status, onChanged }: Pick<TakeOverRun, 'id' | 'status'> & { onChanged: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  if (status === 'done') return null;
  const act = status === 'running' ? 'stop' : 'resume';
  async function run() {
    setBusy(true);
    try {
      await request(takeOverApi[act], { params: { id } });
    } catch (error) {
      notify(refusalText(error, translate), { type: 'error' });
    }
    setBusy(false);
    onChanged();
  }
  return (
    <Button variant="outlined" disabled={busy} onClick={() => void run()}>
      {translate(`take_over.${act}`)}
    </Button>
  );
}

function Counts({ run: { counts } }: { run: TakeOverRun }) {
  const translate = useTranslate();
  if (counts.length === 0) return null;
  return (
    <div className={styles.scroll}>
      <table className={styles.counts}>
        <thead>
          <tr>
            <th scope="col">{translate('take_over.kind')}</th>
            {takeOverOutcomes.map((outcome) => (
              <th key={outcome} scope="col">
                {translate(`take_over.outcome_${outcome}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counts.map((count) => (
            <tr key={count.kind}>
              <th scope="row">{translate(`entities.${count.kind}`)}</th>
              {takeOverOutcomes.map((outcome) => (
                <td key={outcome} data-none={count[outcome] === 0 || undefined}>
                  {formatNumber(count[outcome])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
