import { useTranslate } from 'react-admin';
import type { PublishRequest, RequestSubject } from '#contract/editing/requests-api.ts';
import { formatMoment } from '../../format/format-moment.ts';
import styles from './requests.module.css';

/** What kind of thing is asked for, and in which language. */
export function SubjectKind({ subject }: { subject: RequestSubject }) {
  const translate = useTranslate();
  if (subject.kind === 'season') return <>{translate('requests.season')}</>;
  if (subject.kind === 'record') return <>{translate(`resources.${subject.resource}.name`, { smart_count: 1 })}</>;
  return <>{translate(subject.language ? `requests.modules_${subject.language}` : 'requests.modules')}</>;
}

/** What became of a request; nothing while it is open. */
export function Outcome({ request: one }: { request: PublishRequest }) {
  const translate = useTranslate();
  if (one.status === 'open') return null;
  const facts = { name: one.decided_by ?? translate('requests.the_server'), at: formatMoment(one.decided_at) };
  return (
    <div className={styles.outcome} data-status={one.status}>
      <p>{translate(`requests.is_${one.status}`, facts)}</p>
      {one.answer && <blockquote>{one.answer}</blockquote>}
    </div>
  );
}
