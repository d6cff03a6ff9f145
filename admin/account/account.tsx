import { useTranslate, useNotify } from 'react-admin';
import type { z } from 'zod';
import {
  accountApi,
  type ownAccountSchema,
  type ownSessionSchema,
  noteMails,
  requestMails,
} from '#contract/accounts/account-api.ts';
import { PageHead } from '../layout/page-head.tsx';
import { request } from '../api/request.ts';
import { Problem } from '../layout/problem.tsx';
import styles from './account.module.css';
import { SecondFactor } from './second-factor.tsx';
import { Button, TextField, MenuItem } from '@mui/material';
import { type FormEvent, useRef, useState } from 'react';
import { textOf } from '../forms/text-of.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { formatMoment } from '../format/format-moment.ts';
import type { Locale } from '#contract/base/locale.ts';
import { useCall } from '../api/use-call.ts';

export type OwnAccount = z.output<typeof ownAccountSchema>;

/** A user's own account: name, password, second factor, open sessions. */
export function Account() {
  const translate = useTranslate();
  const { data, refetch } = useCall(['own-account'], accountApi.show);
  return (
    <>
      <PageHead title={translate('account.title')} note={data?.email} />
      {data && (
        <div className={styles.account}>
          <OwnName account={data} changed={() => void refetch()} />
          <OwnPassword email={data.email} />
          <SecondFactor account={data} changed={() => void refetch()} />
          <OwnSessions />
        </div>
      )}
    </>
  );
}

/** Changes the password, which ends every other session. */
function OwnPassword({ email }: { email: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const form = useRef<HTMLFormElement>(null);
  const { errors, problem, run, sending, setErrors } = useSubmit();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const current_password = textOf(given, 'current_password');
    const new_password = textOf(given, 'new_password');
    if (new_password !== textOf(given, 'repeated')) return setErrors({ repeated: translate('account.not_the_same') });
    const went = await run(async () => {
      await request(accountApi.changePassword, { body: { current_password, new_password } });
    });
    if (!went) return;
    form.current?.reset();
    notify('account.password_saved', { type: 'info' });
  }

  const field = (name: string, autoComplete: string, help?: string) => (
    <TextField
      name={name}
      id={`password-${name}`}
      type="password"
      label={translate(`account.${name}`)}
      autoComplete={autoComplete}
      required
      error={Boolean(errors[name])}
      helperText={errors[name] ?? help}
      fullWidth
    />
  );
  return (
    <section className={`card ${styles.part}`} aria-labelledby="own-password">
      <div>
        <h2 id="own-password">{translate('account.password')}</h2>
        <p>{translate('account.password_help')}</p>
      </div>
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <Problem>{problem}</Problem>
        <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
        {field('current_password', 'current-password')}
        {field('new_password', 'new-password', translate('account.password_length'))}
        {field('repeated', 'new-password')}
        <Button type="submit" variant="outlined" disabled={sending}>
          {translate('account.change_password')}
        </Button>
      </form>
    </section>
  );
}

type OwnSession = z.output<typeof ownSessionSchema>;

/** The user's open sessions, each with a button that ends it. */
function OwnSessions() {
  const translate = useTranslate();
  const notify = useNotify();
  const { run, problem } = useSubmit();
  const { data = [], refetch } = useCall(['own-sessions'], accountApi.sessions);
  const end = (send: () => Promise<unknown>) =>
    run(async () => {
      await send();
      await refetch();
      notify('account.session_ended', { type: 'info' });
    });
  return (
    <section className={`card ${styles.part}`} aria-labelledby="own-sessions">
      <div>
        <h2 id="own-sessions">{translate('account.sessions')}</h2>
        <p>{translate('account.sessions_help')}</p>
      </div>
      <div>
        <Problem>{problem}</Problem>
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

/** The name that colleagues see beside this user's changes, and the language of mails. */
function OwnName({ account, changed }: { account: OwnAccount; changed: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [name, setName] = useState(account.username);
  const [language, setLanguage] = useState<Locale>(account.language ?? 'de');
  const [mailed, setMailed] = useState(account.note_mails);
  const [requests, setRequests] = useState(account.request_mails);
  const body = { username: name, language, note_mails: mailed, request_mails: requests };
  const isSame = JSON.stringify(body) === JSON.stringify(storedIn(account));
  const { errors, problem, run, sending } = useSubmit();
  const save = () =>
    run(async () => {
      await request(accountApi.change, { body });
      notify('account.name_saved', { type: 'info' });
      changed();
    });
  return (
    <section className={`card ${styles.part}`} aria-labelledby="own-name">
      <div>
        <h2 id="own-name">{translate('account.name')}</h2>
        <p>{translate('account.name_help')}</p>
        <p>{translate(`users.role_${account.role}`)}</p>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Problem>{problem}</Problem>
        <TextField
          label={translate('account.name')}
          value={name}
          onChange={(event) => setName(event.target.value)}
          autoComplete="name"
          error={Boolean(errors.username)}
          helperText={errors.username}
          fullWidth
        />
        <MailLanguage language={language} setLanguage={setLanguage} />
        <MailChoice name="account.note_mails" choices={noteMails} chosen={mailed} choose={setMailed} />
        <MailChoice name="account.request_mails" choices={requestMails} chosen={requests} choose={setRequests} />
        <Button type="submit" variant="outlined" disabled={sending || isSame}>
          {translate('ra.action.save')}
        </Button>
      </form>
    </section>
  );
}

function storedIn({ username, language, note_mails, request_mails }: OwnAccount) {
  return { username, language: language ?? 'de', note_mails, request_mails };
}

interface MailChoiceProps<T extends string> {
  /** Key of its label; those of the choices begin with it. */
  name: 'account.note_mails' | 'account.request_mails';
  choices: readonly T[];
  chosen: T;
  choose: (chosen: T) => void;
}

/** Which of something is mailed to this user. */
function MailChoice<T extends string>({ name, choices, chosen, choose }: MailChoiceProps<T>) {
  const translate = useTranslate();
  return (
    <TextField
      select
      label={translate(name)}
      value={chosen}
      onChange={({ target }) => choose(choices.find((each) => each === target.value) ?? chosen)}
      fullWidth
    >
      {choices.map((each) => (
        <MenuItem key={each} value={each}>
          {translate(`${name}_${each}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface MailLanguageProps {
  language: Locale;
  setLanguage: (language: Locale) => void;
}

function MailLanguage({ language, setLanguage }: MailLanguageProps) {
  const translate = useTranslate();
  return (
    <TextField
      select
      label={translate('account.language')}
      value={language}
      onChange={({ target }) => setLanguage(target.value === 'en' ? 'en' : 'de')}
      fullWidth
    >
      <MenuItem value="de">Deutsch</MenuItem>
      <MenuItem value="en">English</MenuItem>
    </TextField>
  );
}
