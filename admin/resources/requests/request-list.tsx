import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { type PublishRequest, requestsApi } from '#contract/editing/requests-api.ts';
import { request } from '../../api/request.ts';
import { useMay } from '../../api/use-may.ts';
import { requestsKey } from '../../api/use-open-requests.ts';
import { formatMoment } from '../../format/format-moment.ts';
import { EntryCards } from '../../lists/entry-cards/entry-cards.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { GroupKind, GroupOutcome, Outcome, SubjectKind } from './request-words.tsx';
import styles from './requests.module.css';

/** Requests: all of them for users who may publish, the own ones for others. */
export function RequestList() {
  const translate = useTranslate();
  const mayPublish = useMay('publish');
  const [open, setOpen] = useState<'true' | 'false'>('true');
  const [page, setPage] = useState(1);
  const { data, error } = useQuery({
    queryKey: [...requestsKey, open, page],
    queryFn: () => request(requestsApi.list, { query: { open, page } }),
  });
  return (
    <>
      <PageHead title={translate('resources.requests.name', { smart_count: 2 })}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={open}
          aria-label={translate('requests.which')}
          onChange={(_, next: 'true' | 'false' | null) => {
            if (next) setOpen(next);
            setPage(1);
          }}
        >
          <ToggleButton value="true">{translate('requests.open')}</ToggleButton>
          <ToggleButton value="false">{translate('requests.decided')}</ToggleButton>
        </ToggleButtonGroup>
      </PageHead>
      <EntryCards
        lead={translate(mayPublish ? 'requests.lead' : 'requests.lead_own')}
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
      {one.comment && <blockquote>{one.comment}</blockquote>}
      {one.group ? <GroupOutcome group={one.group} /> : <Outcome entry={one} />}
    </>
  );
}
