import { useTranslate } from 'react-admin';
import type { PublishRequest, RequestEntry, RequestSubject } from '#contract/editing/requests/publish-request.ts';
import { formatMoment } from '../../format/format-moment.ts';
import styles from './requests.module.css';

type Group = Pick<NonNullable<PublishRequest['group']>, 'status' | 'entries'>;

/** What kind of thing is asked for, and in which language. */
export function SubjectKind({ subject }: { subject: RequestSubject }) {
  const translate = useTranslate();
  if (subject.kind === 'season') return <>{translate('requests.season')}</>;
  if (subject.kind === 'record') return <>{translate(`resources.${subject.resource}.name`, { smart_count: 1 })}</>;
  return <>{translate(subject.language ? `requests.modules_${subject.language}` : 'requests.modules')}</>;
}

/** How many records of which kind are asked for together. */
export function GroupKind({ group: { entries } }: { group: Group }) {
  const translate = useTranslate();
  const subject = entries[0]?.subject;
  if (subject?.kind !== 'record') return null;
  const count = entries.length;
  return (
    <>
      {count} {translate(`resources.${subject.resource}.name`, { smart_count: count })}
    </>
  );
}

/** Who has asked and when, with the comment. */
export function RequestedBy({ request: one }: { request: PublishRequest }) {
  const translate = useTranslate();
  return (
    <>
      <p>{translate('requests.requested_by', { name: one.requested_by, at: formatMoment(one.requested_at) })}</p>
      <Reviewer request={one} />
      {one.comment && <blockquote>{one.comment}</blockquote>}
    </>
  );
}

/** Who shall decide about an open request; nothing for nobody in particular. */
export function Reviewer({ request: one }: { request: PublishRequest }) {
  const translate = useTranslate();
  if (one.reviewer === null || (one.group ?? one).status !== 'open') return null;
  if (one.for_me) return <p>{translate('requests.waits_for_you')}</p>;
  return <p>{translate('requests.waits_for', { name: one.reviewer })}</p>;
}

/** What became of a request; nothing while it is open. */
export function Outcome({ entry }: { entry: RequestEntry }) {
  const translate = useTranslate();
  if (entry.status === 'open') return null;
  const facts = { name: entry.decided_by ?? translate('requests.the_server'), at: formatMoment(entry.decided_at) };
  return (
    <div className={styles.outcome} data-status={entry.status}>
      <p>{translate(`requests.is_${entry.status}`, facts)}</p>
      {entry.answer && <blockquote>{entry.answer}</blockquote>}
    </div>
  );
}

/** What became of requests that were made together: the outcome that all have, else how many have which. */
export function GroupOutcome({ group: { entries } }: { group: Group }) {
  const translate = useTranslate();
  const [first] = entries;
  if (!first) return null;
  const outcomeOf = ({ status, answer, decided_at: at }: RequestEntry) => [status, answer, at].join();
  if (entries.every((entry) => outcomeOf(entry) === outcomeOf(first))) return <Outcome entry={first} />;
  const count = (status: RequestEntry['status']) => entries.filter((entry) => entry.status === status).length;
  const counts = { open: count('open'), done: count('done'), declined: count('declined') };
  return <p>{translate('requests.counts', counts)}</p>;
}
