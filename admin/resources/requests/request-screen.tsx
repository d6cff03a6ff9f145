import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { requestsApi } from '#contract/editing/requests/requests-api.ts';
import { request } from '../../api/request.ts';
import { useMay } from '../../api/use-may.ts';
import { requestsKey } from '../../api/use-waiting-requests.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { Decision } from './decision.tsx';
import { ChangedParts, EditLink, PreviewLink } from './entry-parts.tsx';
import { GroupScreen } from './group-screen.tsx';
import { HiddenPersonNames } from './hidden-persons.tsx';
import { Outcome, RequestedBy, SubjectKind } from './request-words.tsx';
import { Withdraw } from './withdraw.tsx';
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
