import { keepPreviousData } from '@tanstack/react-query';
import { useTranslate, useNotify } from 'react-admin';
import { useSearchParams, Link } from 'react-router-dom';
import { takeOverApi } from '#contract/office/take-over-api.ts';
import {
  type TakeOverRun,
  type TakeOverSubject,
  takeOverSubjects,
  takeOverOutcomes,
  type TakeOverStatus,
  type TakeOverFinding,
  type TakeOverFindingKind,
  takeOverFindingKinds,
} from '#contract/office/take-over-run.ts';
import { errorMessage, request, refusalText } from '../../api/request.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { Problem } from '../../layout/problem.tsx';
import styles from './take-over.module.css';
import { Button, Checkbox, FormControlLabel, FormGroup, FormHelperText, TextField } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useAction } from '../../api/use-action.ts';
import { formatMoment } from '../../format/format-moment.ts';
import { formatNumber } from '../../format/format-number.ts';
import { Chip, type ChipKind } from '../../lists/cells/cells.tsx';
import { resourceOfKind } from '../../format/entity-kinds.ts';
import { useCall } from '../../api/use-call.ts';

/** Milliseconds between two looks at a run that is under way. */
const pace = 2000;

/** Takes over the content of another backend, and shows what became of it. */
export function List() {
  const translate = useTranslate();
  const { data, error, refetch } = useCall(
    ['take-over'],
    takeOverApi.list,
    {},
    { staleTime: 0, refetchInterval: ({ state }) => (state.data?.results.some(isRunning) ? pace : false) },
  );
  const reload = () => void refetch();
  const runs = data?.results ?? [];
  const running = runs.find(isRunning);
  const current = running ?? runs[0];
  const earlier = runs.filter((run) => run !== current);
  const message = error && errorMessage(error);
  return (
    <>
      <PageHead title={translate('resources.take-over.name', { smart_count: 1 })} />
      <p className={styles.lead}>{translate('take_over.lead')}</p>
      <Problem>{message && translate(message, { _: message })}</Problem>
      {/* Always there, so that screen readers read what changes in it. */}
      <output className="visually-hidden">{current && progressText(translate, current)}</output>
      {data && !running && <Start before={runs[0]} onStarted={reload} />}
      {current && <CurrentRun key={current.id} run={current} onChanged={reload} />}
      {earlier.length > 0 && (
        <section>
          <h2 className={`heading ${styles.above}`}>{translate('take_over.earlier')}</h2>
          {earlier.map((run) => (
            <EarlierRun key={run.id} run={run} onChanged={reload} mayResume={!running} />
          ))}
        </section>
      )}
    </>
  );
}

function isRunning({ status }: TakeOverRun): boolean {
  return status === 'running';
}

function progressText(translate: ReturnType<typeof useTranslate>, { status, stage }: TakeOverRun): string {
  const state = translate(`take_over.status_${status}`);
  return status === 'running' && stage !== null ? `${state}: ${kindText(translate, stage)}` : state;
}

interface StartProps {
  /** The last run, whose address is proposed. */
  before: TakeOverRun | undefined;
  onStarted: () => void;
}

/** What is taken from where. */
function Start({ before, onStarted }: StartProps) {
  const translate = useTranslate();
  const [source, setSource] = useState(before?.source ?? '');
  const [isPublic, setPublic] = useState(before?.state === 'public');
  const [subjects, setSubjects] = useState<readonly TakeOverSubject[]>(before?.subjects ?? takeOverSubjects);
  const { busy, problem: refusal, run } = useAction();
  const heading = useId();

  async function start() {
    const state = isPublic ? 'public' : 'draft';
    await request(takeOverApi.start, { body: { source, state, subjects: [...subjects] } });
    onStarted();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(start, (error) => refusalText(error, translate));
  }

  return (
    <form className={`card ${styles.sheet}`} aria-labelledby={heading} onSubmit={submit}>
      <h2 id={heading} className={styles.source}>
        {translate('take_over.new')}
      </h2>
      <TextField
        label={translate('take_over.source')}
        helperText={translate('take_over.source_hint')}
        value={source}
        onChange={(event) => setSource(event.target.value)}
        required
        fullWidth
        slotProps={{ htmlInput: { inputMode: 'url', autoComplete: 'off', spellCheck: false } }}
      />
      <Subjects chosen={subjects} onChange={setSubjects} />
      <PublicChoice isPublic={isPublic} onChange={setPublic} />
      <Button type="submit" variant="contained" disabled={busy || source.trim() === '' || subjects.length === 0}>
        {translate('take_over.start')}
      </Button>
      <Problem>{refusal}</Problem>
    </form>
  );
}

interface SubjectsProps {
  chosen: readonly TakeOverSubject[];
  onChange: (chosen: TakeOverSubject[]) => void;
}

function Subjects({ chosen, onChange }: SubjectsProps) {
  const translate = useTranslate();
  const set = (subject: TakeOverSubject, checked: boolean) =>
    onChange(takeOverSubjects.filter((one) => (one === subject ? checked : chosen.includes(one))));
  return (
    <fieldset className={styles.subjects}>
      <legend>{translate('take_over.subjects')}</legend>
      <FormGroup row>
        {takeOverSubjects.map((subject) => (
          <FormControlLabel
            key={subject}
            control={<Checkbox checked={chosen.includes(subject)} onChange={(_, checked) => set(subject, checked)} />}
            label={translate(`take_over.subject_${subject}`)}
          />
        ))}
      </FormGroup>
    </fieldset>
  );
}

interface PublicChoiceProps {
  isPublic: boolean;
  onChange: (isPublic: boolean) => void;
}

function PublicChoice({ isPublic, onChange }: PublicChoiceProps) {
  const translate = useTranslate();
  const hint = useId();
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox
            checked={isPublic}
            onChange={(_, checked) => onChange(checked)}
            slotProps={{ input: { 'aria-describedby': hint } }}
          />
        }
        label={translate('take_over.public')}
      />
      <FormHelperText id={hint}>{translate('take_over.public_hint')}</FormHelperText>
    </div>
  );
}

const kinds: Record<TakeOverStatus, ChipKind> = { running: 'info', done: 'ok', failed: 'error', stopped: 'warn' };

interface RunProps {
  run: TakeOverRun;
  onChanged: () => void;
}

/** The run that is under way, or the last one. */
function CurrentRun({ run, onChanged }: RunProps) {
  const translate = useTranslate();
  return (
    <section className={`card ${styles.run}`}>
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

/** A run before, closed at first unless a link leads to it. */
function EarlierRun({ run, onChanged, mayResume }: RunProps & { mayResume: boolean }) {
  const [parameters] = useSearchParams();
  const isAsked = parameters.get('run') === String(run.id);
  return (
    <details className={`card ${styles.run}`} open={isAsked} ref={isAsked ? scrollTo : undefined}>
      <summary>
        <h3 className={styles.source}>
          {run.source} <span className={styles.when}>{formatMoment(run.started_at)}</span> <State run={run} />
        </h3>
      </summary>
      <Report run={run} onChanged={onChanged} mayResume={mayResume} />
    </details>
  );
}

function scrollTo(element: HTMLElement | null): void {
  element?.scrollIntoView();
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
      <p className={`hint ${styles.facts}`}>{facts.filter(Boolean).join(' · ')}</p>
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
  const { busy, run } = useAction();
  if (status === 'done') return null;
  const act = status === 'running' ? 'stop' : 'resume';
  const send = () =>
    run(
      () => request(takeOverApi[act], { params: { id } }),
      (error) => notify(refusalText(error, translate), { type: 'error' }),
    ).then(onChanged);
  return (
    <Button variant="outlined" disabled={busy} onClick={() => void send()}>
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

const pageSize = 50;

/** What could not be read, was changed here, or was left out; each kind is loaded when it is opened. */
function Findings({ run }: { run: TakeOverRun }) {
  const translate = useTranslate();
  const found = takeOverFindingKinds.filter((finding) => run.findings[finding] > 0);
  if (found.length === 0) return run.status === 'done' ? <p>{translate('take_over.no_findings')}</p> : null;
  return found.map((finding) => <OfKind key={finding} run={run} finding={finding} />);
}

function OfKind({ run, finding }: { run: TakeOverRun; finding: TakeOverFindingKind }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [page, setPage] = useState(1);
  const count = run.findings[finding];
  const { data, error } = useCall(
    ['take-over', run.id, finding, page, count],
    takeOverApi.findings,
    { params: { id: run.id }, query: { finding, page, page_size: pageSize } },
    { enabled: isOpen, placeholderData: keepPreviousData },
  );
  return (
    <details className={styles.findings} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{translate(`take_over.finding_${finding}`, { smart_count: count })}</summary>
      <p className={`hint ${styles.facts}`}>{translate(`take_over.hint_${finding}`)}</p>
      {error && (
        <p role="alert" className={styles.refusal}>
          {refusalText(error, translate)}
        </p>
      )}
      <ul>
        {data?.results.map((one) => (
          <li key={one.id}>
            <Entry finding={one} />
          </li>
        ))}
      </ul>
      {data && data.count > pageSize && (
        <nav className={styles.pages} aria-label={translate(`take_over.finding_${finding}`, { smart_count: count })}>
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            {translate('take_over.previous')}
          </Button>
          <span aria-live="polite">{translate('take_over.page', { page, of: Math.ceil(data.count / pageSize) })}</span>
          <Button disabled={data.next === null} onClick={() => setPage(page + 1)}>
            {translate('take_over.next')}
          </Button>
        </nav>
      )}
    </details>
  );
}

function Entry({ finding: { kind, title, own_id: id, field, message, address } }: { finding: TakeOverFinding }) {
  const translate = useTranslate();
  const resource = resourceOfKind(kind);
  const own = kindText(translate, kind, 1);
  const isHere = id !== null && resource !== null;
  const label = field && fieldText(translate, resource, field);
  return (
    <>
      <b>{own}</b>
      {(title || isHere) && ' '}
      {isHere ? <Link to={`/${resource}/${id}`}>{title || own}</Link> : title}
      {label && `, ${label}`}: {message}
      <br />
      <a href={address} target="_blank" rel="noreferrer" className={styles.address}>
        {address}
      </a>
    </>
  );
}

/** Label of a field, by its name in the form or in the answer of the other website: `category_id` or `category`. */
function fieldText(translate: ReturnType<typeof useTranslate>, resource: string | null, field: string): string {
  const [name = ''] = field.split(/[.[]/);
  const other = translate(`take_over.field_${name}`, { _: field });
  const byId = translate(`resources.${resource}.fields.${name}_id`, { _: other });
  return translate(`resources.${resource}.fields.${name}`, { _: byId });
}

/** Name of entries of a kind, `Productions`, or of one of them. */
function kindText(translate: ReturnType<typeof useTranslate>, kind: string, count = 2): string {
  return translate(`resources.${resourceOfKind(kind)}.name`, { smart_count: count, _: kind });
}
