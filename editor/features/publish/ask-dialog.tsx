import { useEffect, useState } from 'react';
import type { Locale } from '#contract/base/locale.ts';
import { maxRequestText, requestsApi } from '#contract/editing/requests/requests-api.ts';
import { m } from '#messages/paraglide/messages.js';
import { ApiError } from '../../core/api-client.ts';
import { useEditor, useObservable, useAction } from '../../core/editor-context.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import ed from '../../ui/editor.module.css';
import styles from './publish.module.css';

type Which = Locale | 'both';

/** Who can be asked; null while it is unknown. */
function useReviewers() {
  const { session } = useEditor();
  const [people, setPeople] = useState<{ id: string; name: string }[] | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    session.api(requestsApi.reviewers, { params: { locale: session.locale } }).then(setPeople, () => setFailed(true));
  }, [session]);
  return { people, failed };
}

/** What is asked for, and the function that asks and closes the dialog. */
function useAsking() {
  const { session, view } = useEditor();
  const words = useWords();
  const [which, setWhich] = useState<Which>('both');
  const [comment, setComment] = useState('');
  const [reviewer, setReviewer] = useState('');
  const { busy, problem, run } = useAction();

  const ask = () =>
    run(
      async () => {
        await session.queue.flush();
        const subject = { kind: 'section', slug: session.slug, language: which === 'both' ? null : which } as const;
        const params = { locale: session.locale };
        await session.api(requestsApi.create, { params, body: { subject, comment, reviewer: reviewer || null } });
        session.alerts.tell(words.title, words.done);
        view.closeDialog();
      },
      (error) => (error instanceof ApiError && error.issues[0]?.message) || words.failed,
    );

  return { words, which, setWhich, comment, setComment, reviewer, setReviewer, busy, problem, ask };
}

/** Whoever may publish hands over for review; the others ask for publication. */
function useWords() {
  const mayPublish = useObservable(useEditor().session.mayPublish);
  return mayPublish
    ? {
        title: m.review_hand_over(),
        hint: m.review_hand_over_hint(),
        now: m.review_hand_over(),
        busy: m.review_handing_over(),
        done: m.review_is_handed_over(),
        failed: m.review_not_handed_over(),
      }
    : {
        title: m.editor_ask(),
        hint: m.editor_ask_hint(),
        now: m.editor_ask_now(),
        busy: m.editor_asking(),
        done: m.editor_is_asked(),
        failed: m.editor_ask_failed(),
      };
}

/** Hands the draft over to somebody who may publish it. */
export default function AskDialog() {
  const { view } = useEditor();
  const { words, which, setWhich, comment, setComment, reviewer, setReviewer, busy, problem, ask } = useAsking();
  return (
    <Dialog
      title={words.title}
      icon="flag"
      size="m"
      close={() => view.closeDialog()}
      foot={
        <>
          <output className={problem ? ed.err : ''}>{problem ?? ''}</output>
          <span className={ed.barSpace} />
          <Button look="line" label={m.editor_cancel()} onClick={() => view.closeDialog()} />
          <Button look="main" label={words.now} unable={busy && words.busy} onClick={() => void ask()} />
        </>
      }
    >
      <div className={ed.body}>
        <p>{words.hint}</p>
        <Reviewer reviewer={reviewer} setReviewer={setReviewer} />
        <Languages which={which} setWhich={setWhich} />
        <label className={ed.field}>
          <span>{m.editor_ask_comment()}</span>
          <textarea
            className={ed.in}
            rows={4}
            maxLength={maxRequestText}
            value={comment}
            onChange={({ target }) => setComment(target.value)}
          />
        </label>
      </div>
    </Dialog>
  );
}

/** The person who shall decide, or nobody in particular. */
function Reviewer({ reviewer, setReviewer }: { reviewer: string; setReviewer: (id: string) => void }) {
  const { people, failed } = useReviewers();
  return (
    <label className={ed.field}>
      <span>{m.review_person()}</span>
      <select className={ed.in} value={reviewer} onChange={({ target }) => setReviewer(target.value)}>
        <option value="">{m.review_nobody()}</option>
        {people?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {failed && <small className={ed.hint}>{m.review_people_failed()}</small>}
    </label>
  );
}

/** Both languages or one; only both before the first publication. */
function Languages({ which, setWhich }: { which: Which; setWhich: (which: Which) => void }) {
  const { session } = useEditor();
  if (session.published.get() === null) return null;
  const labels = { both: m.editor_both_languages(), de: m.editor_german(), en: m.editor_english() };
  return (
    <fieldset className={styles.when}>
      <legend>{m.editor_publish_which()}</legend>
      {(['both', 'de', 'en'] as const).map((one) => (
        <label key={one} className={ed.check}>
          <input type="radio" name="which" checked={which === one} onChange={() => setWhich(one)} />
          <span>{labels[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}
