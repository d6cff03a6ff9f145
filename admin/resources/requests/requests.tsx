import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useQuery } from '@tanstack/react-query';
import { useState, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import type { PublishRequest } from '#contract/editing/requests/publish-request.ts';
import {
  requestsApi,
  type PublishRequestDetails,
  type RequestEntryDetails,
} from '#contract/editing/requests/requests-api.ts';
import { request } from '../../api/request.ts';
import { useMay } from '../../api/use-may.ts';
import { requestsKey, useWaitingRequests } from '../../api/use-waiting-requests.ts';
import { formatMoment } from '../../format/format-moment.ts';
import { EntryCards } from '../../lists/entry-cards/entry-cards.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { GroupKind, GroupOutcome, Outcome, Reviewer, SubjectKind, RequestedBy } from './request-words.tsx';
import styles from './requests.module.css';
import { Decision, DecisionTogether } from './decision.tsx';
import { HiddenPersonNames } from './hidden-persons.tsx';
import { Withdraw } from './withdraw.tsx';
import Launch from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import { Changes } from '../../history/changes.tsx';

const whichOffered = ['waiting', 'open', 'decided'] as const;
type Which = (typeof whichOffered)[number];

const queries = { waiting: { waiting: 'true' }, open: { open: 'true' }, decided: { open: 'false' } } as const;

/** Requests: those that wait for the user, and all of them; who may not publish sees only the own ones. */
export function List() {
  const translate = useTranslate();
  const mayPublish = useMay('publish');
  const [which, setWhich] = useState<Which | null>(mayPublish ? 'waiting' : null);
  const waiting = useWaitingRequests();
  // Chosen once: the list must not change by itself when something waits later.
  if (which === null && waiting !== undefined) setWhich(waiting > 0 ? 'waiting' : 'open');
  const [page, setPage] = useState(1);
  const { data, error } = useQuery({
    queryKey: [...requestsKey, which, page],
    queryFn: () => request(requestsApi.list, { query: { ...queries[which ?? 'open'], page } }),
    enabled: which !== null,
  });
  return (
    <>
      <PageHead title={translate('resources.requests.name', { smart_count: 2 })}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={which}
          aria-label={translate('requests.which')}
          onChange={(_, next: Which | null) => {
            if (next) setWhich(next);
            setPage(1);
          }}
        >
          {whichOffered.map((each) => (
            <ToggleButton key={each} value={each}>
              {translate(`requests.${each}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </PageHead>
      <EntryCards
        lead={translate(leadOf(which ?? 'open', mayPublish))}
        none={translate('requests.none')}
        answer={data}
        error={error}
        page={page}
        setPage={setPage}
      >
        {(one) => <Entry request={one} />}
      </EntryCards>
    </>
  );
}

function leadOf(which: Which, mayPublish: boolean): string {
  if (which === 'waiting') return mayPublish ? 'requests.lead_waiting' : 'requests.lead_given_back';
  return mayPublish ? 'requests.lead' : 'requests.lead_own';
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

/** One request: who asks for what, what would change for visitors, and the decision. */
export function Edit() {
  const translate = useTranslate();
  const mayPublish = useMay('publish');
  const id = Number(useParams().id);
  const { data, error } = useQuery({
    queryKey: [...requestsKey, id],
    queryFn: () => request(requestsApi.show, { params: { id } }),
  });
  const parent = { label: translate('resources.requests.name', { smart_count: 2 }), to: '/requests' };
  if (!data) return <PageHead title={error ? translate('requests.gone') : '…'} parent={parent} />;
  if (data.group) return <GroupScreen details={data} group={data.group} parent={parent} />;
  const isOpen = data.status === 'open';
  return (
    <>
      <PageHead title={data.title} parent={parent} note={<SubjectKind subject={data.subject} />}>
        <Withdraw request={data} />
        <PreviewLink address={data.urls.preview} />
        <EditLink address={data.urls.edit} />
      </PageHead>
      <section className={styles.sheet}>
        <RequestedBy request={data} />
        <Outcome entry={data} />
        {isOpen && mayPublish && <Decision key={data.version} entry={data} />}
        {isOpen && !mayPublish && <HiddenPersonNames persons={data.hidden_persons} />}
      </section>
      {isOpen && (
        <section className={styles.sheet}>
          <h2>{translate('requests.what_changes')}</h2>
          <ChangedParts details={data} />
        </section>
      )}
    </>
  );
}

type GroupDetails = NonNullable<PublishRequestDetails['group']>;

/** With more entries, their changes are folded. */
const mostUnfolded = 3;

interface GroupScreenProps {
  details: PublishRequestDetails;
  group: GroupDetails;
  parent: { label: string; to: string };
}

/** Requests that were made together: decided as one act, or entry by entry. */
function GroupScreen({ details, group, parent }: GroupScreenProps) {
  const mayPublish = useMay('publish');
  const open = group.entries.filter(({ status }) => status === 'open');
  const versions = open.map(({ id, version }) => `${id} ${version}`).join();
  return (
    <>
      <PageHead title={group.title} parent={parent} note={<GroupKind group={group} />}>
        <Withdraw request={details} />
      </PageHead>
      <section className={styles.sheet}>
        <RequestedBy request={details} />
        <GroupOutcome group={group} />
        {open.length > 1 && mayPublish && <DecisionTogether key={versions} id={details.id} open={open} />}
      </section>
      {group.entries.map((entry) => (
        <EntrySheet key={entry.id} entry={entry} unfolded={group.entries.length <= mostUnfolded} />
      ))}
    </>
  );
}

function EntrySheet({ entry, unfolded }: { entry: RequestEntryDetails; unfolded: boolean }) {
  const translate = useTranslate();
  const mayPublish = useMay('publish');
  const heading = useId();
  const isOpen = entry.status === 'open';
  return (
    <section className={styles.sheet} aria-labelledby={heading}>
      <h2 id={heading}>{entry.title}</h2>
      <Outcome entry={entry} />
      <div className={styles.buttons}>
        <PreviewLink address={entry.urls.preview} />
        <EditLink address={entry.urls.edit} />
      </div>
      {isOpen && (
        <details className={styles.part} open={unfolded}>
          <summary>{translate('requests.what_changes')}</summary>
          <ChangedParts details={entry} />
        </details>
      )}
      {isOpen && mayPublish && <Decision key={entry.version} entry={entry} />}
      {isOpen && !mayPublish && <HiddenPersonNames persons={entry.hidden_persons} />}
    </section>
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
