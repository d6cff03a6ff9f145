import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { HttpError, useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { maxRequestText, type RequestEntryDetails, requestsApi } from '#contract/editing/requests/requests-api.ts';
import { reasonsOf, request } from '../../api/request.ts';
import { useAction } from '../../api/use-action.ts';
import { HiddenBecause, HiddenNames } from '../../lists/cells/hidden-names.tsx';
import styles from './requests.module.css';
import { useQueryClient } from '@tanstack/react-query';
import { requestsKey } from '../../api/use-site.ts';

type Persons = RequestEntryDetails['hidden_persons'];

interface DecisionProps {
  /** The open ones. */
  entries: RequestEntryDetails[];
  /** Id of requests that were made together and are decided as one act; absent for one alone. */
  together?: number;
}

/** Publishes the subjects of requests, with hidden persons of their casts, or returns the requests with a reason. */
export function Decision({ entries, together }: DecisionProps) {
  const translate = useTranslate();
  const { decide, refusal, busy } = useDecision();
  const [declining, setDeclining] = useState(false);
  /** Hidden persons who are not published: none at first, but archived ones never are. */
  const [omitted, setOmitted] = useState<readonly number[]>([]);
  const hidden = [...new Map(entries.flatMap((one) => one.hidden_persons).map((one) => [one.id, one])).values()];
  const persons = hidden.filter(({ id, state }) => state !== 'archived' && !omitted.includes(id)).map(({ id }) => id);
  const toggle = (id: number) =>
    setOmitted(omitted.includes(id) ? omitted.filter((one) => one !== id) : [...omitted, id]);
  const shown = entries.map(({ id, version, hidden_persons: own }) => ({
    id,
    version,
    persons: own.map((person) => person.id).filter((person) => persons.includes(person)),
  }));
  const [first] = shown;
  const [one] = entries;
  if (!first || !one) return null;

  const publish = () =>
    together === undefined
      ? request(requestsApi.decide, {
          params: { id: first.id },
          body: { decision: 'publish', version: first.version, persons: first.persons },
        })
      : request(requestsApi.decideTogether, {
          params: { id: together },
          body: { decision: 'publish', entries: shown },
        });
  const decline = (answer: string) =>
    request(together === undefined ? requestsApi.decide : requestsApi.decideTogether, {
      params: { id: together ?? first.id },
      body: { decision: 'decline', answer },
    });
  const labels =
    together === undefined
      ? { publish: persons.length > 0 ? 'requests.publish_with' : 'requests.publish', decline: 'requests.decline' }
      : { publish: 'requests.publish_together', decline: 'requests.decline_together' };
  const count = together === undefined ? persons.length : entries.length;
  return (
    <>
      <HiddenPersonChoice persons={hidden} chosen={persons} onToggle={toggle} />
      <div className={styles.decision}>
        <div className="cluster">
          {one.subject.kind === 'season' ? (
            <Button variant="contained" component={Link} to={`/seasons/${one.subject.id}/release`}>
              {translate('requests.to_release')}
            </Button>
          ) : (
            <Button variant="contained" disabled={busy} onClick={() => void decide(publish, 'requests.published')}>
              {translate(labels.publish, { smart_count: count })}
            </Button>
          )}
          <Button variant="outlined" aria-expanded={declining} onClick={() => setDeclining(!declining)}>
            {translate(labels.decline, { smart_count: entries.length })}
          </Button>
        </div>
        {declining && (
          <Reason busy={busy} onSend={(answer) => void decide(() => decline(answer), 'requests.declined')} />
        )}
        {refusal && (
          <div role="alert" className={styles.refusal}>
            {refusal.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        )}
      </div>
    </>
  );
}

interface ChoiceProps {
  persons: Persons;
  chosen: number[];
  onToggle: (id: number) => void;
}

/** The persons of the cast who are not public, to be published with the subject. */
function HiddenPersonChoice({ persons, chosen, onToggle }: ChoiceProps) {
  const translate = useTranslate();
  if (persons.length === 0) return null;
  return (
    <fieldset className={styles.persons}>
      <legend>{translate('requests.hidden_persons')}</legend>
      <p>{translate('requests.hidden_persons_hint')}</p>
      {persons.map((person) => (
        <FormControlLabel
          key={person.id}
          label={
            <>
              {person.name}
              <HiddenBecause person={person} />
            </>
          }
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(person.id)}
              disabled={person.state === 'archived'}
              onChange={() => onToggle(person.id)}
            />
          }
        />
      ))}
    </fieldset>
  );
}

/** The same for users who only ask. */
export function HiddenPersonNames({ persons }: { persons: Persons }) {
  const translate = useTranslate();
  if (persons.length === 0) return null;
  return (
    <p>
      {translate('cast.not_public')} <HiddenNames persons={persons} />. {translate('requests.published_with')}
    </p>
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
