import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { PublishRequestDetails, RequestEntryDetails } from '#contract/editing/requests/requests-api.ts';
import { useMay } from '../../api/use-may.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { Decision, DecisionTogether } from './decision.tsx';
import { ChangedParts, EditLink, PreviewLink } from './entry-parts.tsx';
import { HiddenPersonNames } from './hidden-persons.tsx';
import { GroupKind, GroupOutcome, Outcome, RequestedBy } from './request-words.tsx';
import { Withdraw } from './withdraw.tsx';
import styles from './requests.module.css';

type GroupDetails = NonNullable<PublishRequestDetails['group']>;

/** With more entries, their changes are folded. */
const mostUnfolded = 3;

interface GroupScreenProps {
  details: PublishRequestDetails;
  group: GroupDetails;
  parent: { label: string; to: string };
}

/** Requests that were made together: decided as one act, or entry by entry. */
export function GroupScreen({ details, group, parent }: GroupScreenProps) {
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
