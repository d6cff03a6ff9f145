import { useEffect, useState } from 'react';
import { listRequests, type PublishRequest } from '#contract/editing/requests/publish-request.ts';
import { m } from '#messages/paraglide/messages.js';
import { momentOf } from '#time/device-time.ts';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import ed from '../../ui/editor.module.css';
import styles from './review.module.css';

/** Pages and records that wait for the review of the user, or were given back to the user; newest first. */
export function WaitingList() {
  const { session } = useEditor();
  const { list, failed } = useWaiting();
  return (
    <>
      <h3 className={styles.part}>{m.review_waiting()}</h3>
      <output className={ed.hint}>{list === null && (failed ? m.editor_load_failed() : m.editor_loading())}</output>
      {list?.length === 0 && <p className={ed.hint}>{m.review_nothing_waits()}</p>}
      <ul>
        {list?.map((one) => (
          <Waiting
            key={one.id}
            request={one}
            isHere={one.subject.kind === 'section' && one.subject.slug === session.slug}
          />
        ))}
      </ul>
    </>
  );
}

function useWaiting() {
  const { session } = useEditor();
  const count = useObservable(session.news.waiting);
  const reviews = useObservable(session.news.reviews);
  const [list, setList] = useState<PublishRequest[] | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let current = true;
    const query = { waiting: 'true', page: 1, page_size: 50 } as const;
    session.api(listRequests, { params: { locale: session.locale }, query }).then(
      ({ results }) => current && setList(results),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- read again at every change
  }, [session, count, reviews]);
  return { list, failed };
}

function Waiting({ request: one, isHere }: { request: PublishRequest; isHere: boolean }) {
  const { session } = useEditor();
  const title = one.group?.title ?? one.title;
  // An own request waits only when it is given back, or one of those made together with it.
  const givenBack = one.mine ? (one.group?.entries ?? [one]).find(({ status }) => status === 'declined') : undefined;
  const when = momentOf(givenBack?.decided_at ?? one.requested_at, session.locale);
  const words = givenBack?.answer ?? one.comment;
  return (
    <li className={styles.card}>
      <p>
        {isHere ? (
          <b>{title}</b>
        ) : (
          <a href={one.group ? `/admin/requests/${one.id}` : one.url} aria-label={m.review_open_place({ title })}>
            <b>{title}</b>
          </a>
        )}
      </p>
      <p className={`${ed.small} ${ed.soft}`}>
        {givenBack
          ? m.review_given_back({ name: givenBack.decided_by ?? m.editor_somebody(), when })
          : m.review_asked_by({ name: one.requested_by, when })}
      </p>
      {words && <blockquote>{words}</blockquote>}
      {!isHere && (
        <a className={ed.small} href={`/admin/requests/${one.id}`} aria-label={m.review_what_changes({ title })}>
          {m.review_changes()}
        </a>
      )}
    </li>
  );
}
