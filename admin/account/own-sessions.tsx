import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { z } from 'zod';
import { accountApi, type ownSessionSchema } from '#contract/accounts/account-api.ts';
import { request } from '../api/request.ts';
import { formatMoment } from '../format/format-moment.ts';
import styles from './account.module.css';
import { useSubmit } from '../forms/use-submit.ts';

type OwnSession = z.output<typeof ownSessionSchema>;

/** The user's open sessions, each with a button that ends it. */
export function OwnSessions() {
  const translate = useTranslate();
  const notify = useNotify();
  const { run, problem } = useSubmit();
  const { data = [], refetch } = useQuery({
    queryKey: ['own-sessions'],
    queryFn: () => request(accountApi.sessions),
  });
  const end = (send: () => Promise<unknown>) =>
    run(async () => {
      await send();
      await refetch();
      notify('account.session_ended', { type: 'info' });
    });
  return (
    <section className={styles.part} aria-labelledby="own-sessions">
      <div>
        <h2 id="own-sessions">{translate('account.sessions')}</h2>
        <p>{translate('account.sessions_help')}</p>
      </div>
      <div>
        {problem && <p role="alert">{problem}</p>}
        <ul className={styles.sessions}>
          {data.map((session) => (
            <SessionLine
              key={session.id}
              session={session}
              end={() => void end(() => request(accountApi.endSession, { params: { id: session.id } }))}
            />
          ))}
        </ul>
        {data.length > 1 && (
          <Button variant="outlined" color="error" onClick={() => void end(() => request(accountApi.endOtherSessions))}>
            {translate('account.end_others')}
          </Button>
        )}
      </div>
    </section>
  );
}

function SessionLine({ session, end }: { session: OwnSession; end: () => void }) {
  const translate = useTranslate();
  const times = { since: formatMoment(session.created_at), seen: formatMoment(session.last_seen_at, 'day') };
  return (
    <li>
      <span>
        <strong>{session.device || translate('account.unknown_device')}</strong>
        {session.current && <em> {translate('account.this_one')}</em>}
        <small>{translate('account.since', times)}</small>
      </span>
      {!session.current && (
        <Button
          variant="outlined"
          aria-label={translate('account.end_named', { device: session.device })}
          onClick={end}
        >
          {translate('account.end')}
        </Button>
      )}
    </li>
  );
}
