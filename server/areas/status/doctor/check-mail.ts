import { createTransport } from 'nodemailer';
import type { Config } from '../../../platform/config.ts';
import { error, type Finding, ok, warn } from './finding.ts';

/** Connects and logs in to the mail server, without sending anything. */
export async function checkMail({ smtpUrl }: Pick<Config, 'smtpUrl'>, timeout = 10_000): Promise<Finding> {
  if (smtpUrl === undefined)
    return warn('mail', 'no mail server: mails become files in DATA_DIR/mail', 'Set SMTP_URL for a public site.');
  const { hostname, port, protocol, username } = new URL(smtpUrl);
  const place = `${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`;
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  });
  try {
    await transport.verify();
    return ok('mail', `${place} answers${username === '' ? '' : ' and accepts the login'}`);
  } catch (failure) {
    const code = failure instanceof Error && 'code' in failure ? String(failure.code) : 'unknown failure';
    const advice =
      code === 'EAUTH' ? 'Check user and password in SMTP_URL.' : 'Check SMTP_URL, the firewall and the mail server.';
    return error('mail', `${place} does not accept mails (${code})`, advice);
  } finally {
    transport.close();
  }
}
