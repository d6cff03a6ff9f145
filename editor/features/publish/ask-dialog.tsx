import { useState } from 'react';
import type { Locale } from '#contract/base/locale.ts';
import { maxRequestText, requestsApi } from '#contract/editing/requests/requests-api.ts';
import { m } from '#messages/paraglide/messages.js';
import { reasonOf } from '../../core/api-client.ts';
import { useEditor, useObservable, useAction, useRead } from '../../core/editor-context.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import ed from '../../ui/editor.module.css';
import { Check, Select } from '../../ui/inputs.tsx';
import styles from './publish.module.css';

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
  const { session, view } = useEditor();
  const { answer: people, failed } = useRead(({ api, locale }) => api(requestsApi.reviewers, { params: { locale } }));
  const labels = { both: m.editor_both_languages(), de: m.editor_german(), en: m.editor_english() };
  const words = useWords();
  const [which, setWhich] = useState<Locale | 'both'>('both');
  const [comment, setComment] = useState('');
  const [reviewer, setReviewer] = useState('');
  const { busy, problem, run } = useAction();

  const ask = () =>
    run(
      async () => {
        const dialog = view.dialog.get();
        await session.queue.flush();
        const subject = { kind: 'section', slug: session.slug, language: which === 'both' ? null : which } as const;
        const params = { locale: session.locale };
        await session.api(requestsApi.create, { params, body: { subject, comment, reviewer: reviewer || null } });
        session.alerts.tell(words.title, words.done);
        view.closeDialog(dialog);
      },
      (error) => reasonOf(error, words.failed),
    );
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
        <label className={ed.field}>
          <span>{m.review_person()}</span>
          <Select
            value={reviewer}
            options={[['', m.review_nobody()], ...(people ?? []).map(({ id, name }) => [id, name] as const)]}
            choose={setReviewer}
          />
          {failed && <small className={ed.hint}>{m.review_people_failed()}</small>}
        </label>
        {/* Before the first publication only both. */}
        {session.published.get() !== null && (
          <fieldset className={styles.when}>
            <legend>{m.editor_publish_which()}</legend>
            {(['both', 'de', 'en'] as const).map((one) => (
              <Check
                key={one}
                type="radio"
                name="which"
                label={labels[one]}
                checked={which === one}
                write={() => setWhich(one)}
              />
            ))}
          </fieldset>
        )}
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
