import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { HttpError, useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { maxRequestText, type RequestEntryDetails, requestsApi } from '#contract/editing/requests/requests-api.ts';
import { reasonsOf, request } from '../../api/request.ts';
import { useAction } from '../../api/use-action.ts';
import { HiddenPersonChoice, usePublishedPersons } from './hidden-persons.tsx';
import styles from './requests.module.css';
import { useQueryClient } from '@tanstack/react-query';
import { requestsKey } from '../../api/use-waiting-requests.ts';

/** Publishes the subject of a request, with hidden persons of its cast, or returns the request with a reason. */
export function Decision({ entry }: { entry: RequestEntryDetails }) {
  const { id, subject, version } = entry;
  const { ids: persons, toggle } = usePublishedPersons(entry.hidden_persons);
  const body = { decision: 'publish', version, persons } as const;
  return (
    <>
      <HiddenPersonChoice persons={entry.hidden_persons} chosen={persons} onToggle={toggle} />
      <Choice
        publish={() => request(requestsApi.decide, { params: { id }, body })}
        decline={(answer) => request(requestsApi.decide, { params: { id }, body: { decision: 'decline', answer } })}
        publishLabel={persons.length > 0 ? 'requests.publish_with' : 'requests.publish'}
        publishCount={persons.length}
        declineLabel="requests.decline"
        season={subject.kind === 'season' ? subject.id : null}
      />
    </>
  );
}

/** Decides about requests that were made together as one act. */
export function DecisionTogether({ id, open }: { id: number; open: RequestEntryDetails[] }) {
  const params = { id };
  const hidden = [...new Map(open.flatMap((one) => one.hidden_persons).map((person) => [person.id, person])).values()];
  const { ids: persons, toggle } = usePublishedPersons(hidden);
  const entries = open.map((entry) => ({
    id: entry.id,
    version: entry.version,
    persons: entry.hidden_persons.map((person) => person.id).filter((person) => persons.includes(person)),
  }));
  return (
    <>
      <HiddenPersonChoice persons={hidden} chosen={persons} onToggle={toggle} />
      <Choice
        publish={() => request(requestsApi.decideTogether, { params, body: { decision: 'publish', entries } })}
        decline={(answer) => request(requestsApi.decideTogether, { params, body: { decision: 'decline', answer } })}
        publishLabel="requests.publish_together"
        publishCount={open.length}
        declineLabel="requests.decline_together"
        declineCount={open.length}
      />
    </>
  );
}

interface ChoiceProps {
  publish: () => Promise<unknown>;
  decline: (answer: string) => Promise<unknown>;
  /** Message keys, and the numbers in them. */
  publishLabel: string;
  publishCount: number;
  declineLabel: string;
  declineCount?: number;
  /** Is published on its own screen. */
  season?: number | null;
}

function Choice({
  publish,
  decline,
  publishLabel,
  publishCount,
  declineLabel,
  declineCount = 1,
  season = null,
}: ChoiceProps) {
  const translate = useTranslate();
  const { decide, refusal, busy } = useDecision();
  const [declining, setDeclining] = useState(false);
  return (
    <div className={styles.decision}>
      <div className={styles.buttons}>
        {season === null ? (
          <Button variant="contained" disabled={busy} onClick={() => void decide(publish, 'requests.published')}>
            {translate(publishLabel, { smart_count: publishCount })}
          </Button>
        ) : (
          <Button variant="contained" component={Link} to={`/seasons/${season}/release`}>
            {translate('requests.to_release')}
          </Button>
        )}
        <Button variant="outlined" aria-expanded={declining} onClick={() => setDeclining(!declining)}>
          {translate(declineLabel, { smart_count: declineCount })}
        </Button>
      </div>
      {declining && <Reason busy={busy} onSend={(answer) => void decide(() => decline(answer), 'requests.declined')} />}
      {refusal && (
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

/** Sends a decision; a refusal is shown, and what has changed since is read again. */
function useDecision() {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const { busy, problem: refusal, run } = useAction<string[]>();

  const decide = (send: () => Promise<unknown>, success: string) =>
    run(
      async () => {
        await send();
        notify(success, { type: 'info' });
        await queries.invalidateQueries();
      },
      async (error) => {
        const reasons = reasonsOf(error).map((reason) => translate(reason, { _: reason }));
        if (!(error instanceof HttpError) || error.status !== 409) return reasons;
        notify([translate('requests.changed_since'), ...namedIn(error, reasons)].join('\n'), { type: 'warning' });
        await queries.invalidateQueries({ queryKey: requestsKey });
        return null;
      },
    );

  return { decide, refusal, busy };
}

/** What has changed, where the error names it. */
function namedIn({ body }: HttpError, reasons: string[]): string[] {
  return body?.issues ? reasons : [];
}
