import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { PublishRequest } from '#contract/editing/requests/publish-request.ts';
import { requestsApi } from '#contract/editing/requests/requests-api.ts';
import { request } from '../../api/request.ts';
import { useMay } from '../../api/use-may.ts';
import { requestsKey, useWaitingRequests } from '../../api/use-waiting-requests.ts';
import { formatMoment } from '../../format/format-moment.ts';
import { EntryCards } from '../../lists/entry-cards/entry-cards.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { EditLink } from './entry-parts.tsx';
import { GroupKind, GroupOutcome, Outcome, Reviewer, SubjectKind } from './request-words.tsx';
import styles from './requests.module.css';

const whichOffered = ['waiting', 'open', 'decided'] as const;
type Which = (typeof whichOffered)[number];

const queries = { waiting: { waiting: 'true' }, open: { open: 'true' }, decided: { open: 'false' } } as const;

/** Requests: those that wait for the user, and all of them; who may not publish sees only the own ones. */
export function RequestList() {
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
