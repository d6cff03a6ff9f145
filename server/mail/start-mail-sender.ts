import { setTimeout as pause } from 'node:timers/promises';
import { isUnavailable } from '../db/is-unavailable.ts';
import { describeError } from '../describe-error.ts';
import type { House } from '../house.ts';
import { forgetSent, sendDue } from './send-due.ts';
import { createMailTransport, type MailTransport } from './transport.ts';

export interface MailSender {
  /** Breaks off what is being sent; it is sent again later. */
  close(): Promise<void>;
}

interface Options {
  transport?: MailTransport;
  /** Milliseconds between two looks at the outbox; twelve times as long while the mail server is away. */
  every?: number;
}

/** Sends the mails of the outbox as they become due. Many processes may do so on one database. */
export function startMailSender(
  { db, clock, config }: Pick<House, 'db' | 'clock' | 'config'>,
  { transport = createMailTransport(config), every = 5000 }: Options = {},
): MailSender {
  const closing = new AbortController();
  const { signal } = closing;

  /** Gives back how long to wait, in milliseconds. */
  async function round(): Promise<number> {
    try {
      const outcome = await sendDue({ db, transport, clock, signal });
      await forgetSent(db, clock());
      return outcome === 'done' ? every : every * 12;
    } catch (error) {
      // The database comes back; whoever watches the house hears of it elsewhere.
      if (!isUnavailable(error)) console.error(`Sending mail: ${describeError(error)}`);
      return every;
    }
  }

  async function loop(): Promise<void> {
    while (!signal.aborted) {
      const wait = await round();
      await pause(wait, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  const ended = loop();
  return {
    close() {
      closing.abort();
      return ended;
    },
  };
}
