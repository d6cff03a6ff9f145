import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import {
  takeOverApi,
  takeOverOutcomes,
  type TakeOverRun,
  type TakeOverStatus,
  takeOverSubjects,
} from '#contract/office/take-over-api.ts';
import { request } from '../../api/request.ts';
import { formatMoment } from '../../format/format-moment.ts';
import { formatNumber } from '../../format/format-number.ts';
import { refusalText } from '../../import/refusal-text.ts';
import { Chip, type ChipKind } from '../../lists/cells/cells.tsx';
import { Findings } from './findings.tsx';
import { kindText } from './kind-text.ts';
import styles from './take-over.module.css';

const kinds: Record<TakeOverStatus, ChipKind> = { running: 'info', done: 'ok', failed: 'error', stopped: 'warn' };

interface RunProps {
  run: TakeOverRun;
  onChanged: () => void;
}

/** The run that is under way, or the last one. */
export function CurrentRun({ run, onChanged }: RunProps) {
  const translate = useTranslate();
  return (
    <section className={styles.run}>
      <h2 className={styles.source}>
        {translate(run.status === 'running' ? 'take_over.current' : 'take_over.last', { source: run.source })}{' '}
        <State run={run} />
      </h2>
      <p className={styles.stage}>
        {run.status === 'running' &&
          (run.stage === null
            ? translate('take_over.waiting')
            : translate('take_over.at', { what: kindText(translate, run.stage) }))}
      </p>
      <Report run={run} onChanged={onChanged} mayResume />
    </section>
  );
}

/** A run before, closed at first. */
export function EarlierRun({ run, onChanged, mayResume }: RunProps & { mayResume: boolean }) {
  return (
    <details className={styles.run}>
      <summary>
        <h3 className={styles.source}>
          {run.source} <span className={styles.when}>{formatMoment(run.started_at)}</span> <State run={run} />
        </h3>
      </summary>
      <Report run={run} onChanged={onChanged} mayResume={mayResume} />
    </details>
  );
}

function State({ run: { status } }: { run: TakeOverRun }) {
  const translate = useTranslate();
  return <Chip kind={kinds[status]}>{translate(`take_over.status_${status}`)}</Chip>;
}

/** What a run did, and what needs a look. */
function Report({ run, onChanged, mayResume }: RunProps & { mayResume: boolean }) {
  const translate = useTranslate();
  const { id, status, state, subjects, author, started_at: started, finished_at: finished, failure } = run;
  const facts = [
    `${translate('take_over.began')} ${formatMoment(started)}`,
    finished && `${translate('take_over.ended')} ${formatMoment(finished)}`,
    author || translate('take_over.by_command'),
    translate(`take_over.state_${state}`),
    subjects.length < takeOverSubjects.length &&
      subjects.map((subject) => translate(`take_over.subject_${subject}`)).join(', '),
  ];
  return (
    <>
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      {failure && <p className={styles.refusal}>{failure}</p>}
      {(mayResume || status === 'running') && <Acts id={id} status={status} onChanged={onChanged} />}
      <Counts run={run} />
      <Findings run={run} />
    </>
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
        <caption className="visually-hidden">{translate('take_over.counts')}</caption>
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
              <th scope="row">{kindText(translate, count.kind)}</th>
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
