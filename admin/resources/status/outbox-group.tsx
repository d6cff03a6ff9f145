import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { newsletterEntriesApi } from '#contract/newsletter/newsletter-entries-api.ts';
import { mailsApi } from '#contract/office/mails-api.ts';
import type { Status } from '#contract/office/status-api.ts';
import { errorMessage, request } from '../../api/request.ts';
import { formatAge } from '../../format/format-age.ts';
import { type Fact, Group } from './group.tsx';

/** Mails that one press sends again; the next press takes the others. */
const atOnce = 50;

/** What waits or was not delivered; mails are sent again from here. */
export function OutboxGroup({ status, onRetried }: { status: Status; onRetried: () => void }) {
  const translate = useTranslate();
  const { mail, newsletter } = status.outbox;
  const waiting = ({ waiting: count, waiting_since: since }: typeof mail) =>
    since ? translate('status.count_since', { count, age: formatAge(since, status.read_at) }) : count;
  const facts: Fact[] = [
    [translate('status.mails_waiting'), waiting(mail)],
    [translate('status.mails_given_up'), mail.given_up],
  ];
  if (newsletter)
    facts.push(
      [translate('status.newsletter_waiting'), waiting(newsletter)],
      [translate('status.newsletter_given_up'), newsletter.given_up],
    );
  return (
    <Group name="outbox" status={status} facts={facts}>
      {mail.given_up > 0 && (
        <Retry label="status.retry" done="mails.retried_many" retry={retryMails} onRetried={onRetried} />
      )}
      {newsletter !== null && newsletter.given_up > 0 && (
        <Retry
          label="status.retry_newsletter"
          done="newsletter.retried_many"
          retry={retrySignUps}
          onRetried={onRetried}
        />
      )}
      <Button component={Link} to="/mails" variant="outlined">
        {translate('status.open_outbox')}
      </Button>
    </Group>
  );
}

/** Sends mails again that were given up. Returns their number. */
async function retryMails(): Promise<number> {
  const query = { state: 'given_up' as const, page_size: atOnce };
  const { results } = await request(mailsApi.list, { query });
  for (const { id } of results) await request(mailsApi.retry, { params: { id }, body: {} });
  return results.length;
}

/** Sends sign-ups again that the mailing provider did not take. Returns their number. */
async function retrySignUps(): Promise<number> {
  return (await request(newsletterEntriesApi.retry, { body: {} })).count;
}

interface RetryProps {
  label: string;
  /** Message with the number of entries that are sent again. */
  done: string;
  retry: () => Promise<number>;
  onRetried: () => void;
}

function Retry({ label, done, retry, onRetried }: RetryProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);

  async function run() {
    setBusy(true);
    try {
      notify(done, { type: 'info', messageArgs: { smart_count: await retry() } });
    } catch (error) {
      notify(errorMessage(error), { type: 'error' });
    }
    setBusy(false);
    onRetried();
  }

  return (
    <Button variant="contained" disabled={busy} onClick={() => void run()}>
      {translate(label)}
    </Button>
  );
}
