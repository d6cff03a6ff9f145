import { useState } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { closePanel, useEditor, useObservable, useAction, useRead } from '../../core/editor-context.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import styles from './review.module.css';
import { listRequests, type PublishRequest } from '#contract/editing/requests/publish-request.ts';
import { momentOf } from '#time/device-time.ts';
import { reasonOf } from '../../core/api-client.ts';
import { languageNames } from '../../core/language-names.ts';
import { requestsApi, maxRequestText } from '#contract/editing/requests/requests-api.ts';
import type { Review } from '#contract/editing/requests/publish-request.ts';
import { stateInWords } from './review-words.ts';
import { FieldFrame } from '../../ui/field-frame.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';

/** What this page waits for, and everything that waits for the user. */
export default function ReviewPanel() {
  const { session, view } = useEditor();
  return (
    <SidePanel name="review" title={m.review()} icon="flag" close={() => closePanel({ session, view })}>
      <div className={ed.body}>
        <ThisPage />
        <WaitingList />
      </div>
      <div className={ed.foot}>
        <span className={ed.barSpace} />
        <a className={ed.small} href="/admin/requests">
          {m.review_all()}
        </a>
      </div>
    </SidePanel>
  );
}

/** The state of this page, and a button to hand it over. */
function ThisPage() {
  const { session, view } = useEditor();
  const reviews = useObservable(session.news.reviews) ?? [];
  const mayPublish = useObservable(session.mayPublish);
  const mine = reviews.filter((review) => review.mine);
  const first = mayPublish ? m.review_hand_over() : m.editor_ask();
  return (
    <>
      <h3 className={styles.part}>{m.review_this_page()}</h3>
      {reviews.length === 0 && <p className={ed.hint}>{m.review_not_waiting()}</p>}
      <ul>
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </ul>
      {reviews.every(({ status }) => status !== 'open') && (
        <Button
          look="line"
          icon="flag"
          label={mine.length > 0 ? m.review_again() : first}
          onClick={() => view.openDialog({ kind: 'ask' })}
        />
      )}
    </>
  );
}

/** Pages and records that wait for the review of the user, or were given back to the user; newest first. */
function WaitingList() {
  const { session } = useEditor();
  const count = useObservable(session.news.waiting);
  const reviews = useObservable(session.news.reviews);
  // Read again at every change.
  const { answer, failed } = useRead(
    ({ api, locale }) => api(listRequests, { params: { locale }, query: { waiting: 'true', page: 1, page_size: 50 } }),
    JSON.stringify([count, reviews]),
  );
  const list = answer?.results ?? null;
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

function Waiting({ request: one, isHere }: { request: PublishRequest; isHere: boolean }) {
  const { session } = useEditor();
  const title = one.group?.title ?? one.title;
  // An own request waits only when it is given back, or one of those made together with it.
  const givenBack = one.mine ? (one.group?.entries ?? [one]).find(({ status }) => status === 'declined') : undefined;
  const when = momentOf(givenBack?.decided_at ?? one.requested_at, session.locale);
  const words = givenBack?.answer ?? one.comment;
  return (
    <li className={`${ed.card} ${styles.card}`}>
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

/** One request for this page: its state, who has asked, and what the user can do about it. */
function ReviewCard({ review }: { review: Review }) {
  const { session } = useEditor();
  const { status, mine, comment, answer, language } = review;
  const when = momentOf(review.requested_at, session.locale);
  return (
    <li className={`${ed.card} ${styles.card}`}>
      <p>
        <b>{stateInWords(review, session.locale)}</b>
      </p>
      {status === 'declined' && answer && <blockquote>{answer}</blockquote>}
      <p className={`${ed.small} ${ed.soft}`}>
        {mine ? m.review_asked_by_you({ when }) : m.review_asked_by({ name: review.requested_by, when })}
        {language && ` · ${m.review_only({ language: languageNames[language]() })}`}
      </p>
      {comment && <blockquote>{comment}</blockquote>}
      {status === 'open' && <Acts review={review} />}
    </li>
  );
}

function Acts({ review: { id, mine } }: { review: Review }) {
  const { session, view } = useEditor();
  const mayPublish = useObservable(session.mayPublish);
  const [giving, setGiving] = useState(false);
  const { busy, problem, run } = useAction();
  const act = (send: () => Promise<unknown>, done: string) =>
    run(
      async () => {
        await send();
        session.alerts.tell(m.review(), done);
      },
      (error) => reasonOf(error, m.review_failed()) || m.review_failed(),
    );
  const params = { locale: session.locale, id };
  const withdraw = () => act(() => session.api(requestsApi.withdraw, { params }), m.review_is_withdrawn());
  const giveBack = (answer: string) => {
    const body = { decision: 'decline', answer } as const;
    return act(() => session.api(requestsApi.decide, { params, body }), m.review_is_given_back());
  };
  return (
    <>
      <div className={`${ed.acts} ${styles.acts}`}>
        {mayPublish && (
          <Button
            small
            look="main"
            label={m.review_look_and_publish()}
            onClick={() => view.openDialog({ kind: 'publish', look: true })}
          />
        )}
        {mayPublish && !mine && (
          <Button
            small
            look="line"
            label={m.review_give_back()}
            aria-expanded={giving}
            onClick={() => setGiving(!giving)}
          />
        )}
        {mine && (
          <Button
            small
            look="line"
            label={m.review_withdraw()}
            unable={busy && m.editor_loading()}
            onClick={() => void withdraw()}
          />
        )}
      </div>
      {giving && <GiveBack busy={busy} send={(answer) => void giveBack(answer)} />}
      <output className={ed.err}>{problem}</output>
    </>
  );
}

/** Asks what is to be done, and gives the page back. */
function GiveBack({ busy, send }: { busy: boolean; send: (answer: string) => void }) {
  const [answer, setAnswer] = useState('');
  const [error, setError] = useState<string | null>(null);
  const submit = () => {
    if (answer.trim() === '') return setError(m.review_reason_missing());
    setError(null);
    return send(answer);
  };
  return (
    <>
      <FieldFrame label={m.review_reason()} required error={error}>
        {(parts) => (
          <textarea
            {...parts}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by a button that asks for this text
            autoFocus
            className={ed.in}
            rows={4}
            maxLength={maxRequestText}
            value={answer}
            onChange={({ target }) => setAnswer(target.value)}
          />
        )}
      </FieldFrame>
      <Button small look="line" label={m.review_send_back()} unable={busy && m.editor_loading()} onClick={submit} />
    </>
  );
}
