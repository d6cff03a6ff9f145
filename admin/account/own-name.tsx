import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { accountApi, noteMails, requestMails } from '#contract/accounts/account-api.ts';
import type { Locale } from '#contract/base/locale.ts';
import { request } from '../api/request.ts';
import styles from './account.module.css';
import type { OwnAccount } from './account.tsx';
import { useSubmit } from '../forms/use-submit.ts';

/** The name that colleagues see beside this user's changes, and the language of mails. */
export function OwnName({ account, changed }: { account: OwnAccount; changed: () => void }) {
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
    <section className={styles.part} aria-labelledby="own-name">
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
        {problem && <p role="alert">{problem}</p>}
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
