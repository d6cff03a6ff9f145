import Launch from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { type PublishRequestDetails, requestsApi } from '#contract/editing/requests-api.ts';
import { request } from '../../api/request.ts';
import { useMay } from '../../api/use-may.ts';
import { requestsKey } from '../../api/use-open-requests.ts';
import { formatMoment } from '../../format/format-moment.ts';
import { Changes } from '../../history/changes.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { Decision } from './decision.tsx';
import { Outcome, SubjectKind } from './request-words.tsx';
import styles from './requests.module.css';

/** One request: who asks for what, what would change for visitors, and the decision. */
export function RequestScreen() {
  const translate = useTranslate();
  const mayPublish = useMay('publish');
  const id = Number(useParams().id);
  const { data, error } = useQuery({
    queryKey: [...requestsKey, id],
    queryFn: () => request(requestsApi.show, { params: { id } }),
  });
  const parent = { label: translate('resources.requests.name', { smart_count: 2 }), to: '/requests' };
  if (!data) return <PageHead title={error ? translate('requests.gone') : '…'} parent={parent} />;
  return (
    <>
      <PageHead title={data.title} parent={parent} note={<SubjectKind subject={data.subject} />}>
        {data.urls.preview && (
          <Button variant="outlined" href={data.urls.preview} target="_blank" rel="noreferrer" endIcon={<Launch />}>
            {translate('forms.preview')}
          </Button>
        )}
        <EditLink address={data.urls.edit} />
      </PageHead>
      <section className={styles.sheet}>
        <p>{translate('requests.requested_by', { name: data.requested_by, at: formatMoment(data.requested_at) })}</p>
        {data.comment && <blockquote>{data.comment}</blockquote>}
        <Outcome request={data} />
        {data.status === 'open' && mayPublish && <Decision key={data.version} request={data} />}
      </section>
      {data.status === 'open' && <WhatChanges details={data} />}
    </>
  );
}

function EditLink({ address }: { address: string }) {
  const translate = useTranslate();
  const inOffice = address.startsWith('/admin/');
  return inOffice ? (
    <Button variant="outlined" component={Link} to={address.slice('/admin'.length)}>
      {translate('ra.action.edit')}
    </Button>
  ) : (
    <Button variant="outlined" href={address} target="_blank" rel="noreferrer" endIcon={<Launch />}>
      {translate('ra.action.edit')}
    </Button>
  );
}

/** Each changed module, or the changed fields of the record. */
function WhatChanges({ details: { parts, subject } }: { details: PublishRequestDetails }) {
  const translate = useTranslate();
  const resource = subject.kind === 'record' ? subject.resource : 'modules';
  // Two modules of one kind have the same title.
  const keyed = parts.map((part, at) => ({ part, key: `${at} ${part.title}` }));
  return (
    <section className={styles.sheet}>
      <h2>{translate('requests.what_changes')}</h2>
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
    </section>
  );
}
