import { parseArgs } from 'node:util';
import { checkDatabase } from './check-database.ts';
import { checkBuild, checkDataFolder, checkLeftovers, checkNode, checkPort, checkTimeZone } from './check-machine.ts';
import { checkSettings, describeProxy } from './check-settings.ts';
import { error, type Finding, ok, warn } from './finding.ts';
import { createTransport } from 'nodemailer';
import type { Config } from '../../../platform/config.ts';
import { AppError } from '#contract/base/errors.ts';
import { writeMessage } from '../../../http/errors/write-message.ts';
import { protocols } from '../../translation/services/translate.ts';

// npm run doctor [-- --json]
// Exit code 0: nothing is wrong, warnings at most; 1: something is; 2: wrong arguments.
await run().catch((failure: unknown) => {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exit(2);
});

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  const findings = await examine();
  const failed = findings.some(({ state }) => state === 'error');
  if (values.json) console.log(JSON.stringify({ status: failed ? 'error' : 'ok', findings }, null, 2));
  else print(findings);
  process.exitCode = failed ? 1 : 0;
}

async function examine(): Promise<Finding[]> {
  const { config, findings } = checkSettings(process.env);
  const machine = [await checkNode(), checkTimeZone(), await checkBuild()];
  if (!config) return [...findings, ...machine];
  return [
    ...findings,
    ...describeProxy(config, findings),
    ...machine,
    ...(await checkDataFolder(config)),
    await checkLeftovers(config),
    await checkPort(config),
    ...(await checkDatabase(config)),
    await checkMail(config),
    ...(await checkTranslation(config)),
  ];
}

function print(findings: Finding[]): void {
  const width = Math.max(...findings.map(({ subject }) => subject.length));
  for (const { state, subject, message, advice } of findings) {
    console.log(`${state.padEnd(5)}  ${subject.padEnd(width)}  ${message}`);
    if (advice !== undefined) console.log(`${' '.repeat(width + 9)}→ ${advice}`);
  }
}

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

/** Whether the translation service answers, accepts the key and has both languages; nothing is translated. */
async function checkTranslation({ translation }: Pick<Config, 'translation'>, timeout = 10_000): Promise<Finding[]> {
  if (!translation) return [];
  const { protocol, url } = translation;
  const { host } = new URL(url);
  try {
    await protocols[protocol].check({ service: translation, fetch, timeout });
    return [ok('translation', `${host} answers (${protocol})`)];
  } catch (failure) {
    const reason = failure instanceof AppError ? writeMessage(failure.sentence, 'en') : 'unknown failure';
    return [
      error('translation', `${host}: ${reason}`, 'Check TRANSLATION_URL, TRANSLATION_KEY and TRANSLATION_PROTOCOL.'),
    ];
  }
}
