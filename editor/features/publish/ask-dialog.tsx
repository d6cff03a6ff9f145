import { useState } from 'react';
import type { Locale } from '#contract/base/locale.ts';
import { maxRequestText, requestsApi } from '#contract/editing/requests-api.ts';
import { m } from '#messages/paraglide/messages.js';
import { ApiError } from '../../core/api-client.ts';
import { useEditor } from '../../core/editor-context.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import ed from '../../ui/editor.module.css';
import styles from './publish.module.css';

type Which = Locale | 'both';

/** What is asked for, and the function that asks and closes the dialog. */
function useAsking() {
  const { session, view } = useEditor();
  const [which, setWhich] = useState<Which>('both');
  const [comment, setComment] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function ask() {
    setBusy(true);
    setProblem(null);
    try {
      await session.queue.flush();
      const subject = { kind: 'section', slug: session.slug, language: which === 'both' ? null : which } as const;
      await session.api(requestsApi.create, { params: { locale: session.locale }, body: { subject, comment } });
      session.alerts.announce(m.editor_is_asked());
      session.alerts.show({ kind: 'save', title: m.editor_ask(), text: m.editor_is_asked() });
      view.closeDialog();
    } catch (error) {
      const [issue] = error instanceof ApiError ? error.issues : [];
      setProblem(issue?.message ?? m.editor_ask_failed());
      setBusy(false);
    }
  }

  return { which, setWhich, comment, setComment, busy, problem, ask };
}

/** Asks those who may publish to publish the draft. */
export default function AskDialog() {
  const { view } = useEditor();
  const { which, setWhich, comment, setComment, busy, problem, ask } = useAsking();
  return (
    <Dialog
      title={m.editor_ask()}
      icon="globe"
      size="m"
      close={() => view.closeDialog()}
      foot={
        <>
          <output className={problem ? ed.err : ''}>{problem ?? ''}</output>
          <span className={ed.barSpace} />
          <Button look="line" label={m.editor_cancel()} onClick={() => view.closeDialog()} />
          <Button
            look="main"
            label={m.editor_ask_now()}
            unable={busy && m.editor_asking()}
            onClick={() => void ask()}
          />
        </>
      }
    >
      <div className={ed.body}>
        <p>{m.editor_ask_hint()}</p>
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
