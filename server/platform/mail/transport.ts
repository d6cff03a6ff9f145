import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { NotDelivered, type Handler } from '../outbox/handler.ts';
import type { MailLook } from './mail-html.ts';
import { type OutgoingMail, toMessage, mailChannel, type MailPayload } from './outgoing-mail.ts';

/** Delivers mails. */
export interface MailTransport {
  /** Resolves once a server has accepted the mail or the file is written; rejects with NotDelivered. */
  deliver: (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;
}

interface MailParts {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'siteUrl'>;
  /** Colours and type of the house at the time of sending. */
  readLook: () => Promise<MailLook>;
}

/** SMTP if a mail server is configured, otherwise files in the data folder. */
export function createMailTransport(parts: MailParts, limits: Partial<SmtpLimits> = {}): MailTransport {
  const { smtpUrl } = parts.config;
  return smtpUrl === undefined ? toFolder(parts) : toServer(smtpUrl, parts, { ...defaultLimits, ...limits });
}

interface SmtpLimits {
  /** Milliseconds for the connection and for the greeting of the server. */
  connect: number;
  /** Milliseconds without data from the server. */
  silence: number;
  /** Milliseconds for a whole mail; less than the minute after which another process may retry. */
  whole: number;
}

const defaultLimits: SmtpLimits = { connect: 10_000, silence: 15_000, whole: 45_000 };

function toServer(url: string, { config, readLook }: MailParts, limits: SmtpLimits): MailTransport {
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
      const message = toMessage(mail, config, await readLook());
      const ended = AbortSignal.any([signal, AbortSignal.timeout(limits.whole)]);
      await transport.sendMail({ ...message, signal: ended }).catch(notDelivered);
    },
  };
}

/** Writes each mail to a file of its own, completely or not at all. */
function toFolder({ config, readLook }: MailParts): MailTransport {
  const folder = path.join(config.dataDir, 'mail');
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  async function write(mail: OutgoingMail): Promise<void> {
    const { message } = await composer.sendMail(toMessage(mail, config, await readLook()));
    const draft = path.join(folder, `.${randomUUID()}.tmp`);
    await mkdir(folder, { recursive: true });
    await writeFile(draft, message, { flag: 'wx', mode: 0o600 });
    await rename(draft, path.join(folder, `${String(mail.id).padStart(8, '0')}-${mail.payload.kind}.eml`));
  }
  return { deliver: (mail) => write(mail).catch(notDelivered) };
}

/** An error without a response code means that the server is unreachable; a failed login concerns every mail too. */
function notDelivered(error: unknown): never {
  if (!(error instanceof Error)) throw error;
  const code = 'code' in error ? error.code : undefined;
  const responseCode = 'responseCode' in error ? error.responseCode : undefined;
  const name = typeof code === 'string' ? code : error.name;
  const spoke = typeof responseCode === 'number';
  const serverIsAway = !spoke || code === 'EAUTH';
  throw new NotDelivered(spoke ? `${name} ${responseCode}` : name, serverIsAway ? 'server away' : 'retry');
}

/** Sends the mails of the outbox. */
export function createMailHandler(transport: MailTransport): Handler<MailPayload> {
  return {
    channel: mailChannel,
    describe: ({ id, payload }) => `Mail ${id} (${payload.kind})`,
    deliver: transport.deliver,
    // Of a sent mail only the time and the department are stored.
    afterDelivery: ({ kind, recipient }) => ({
      kind,
      recipient: kind === 'contact' ? recipient : '',
      replyTo: '',
      subject: '',
      body: '',
    }),
  };
}
