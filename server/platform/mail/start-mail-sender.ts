import type { AppContext } from '../../app-context.ts';
import { type PeriodicJob, startPeriodicJob } from '../periodic-job.ts';
import { forgetSent, sendDue } from './send-due.ts';
import { createMailTransport, type MailTransport } from './transport.ts';

interface Options {
  transport?: MailTransport;
  /** Milliseconds between two looks at the outbox; twelve times as long while the mail server is away. */
  every?: number;
}

/** Sends the mails of the outbox as they become due. Many processes may do so on one database. */
export function startMailSender(
  { db, clock, config }: Pick<AppContext, 'db' | 'clock' | 'config'>,
  { transport = createMailTransport(config), every = 5000 }: Options = {},
): PeriodicJob {
  return startPeriodicJob('Sending mail', every, async (signal) => {
    const outcome = await sendDue({ db, transport, clock, signal });
    await forgetSent(db, clock());
    return outcome === 'done' ? 'done' : 'unreachable';
  });
}
