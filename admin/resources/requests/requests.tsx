import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate, HttpError, useNotify } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { PublishRequest } from '#contract/editing/requests/publish-request.ts';
import { requestsApi, type RequestEntryDetails, maxRequestText } from '#contract/editing/requests/requests-api.ts';
import { request, reasonsOf } from '../../api/request.ts';
import { useMay, requestsKey, useWaitingRequests } from '../../api/use-site.ts';
import { formatMoment } from '../../format/format-moment.ts';
import { EntryCards } from '../../lists/entry-cards/entry-cards.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { GroupKind, GroupOutcome, Outcome, Reviewer, SubjectKind, RequestedBy } from './request-words.tsx';
import styles from './requests.module.css';
import { useNotifiedAction, useAction } from '../../api/use-action.ts';
import Launch from '@mui/icons-material/OpenInNew';
import { Button, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { Changes } from '../../history/changes.tsx';
import { HiddenBecause, HiddenNames } from '../../lists/cells/hidden-names.tsx';
import { useCall } from '../../api/use-call.ts';

const shownBy = { waiting: { waiting: 'true' }, open: { open: 'true' }, decided: { open: 'false' } } as const;

/** Requests: those that wait for the user, and all of them; who may not publish sees only the own ones. */
export function List() {
  const translate = useTranslate();
  const mayPublish = useMay('publish');
  const waiting = useWaitingRequests();
  const first = mayPublish ? 'waiting' : waiting === undefined ? null : waiting > 0 ? 'waiting' : 'open';
  const about = mayPublish
    ? { waiting: 'requests.lead_waiting', all: 'requests.lead' }
    : { waiting: 'requests.lead_given_back', all: 'requests.lead_own' };
  return (
    <EntryCards
      title={translate('resources.requests.name', { smart_count: 2 })}
      lists={{
        waiting: translate('requests.waiting'),
        open: translate('requests.open'),
        decided: translate('requests.decided'),
      }}
      label={translate('requests.which')}
      first={first}
      lead={(which) => translate(which === 'waiting' ? about.waiting : about.all)}
      none={translate('requests.none')}
      queryKey={requestsKey}
      read={(which, page) => request(requestsApi.list, { query: { ...shownBy[which], page } })}
    >
      {(one) => <Entry request={one} />}
    </EntryCards>
  );
}

function Entry({ request: one }: { request: PublishRequest }) {
  const translate = useTranslate();
  return (
    <>
      <h2>
        <Link to={`/requests/${one.id}`}>{one.group?.title ?? one.title}</Link>
      </h2>
      <p className={styles.facts}>
        {one.group ? <GroupKind group={one.group} /> : <SubjectKind subject={one.subject} />} ·{' '}
        {translate('requests.requested_by', { name: one.requested_by, at: formatMoment(one.requested_at) })}
      </p>
      <Reviewer request={one} />
      {one.comment && <blockquote>{one.comment}</blockquote>}
      {one.group ? <GroupOutcome group={one.group} /> : <Outcome entry={one} />}
      {one.status !== 'done' && !one.group && (
        <div>
          <EditLink address={one.url} title={one.title} />
        </div>
      )}
    </>
  );
}

/** With more entries, their changes are folded. */
const mostUnfolded = 3;

/** A request, or several that were made together: who asks for what, what would change for visitors, and the decision. */
export function Edit() {
  const translate = useTranslate();
  const mayPublish = useMay('publish');
  const id = Number(useParams().id);
  const { data, error } = useCall([...requestsKey, id], requestsApi.show, { params: { id } });
  if (!data) return <PageHead title={error ? translate('requests.gone') : '…'} resource="requests" />;
  const { group } = data;
  const open = (group?.entries ?? []).filter(({ status }) => status === 'open');
  const versions = open.map((entry) => `${entry.id} ${entry.version}`).join();
  const kind = group ? <GroupKind group={group} /> : <SubjectKind subject={data.subject} />;
  return (
    <>
      <PageHead title={group?.title ?? data.title} resource="requests" note={kind}>
        <Withdraw request={data} />
        {!group && <PreviewLink address={data.urls.preview} />}
        {!group && <EditLink address={data.urls.edit} />}
      </PageHead>
      <section className={`card ${styles.sheet}`}>
        <RequestedBy request={data} />
        {group ? <GroupOutcome group={group} /> : <Outcome entry={data} />}
        {group ? null : <EntryDecision entry={data} />}
        {open.length > 1 && mayPublish && <Decision key={versions} together={data.id} entries={open} />}
      </section>
      {group?.entries.map((entry) => (
        <EntrySheet key={entry.id} entry={entry} unfolded={group.entries.length <= mostUnfolded} />
      ))}
      {!group && data.status === 'open' && (
        <section className={`card ${styles.sheet}`}>
          <h2>{translate('requests.what_changes')}</h2>
          <ChangedParts details={data} />
        </section>
      )}
    </>
  );
}

/** The decision about one open request; those who only ask see who is hidden. */
function EntryDecision({ entry }: { entry: RequestEntryDetails }) {
  const mayPublish = useMay('publish');
  if (entry.status !== 'open') return null;
  if (mayPublish) return <Decision key={entry.version} entries={[entry]} />;
  return <HiddenPersonNames persons={entry.hidden_persons} />;
}

function EntrySheet({ entry, unfolded }: { entry: RequestEntryDetails; unfolded: boolean }) {
  const translate = useTranslate();
  const heading = useId();
  return (
    <section className={`card ${styles.sheet}`} aria-labelledby={heading}>
      <h2 id={heading}>{entry.title}</h2>
      <Outcome entry={entry} />
      <div className="cluster">
        <PreviewLink address={entry.urls.preview} />
        <EditLink address={entry.urls.edit} />
      </div>
      {entry.status === 'open' && (
        <details className={styles.part} open={unfolded}>
          <summary>{translate('requests.what_changes')}</summary>
          <ChangedParts details={entry} />
        </details>
      )}
      <EntryDecision entry={entry} />
    </section>
  );
}

/** Withdraws an own request, and those made together with it, while it is open. */
function Withdraw({ request: one }: { request: PublishRequest }) {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { busy, act } = useNotifiedAction();
  const withdraw = async () => {
    await request(requestsApi.withdraw, { params: { id: one.id } });
    await navigate('/requests');
    await queryClient.invalidateQueries();
  };
  if (!one.mine || (one.group ?? one).status !== 'open') return null;
  return (
    <Button variant="outlined" disabled={busy} onClick={() => void act(withdraw, 'requests.withdrawn')}>
      {translate('requests.withdraw')}
    </Button>
  );
}

/** How the subject would look; absent without a page. */
function PreviewLink({ address }: { address: string }) {
  const translate = useTranslate();
  if (!address) return null;
  return (
    <Button variant="outlined" href={address} target="_blank" rel="noreferrer" endIcon={<Launch />}>
      {translate('forms.preview')}
    </Button>
  );
}

/** Where the subject is edited; with its title in a list. */
function EditLink({ address, title }: { address: string; title?: string }) {
  const translate = useTranslate();
  const label = title === undefined ? translate('ra.action.edit') : translate('requests.to_place');
  const name = title === undefined ? undefined : translate('requests.to_place_of', { title });
  const inOffice = address.startsWith('/admin/');
  return inOffice ? (
    <Button variant="outlined" component={Link} to={address.slice('/admin'.length)} aria-label={name}>
      {label}
    </Button>
  ) : (
    <Button variant="outlined" href={address} target="_blank" rel="noreferrer" endIcon={<Launch />} aria-label={name}>
      {label}
    </Button>
  );
}

/** Each changed module, or the changed fields of the record. */
function ChangedParts({ details: { parts, subject } }: { details: RequestEntryDetails }) {
  const translate = useTranslate();
  const resource = subject.kind === 'record' ? subject.resource : 'modules';
  // Two modules of one kind have the same title.
  const keyed = parts.map((part, at) => ({ part, key: `${at} ${part.title}` }));
  return (
    <>
      {parts.length === 0 && (
        <p>{translate(subject.kind === 'season' ? 'requests.see_release' : 'requests.no_change')}</p>
      )}
      {keyed.map(({ part, key }) => (
        <div key={key} className={styles.part}>
          {part.title !== null && (
            <h3>
              {part.title} <span className={styles.kind}>{translate(`requests.part_${part.kind}`)}</span>
            </h3>
          )}
          {part.changes.length > 0 && <Changes resource={resource} changes={part.changes} />}
        </div>
      ))}
    </>
  );
}

type Persons = RequestEntryDetails['hidden_persons'];

interface DecisionProps {
  /** The open ones. */
  entries: RequestEntryDetails[];
  /** Id of requests that were made together and are decided as one act; absent for one alone. */
  together?: number;
}

/** Publishes the subjects of requests, with hidden persons of their casts, or returns the requests with a reason. */
function Decision({ entries, together }: DecisionProps) {
  const translate = useTranslate();
  const { decide, refusal, busy } = useDecision();
  const [declining, setDeclining] = useState(false);
  /** Hidden persons who are not published: none at first, but archived ones never are. */
  const [omitted, setOmitted] = useState<readonly number[]>([]);
  const hidden = [...new Map(entries.flatMap((one) => one.hidden_persons).map((one) => [one.id, one])).values()];
  const persons = hidden.filter(({ id, state }) => state !== 'archived' && !omitted.includes(id)).map(({ id }) => id);
  const toggle = (id: number) =>
    setOmitted(omitted.includes(id) ? omitted.filter((one) => one !== id) : [...omitted, id]);
  const shown = entries.map(({ id, version, hidden_persons: own }) => ({
    id,
    version,
    persons: own.map((person) => person.id).filter((person) => persons.includes(person)),
  }));
  const [first] = shown;
  const [one] = entries;
  if (!first || !one) return null;

  const publish = () =>
    together === undefined
      ? request(requestsApi.decide, {
          params: { id: first.id },
          body: { decision: 'publish', version: first.version, persons: first.persons },
        })
      : request(requestsApi.decideTogether, {
          params: { id: together },
          body: { decision: 'publish', entries: shown },
        });
  const decline = (answer: string) =>
    request(together === undefined ? requestsApi.decide : requestsApi.decideTogether, {
      params: { id: together ?? first.id },
      body: { decision: 'decline', answer },
    });
  const labels =
    together === undefined
      ? { publish: persons.length > 0 ? 'requests.publish_with' : 'requests.publish', decline: 'requests.decline' }
      : { publish: 'requests.publish_together', decline: 'requests.decline_together' };
  const count = together === undefined ? persons.length : entries.length;
  return (
    <>
      <HiddenPersonChoice persons={hidden} chosen={persons} onToggle={toggle} />
      <div className={styles.decision}>
        <div className="cluster">
          {one.subject.kind === 'season' ? (
            <Button variant="contained" component={Link} to={`/seasons/${one.subject.id}/release`}>
              {translate('requests.to_release')}
            </Button>
          ) : (
            <Button variant="contained" disabled={busy} onClick={() => void decide(publish, 'requests.published')}>
              {translate(labels.publish, { smart_count: count })}
            </Button>
          )}
          <Button variant="outlined" aria-expanded={declining} onClick={() => setDeclining(!declining)}>
            {translate(labels.decline, { smart_count: entries.length })}
          </Button>
        </div>
        {declining && (
          <Reason busy={busy} onSend={(answer) => void decide(() => decline(answer), 'requests.declined')} />
        )}
        {refusal && (
          <div role="alert" className={styles.refusal}>
            {refusal.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        )}
      </div>
    </>
  );
}

interface ChoiceProps {
  persons: Persons;
  chosen: number[];
  onToggle: (id: number) => void;
}

/** The persons of the cast who are not public, to be published with the subject. */
function HiddenPersonChoice({ persons, chosen, onToggle }: ChoiceProps) {
  const translate = useTranslate();
  if (persons.length === 0) return null;
  return (
    <fieldset className={styles.persons}>
      <legend>{translate('requests.hidden_persons')}</legend>
      <p>{translate('requests.hidden_persons_hint')}</p>
      {persons.map((person) => (
        <FormControlLabel
          key={person.id}
          label={
            <>
              {person.name}
              <HiddenBecause person={person} />
            </>
          }
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(person.id)}
              disabled={person.state === 'archived'}
              onChange={() => onToggle(person.id)}
            />
          }
        />
      ))}
    </fieldset>
  );
}

/** The same for users who only ask. */
function HiddenPersonNames({ persons }: { persons: Persons }) {
  const translate = useTranslate();
  if (persons.length === 0) return null;
  return (
    <p>
      {translate('cast.not_public')} <HiddenNames persons={persons} />. {translate('requests.published_with')}
    </p>
  );
}

function Reason({ busy, onSend }: { busy: boolean; onSend: (answer: string) => void }) {
  const translate = useTranslate();
  const [answer, setAnswer] = useState('');
  return (
    <form
      className={styles.decline}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(answer);
      }}
    >
      <TextField
        label={translate('requests.reason')}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
        required
        multiline
        minRows={2}
        fullWidth
        slotProps={{ htmlInput: { maxLength: maxRequestText } }}
      />
      <Button type="submit" variant="outlined" disabled={busy || answer.trim() === ''}>
        {translate('requests.send_back')}
      </Button>
    </form>
  );
}

/** Sends a decision; a refusal is shown, and what has changed since is read again. */
function useDecision() {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const { busy, problem: refusal, run } = useAction<string[]>();

  const decide = (send: () => Promise<unknown>, success: string) =>
    run(
      async () => {
        await send();
        notify(success, { type: 'info' });
        await queries.invalidateQueries();
      },
      async (error) => {
        const reasons = reasonsOf(error).map((reason) => translate(reason, { _: reason }));
        if (!(error instanceof HttpError) || error.status !== 409) return reasons;
        notify([translate('requests.changed_since'), ...namedIn(error, reasons)].join('\n'), { type: 'warning' });
        await queries.invalidateQueries({ queryKey: requestsKey });
        return null;
      },
    );

  return { decide, refusal, busy };
}

/** What has changed, where the error names it. */
function namedIn({ body }: HttpError, reasons: string[]): string[] {
  return body?.issues ? reasons : [];
}
