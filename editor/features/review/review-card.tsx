import { useState } from 'react';
import { ApiError } from '../../core/api-client.ts';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import { languageNames } from '../../core/language-names.ts';
import { requestsApi } from '#contract/editing/requests/requests-api.ts';
import type { Review } from '#contract/editing/review.ts';
import { m } from '#messages/paraglide/messages.js';
import { momentOf } from '#time/device-time.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { GiveBack } from './give-back.tsx';
import { stateInWords } from './review-words.ts';
import styles from './review.module.css';

/** One request for this page: its state, who has asked, and what the user can do about it. */
export function ReviewCard({ review }: { review: Review }) {
  const { session } = useEditor();
  const { status, mine, comment, answer, language } = review;
  const when = momentOf(review.requested_at, session.locale);
  return (
    <li className={styles.card}>
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
  const { session } = useEditor();
  const mayPublish = useObservable(session.mayPublish);
  const [giving, setGiving] = useState(false);
  const { act, problem, busy } = useAct();
  const params = { locale: session.locale, id };
  const withdraw = () => act(() => session.api(requestsApi.withdraw, { params }), m.review_is_withdrawn());
  const giveBack = (answer: string) => {
    const body = { decision: 'decline', answer } as const;
    return act(() => session.api(requestsApi.decide, { params, body }), m.review_is_given_back());
  };
  return (
    <>
      <div className={styles.acts}>
        {mayPublish && <LookAndPublish />}
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

function LookAndPublish() {
  const { view } = useEditor();
  return (
    <Button
      small
      look="main"
      label={m.review_look_and_publish()}
      onClick={() => view.openDialog({ kind: 'publish', look: true })}
    />
  );
}

/** Runs an act, and says that it was done or why not. */
function useAct() {
  const { session } = useEditor();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const act = async (send: () => Promise<unknown>, done: string) => {
    setBusy(true);
    setProblem('');
    try {
      await send();
      session.alerts.tell(m.review(), done);
    } catch (error) {
      const [issue] = error instanceof ApiError ? error.issues : [];
      setProblem(issue?.message ?? (error instanceof ApiError && error.message ? error.message : m.review_failed()));
    }
    setBusy(false);
  };
  return { act, busy, problem };
}
