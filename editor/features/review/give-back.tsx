import { useId, useState } from 'react';
import { maxRequestText } from '#contract/editing/requests/requests-api.ts';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { FieldFrame } from '../../ui/field-frame.tsx';

/** Asks what is to be done, and gives the page back. */
export function GiveBack({ busy, send }: { busy: boolean; send: (answer: string) => void }) {
  const [answer, setAnswer] = useState('');
  const [error, setError] = useState<string | null>(null);
  const id = useId();
  const submit = () => {
    if (answer.trim() === '') return setError(m.review_reason_missing());
    setError(null);
    return send(answer);
  };
  return (
    <>
      <FieldFrame id={id} label={m.review_reason()} required error={error}>
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
