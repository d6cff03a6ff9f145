import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { NotDelivered } from '../outbox/handler.ts';
import { type OutgoingMail, toMessage } from './outgoing-mail.ts';

/** Delivers mails. */
export interface MailTransport {
  /** Settles once somebody else is responsible for the mail; rejects with NotDelivered. */
  deliver: (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;
}

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'siteUrl'>;

/** By SMTP where there is a server, otherwise as files in the data folder. */
export function createMailTransport(config: MailConfig, limits: Partial<SmtpLimits> = {}): MailTransport {
  return config.smtpUrl === undefined
    ? toFolder(path.join(config.dataDir, 'mail'), config)
    : toServer(config.smtpUrl, config, { ...defaultLimits, ...limits });
}

interface SmtpLimits {
  /** Milliseconds to connect and to be greeted. */
  connect: number;
  /** Milliseconds without a word. */
  silence: number;
  /** Milliseconds for a whole mail; below the minute after which another process may take it. */
  whole: number;
}

const defaultLimits: SmtpLimits = { connect: 10_000, silence: 15_000, whole: 45_000 };

function toServer(url: string, config: MailConfig, limits: SmtpLimits): MailTransport {
  return {
    async deliver(mail, signal) {
      const transport = createTransport({
        url,
        connectionTimeout: limits.connect,
        greetingTimeout: limits.connect,
        socketTimeout: limits.silence,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      const ended = AbortSignal.any([signal, AbortSignal.timeout(limits.whole)]);
      await transport.sendMail({ ...toMessage(mail, config), signal: ended }).catch(notDelivered);
    },
  };
}

/** Each mail one file, there whole or not at all. */
function toFolder(folder: string, config: MailConfig): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  async function write(mail: OutgoingMail): Promise<void> {
    const { message } = await composer.sendMail(toMessage(mail, config));
    const draft = path.join(folder, `.${randomUUID()}.tmp`);
    await mkdir(folder, { recursive: true });
    await writeFile(draft, message as Buffer, { flag: 'wx', mode: 0o600 });
    await rename(draft, path.join(folder, `${String(mail.id).padStart(8, '0')}-${mail.payload.kind}.eml`));
  }
  return { deliver: (mail) => write(mail).catch(notDelivered) };
}

/** Only a server that speaks gives a response code; signing in concerns every mail. */
function notDelivered(error: unknown): never {
  if (!(error instanceof Error)) throw error;
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const name = typeof code === 'string' ? code : error.name;
  const spoke = typeof responseCode === 'number';
  const serverIsAway = !spoke || code === 'EAUTH';
  throw new NotDelivered(spoke ? `${name} ${responseCode}` : name, serverIsAway ? 'server away' : 'retry');
}
