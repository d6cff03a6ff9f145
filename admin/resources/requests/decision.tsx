import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { readError } from '#contract/client/read-answer.ts';
import { maxRequestText, type PublishRequestDetails, requestsApi } from '#contract/editing/requests-api.ts';
import { errorMessage, request } from '../../api/request.ts';
import { requestsKey } from '../../api/use-open-requests.ts';
import styles from './requests.module.css';

type Sent = Parameters<typeof request<typeof requestsApi.decide>>[1];
type Body = NonNullable<NonNullable<Sent>['body']>;

/** Sends a decision; a refusal is shown, and what has changed since is read again. */
function useDecision({ id }: PublishRequestDetails) {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const [refusal, setRefusal] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);

  async function send(body: Body, success: string) {
    setBusy(true);
    setRefusal([]);
    try {
      await request(requestsApi.decide, { params: { id }, body });
      notify(success, { type: 'info' });
      await queries.invalidateQueries();
    } catch (error) {
      const refused = error instanceof HttpError ? readError(error.body) : null;
      const message = errorMessage(error);
      const isStale = error instanceof HttpError && error.status === 409;
      const reasons = refused?.issues?.map((issue) => issue.message) ?? [];
      if (isStale) {
        notify('requests.changed_since', { type: 'warning' });
        await queries.invalidateQueries({ queryKey: requestsKey });
      } else setRefusal([translate(message, { _: message }), ...reasons]);
    }
    setBusy(false);
  }

  return { send, refusal, busy };
}

/** Publishes the subject of a request, or returns the request with a reason. */
export function Decision({ request: details }: { request: PublishRequestDetails }) {
  const translate = useTranslate();
  const { send, refusal, busy } = useDecision(details);
  const [declining, setDeclining] = useState(false);
  const { subject, version } = details;
  return (
    <div className={styles.decision}>
      <div className={styles.buttons}>
        {subject.kind === 'season' ? (
          <Button variant="contained" component={Link} to={`/seasons/${subject.id}/release`}>
            {translate('requests.to_release')}
          </Button>
        ) : (
          <Button
            variant="contained"
            disabled={busy}
            onClick={() => void send({ decision: 'publish', version }, 'requests.published')}
          >
            {translate('requests.publish')}
          </Button>
        )}
        <Button variant="outlined" aria-expanded={declining} onClick={() => setDeclining(!declining)}>
          {translate('requests.decline')}
        </Button>
      </div>
      {declining && (
        <Reason busy={busy} onSend={(answer) => void send({ decision: 'decline', answer }, 'requests.declined')} />
      )}
      {refusal.length > 0 && (
        <div role="alert" className={styles.refusal}>
          {refusal.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
    </div>
  );
}

function Reason({ busy, onSend }: { busy: boolean; onSend: (answer: string) => void }) {
  const translate = useTranslate();
  const [answer, setAnswer] = useState('');
  return (
    <form
      className={styles.decline}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(answer);
      }}
    >
      <TextField
        label={translate('requests.reason')}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
        required
        multiline
        minRows={2}
        fullWidth
        slotProps={{ htmlInput: { maxLength: maxRequestText } }}
      />
      <Button type="submit" variant="outlined" disabled={busy || answer.trim() === ''}>
        {translate('requests.send_back')}
      </Button>
    </form>
  );
}
