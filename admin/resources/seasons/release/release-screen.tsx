import { Button, TextField, Checkbox } from '@mui/material';
import { useGetOne, useTranslate, HttpError, useNotify } from 'react-admin';
import { useParams, Link } from 'react-router-dom';
import {
  maxReleaseEntries,
  releasedKinds,
  type ReleaseEntry,
  type ReleaseProblem,
  releaseApi,
  type SeasonRelease,
} from '#contract/programme/release-api.ts';
import { useMay } from '../../../api/use-site.ts';
import { momentOfField, toBerlinClock } from '#time/berlin-clock.ts';
import { formatMoment } from '../../../format/format-moment.ts';
import { formatNumber } from '../../../format/format-number.ts';
import { recordTitle } from '../../../format/record-title.ts';
import { AskButton } from '../../../request-review/ask-button.tsx';
import { PreviewLink } from '../../../forms/public-link.tsx';
import { ActOutcome, LastAct, type Outcome } from '../../../layout/last-act.tsx';
import { PageHead } from '../../../layout/page-head.tsx';
import { SeasonPreviews } from '../previews/season-previews.tsx';
import { Problem } from '../../../layout/problem.tsx';
import styles from './release.module.css';
import { resourceOfKind } from '../../../format/entity-kinds.ts';
import { Chip } from '../../../lists/cells/cells.tsx';
import { HiddenNames } from '../../../lists/cells/hidden-names.tsx';
import { linkToField } from '../../../forms/focus/focus-field.tsx';
import { languageNames } from '../../../messages/locale.ts';
import { useCallback, useEffect, useState } from 'react';
import { request, refusalText } from '../../../api/request.ts';
import { useAction } from '../../../api/use-action.ts';

/** Publishes everything of a season together, at once or at a moment, and undoes it. */
export function ReleaseScreen() {
  const translate = useTranslate();
  const id = Number(useParams().id);
  const { data: season } = useGetOne('seasons', { id });
  const release = useRelease(id);
  const { list, refusal, busy, outcome } = release;
  const last = list?.last;
  const mayPublish = useMay('publish');
  return (
    <>
      <PageHead
        title={translate('release.title')}
        parent={{ label: season ? recordTitle(season) : '…', to: `/seasons/${id}` }}
      >
        <PreviewLink record={season} />
        {season && <AskButton subject={{ kind: 'season', id }} title={recordTitle(season)} />}
      </PageHead>
      <section className={`card ${styles.sheet}`}>
        <p className={styles.lead}>{translate('release.lead')}</p>
        {mayPublish ? <Actions release={release} /> : <p>{translate('publication.not_permitted')}</p>}
        <Problem>{refusal}</Problem>
        {list?.more && (
          <p className={styles.refusal}>{translate('release.more', { count: formatNumber(maxReleaseEntries) })}</p>
        )}
        <ActOutcome outcome={outcome} />
        {last && (
          <LastAct
            title={translate('release.last_title')}
            sentence={translate(last.public_from ? 'release.last_planned' : 'release.last', {
              smart_count: last.count,
              name: last.user_name,
              at: formatMoment(last.at),
              moment: formatMoment(last.public_from),
            })}
            disabled={busy || !mayPublish}
            undo={release.undo}
            onUndone={release.setOutcome}
          />
        )}
      </section>
      <SeasonPreviews id={id} />
      {list && <ReleaseEntries entries={list.entries} isChosen={release.isChosen} onToggle={release.toggle} />}
    </>
  );
}

/** At once or at a moment. */
function Actions({ release }: { release: ReturnType<typeof useRelease> }) {
  const translate = useTranslate();
  const { chosen, prevented, publicFrom, setPublicFrom, busy } = release;
  return (
    <>
      <div className={`cluster ${styles.actions}`}>
        <TextField
          type="datetime-local"
          label={translate('publication.public_from')}
          helperText={translate('release.moment_hint')}
          value={toBerlinClock(publicFrom)}
          onChange={(event) => setPublicFrom(momentOfField(event.target.value))}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <Button
          variant="contained"
          disabled={busy || chosen.length === 0 || prevented.length > 0}
          onClick={() => void release.release()}
        >
          {translate(publicFrom ? 'release.plan' : 'release.now', { smart_count: chosen.length })}
        </Button>
      </div>
      {prevented.length > 0 && (
        <Prevented count={prevented.length} busy={busy} onLeaveOut={() => release.leaveOut(prevented)} />
      )}
    </>
  );
}

/** How many chosen entries cannot be released, and the button that leaves them out. */
function Prevented({ count, busy, onLeaveOut }: { count: number; busy: boolean; onLeaveOut: () => void }) {
  const translate = useTranslate();
  return (
    <p role="alert" className={styles.refusal}>
      {translate('release.prevented', { smart_count: count })}{' '}
      <Button variant="outlined" disabled={busy} onClick={onLeaveOut}>
        {translate('release.leave_out', { smart_count: count })}
      </Button>
    </p>
  );
}

/** What is missing in an entry, with links to its fields: what prevents the release, and the rest on demand. */
function EntryProblems({ entry }: { entry: ReleaseEntry }) {
  const translate = useTranslate();
  const preventing = entry.problems.filter(({ severity }) => severity === 'prevents');
  const notices = entry.problems.filter(({ severity }) => severity === 'notice');
  return (
    <>
      {preventing.map((problem) => (
        <Chip key={problem.field} kind="error">
          <ProblemLink entry={entry} problem={problem} />
        </Chip>
      ))}
      {notices.length > 0 && (
        <details className={styles.notices}>
          <summary>{translate('release.notices', { smart_count: notices.length })}</summary>
          <ul>
            {notices.map((problem) => (
              <li key={`${problem.problem} ${problem.field} ${problem.language}`}>
                <ProblemLink entry={entry} problem={problem} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function ProblemLink({ entry, problem }: { entry: ReleaseEntry; problem: ReleaseProblem }) {
  const translate = useTranslate();
  const resource = resourceOfKind(entry.kind) ?? '';
  const { field, language } = problem;
  const name = field.replace(/\.(?:de|en)$/, '').replaceAll(/\.\d+/g, '');
  const label = translate(`resources.${resource}.fields.${name}`, { _: name });
  return (
    <Link to={linkToField(resource, { id: entry.id, field })}>
      {translate(`release.problem.${problem.problem}`, {
        field: label,
        language: language ? translate(languageNames[language]) : '',
      })}
    </Link>
  );
}

interface ReleaseEntriesProps {
  entries: ReleaseEntry[];
  isChosen: (entry: Pick<ReleaseEntry, 'kind' | 'id'>) => boolean;
  onToggle: (entry: ReleaseEntry, chosen: boolean) => void;
}

/** Everything of the season that is not public, by kind. */
function ReleaseEntries({ entries, isChosen, onToggle }: ReleaseEntriesProps) {
  const translate = useTranslate();
  if (entries.length === 0) return <p className={styles.empty}>{translate('release.nothing')}</p>;
  return releasedKinds.map((kind) => {
    const ofKind = entries.filter((entry) => entry.kind === kind);
    if (ofKind.length === 0) return null;
    const heading = translate(`resources.${resourceOfKind(kind)}.name`, { smart_count: 2 });
    return (
      <section key={kind} className={styles.kind} aria-label={heading}>
        <h2>
          {heading} <span>{ofKind.length}</span>
        </h2>
        <ul>
          {ofKind.map((entry) => (
            <Entry key={keyOf(entry)} entry={entry} isChosen={isChosen} onToggle={onToggle} />
          ))}
        </ul>
      </section>
    );
  });
}

interface EntryProps extends Pick<ReleaseEntriesProps, 'isChosen' | 'onToggle'> {
  entry: ReleaseEntry;
}

function Entry({ entry, isChosen, onToggle }: EntryProps) {
  const translate = useTranslate();
  const { kind, id, title, start, public_from: from } = entry;
  const label = start ? `${title}, ${formatMoment(start)}` : title;
  return (
    <li>
      <Checkbox
        checked={isChosen(entry)}
        onChange={(_, checked) => onToggle(entry, checked)}
        slotProps={{ input: { 'aria-label': label } }}
      />
      <Link to={`/${resourceOfKind(kind)}/${id}`}>{title}</Link>
      {start && <time dateTime={start}>{formatMoment(start, 'weekdayAndTime')}</time>}
      {from && entry.state === 'public' && (
        <Chip kind="info">{translate('lists.from', { moment: formatMoment(from) })}</Chip>
      )}
      <EntryProblems entry={entry} />
      <HiddenCast persons={entry.hidden_persons} isChosen={isChosen} />
    </li>
  );
}

type HiddenCastProps = Pick<ReleaseEntriesProps, 'isChosen'> & { persons: ReleaseEntry['hidden_persons'] };

/** Who is not public in the cast of an entry: those who are published with it, and those whose lines stay hidden. */
function HiddenCast({ persons, isChosen }: HiddenCastProps) {
  const translate = useTranslate();
  const isTicked = ({ id, state }: (typeof persons)[number]) =>
    state !== 'archived' && isChosen({ kind: 'person', id });
  const ticked = persons.filter(isTicked);
  const hidden = persons.filter((person) => !isTicked(person));
  return (
    <>
      {ticked.length > 0 && (
        <p className={styles.cast}>
          {translate('release.cast_ticked')} <HiddenNames persons={ticked} />
        </p>
      )}
      {hidden.length > 0 && (
        <p className={styles.cast} data-missing>
          {translate('release.cast_hidden')} <HiddenNames persons={hidden} />
        </p>
      )}
    </>
  );
}

const keyOf = ({ kind, id }: Pick<ReleaseEntry, 'kind' | 'id'>) => `${kind} ${id}`;

/** Keys of the entries that are not released. */
function useOmitted() {
  const [omitted, setOmitted] = useState<ReadonlySet<string>>(new Set());

  function toggle(entry: ReleaseEntry, chosen: boolean) {
    const next = new Set(omitted);
    if (chosen) next.delete(keyOf(entry));
    else next.add(keyOf(entry));
    setOmitted(next);
  }

  const leaveOut = (entries: ReleaseEntry[]) => setOmitted(new Set([...omitted, ...entries.map(keyOf)]));

  return { omitted, clear: () => setOmitted(new Set()), toggle, leaveOut };
}

/** State of the screen that releases a season: the list, what is left out of it, and the moment. */
function useRelease(id: number) {
  const translate = useTranslate();
  const notify = useNotify();
  const [list, setList] = useState<SeasonRelease | null>(null);
  const { omitted, clear, toggle, leaveOut } = useOmitted();
  const [publicFrom, setPublicFrom] = useState<string | null>(null);
  const { busy, problem: refusal, setProblem: setRefusal, run: runAction } = useAction();
  /** Of an undo. */
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const load = useCallback(
    () =>
      request(releaseApi.show, { params: { id } }).then(setList, (error: unknown) =>
        setRefusal(refusalText(error, translate)),
      ),
    [id, setRefusal, translate],
  );
  useEffect(() => void load(), [load]);

  /** Undefined if it was refused. */
  async function run<T extends SeasonRelease>(action: () => Promise<T>): Promise<T | undefined> {
    let done: T | undefined;
    setOutcome(null);
    await runAction(
      async () => {
        done = await action();
        setList(done);
        clear();
      },
      async (error) => {
        // Somebody has changed an entry: the list is shown anew, and nothing was released.
        if (error instanceof HttpError && (error.status === 409 || error.status === 422)) await load();
        return refusalText(error, translate);
      },
    );
    return done;
  }

  const chosen = list?.entries.filter((entry) => !omitted.has(keyOf(entry))) ?? [];

  async function release() {
    const entries = chosen.map(({ kind, id: entry }) => ({ kind, id: entry }));
    const body = { version: list?.version ?? '', public_from: publicFrom, entries };
    if (await run(() => request(releaseApi.release, { params: { id }, body })))
      notify('release.done', { type: 'info' });
  }

  function undo() {
    const body = { release_id: list?.last?.id ?? 0 };
    return run(() => request(releaseApi.undo, { params: { id }, body }));
  }

  return {
    list,
    chosen,
    prevented: chosen.filter(({ problems }) => problems.some(({ severity }) => severity === 'prevents')),
    toggle,
    leaveOut,
    isChosen: (entry: Pick<ReleaseEntry, 'kind' | 'id'>) => !omitted.has(keyOf(entry)),
    publicFrom,
    setPublicFrom,
    refusal,
    outcome,
    setOutcome,
    busy,
    release,
    undo,
  };
}
