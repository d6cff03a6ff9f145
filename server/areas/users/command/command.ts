import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { roles } from '#contract/accounts/capabilities.ts';
import { codesOf, isUnavailable } from '../../../db/postgres-errors.ts';
import { withDatabase } from '../../../db/with-database.ts';
import { failureText } from '../../../http/errors/failure-text.ts';
import { commandLine, exitCodeOf, wrongUsage } from '../../../platform/command-line.ts';
import { sendCommand } from '../../../platform/command-socket.ts';
import { type Config, readConfig } from '../../../platform/config.ts';
import { randomPassword } from '../../accounts/passwords/passwords.ts';
import { linesOf, runAccountCommand } from './account-command.ts';

const usage = `${commandLine('admin', 'list')}
${commandLine('admin', 'create')} EMAIL [--role ${roles.join('|')}] [--name NAME] [--password-stdin]
${commandLine('admin', 'reset-password')} EMAIL [--remove-second-factor] [--password-stdin]

Without --password-stdin a password is generated and printed once.`;

/** Codes of PostgreSQL for a missing table or column. */
const missingParts = new Set(['42P01', '42703']);

await run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(explain(error));
  process.exit(exitCodeOf(error));
});

async function run(given: string[]): Promise<void> {
  const { act, email, flags } = readArguments(given);
  if (flags.help) return console.log(usage);
  if (act === 'list') return print(await execute({ act }));
  const typed = flags['password-stdin'] ? await readPassword() : undefined;
  const password = typed ?? randomPassword();
  const username = flags.name ?? email?.split('@')[0];
  print(
    await execute(
      act === 'create'
        ? { act, email, username, role: flags.role, password }
        : { act, email, password, remove_second_factor: flags['remove-second-factor'] },
    ),
  );
  if (typed === undefined) console.log(`Password, shown only this once: ${password}`);
}

function readArguments(given: string[]) {
  const { values, positionals } = parse(given);
  const [act, email, ...rest] = positionals;
  if (values.help || act === 'list') return { act, email, flags: values };
  if (act === undefined) throw wrongUsage(usage);
  if (act !== 'create' && act !== 'reset-password') throw wrongUsage(`There is no command ${act}.\n${usage}`);
  if (email === undefined) throw wrongUsage(`EMAIL is missing.\n${usage}`);
  if (rest.length > 0) throw wrongUsage(`One EMAIL at a time; a password is never an argument.\n${usage}`);
  return { act, email, flags: values };
}

function parse(given: string[]) {
  try {
    return parseArgs({
      args: given,
      allowPositionals: true,
      options: {
        help: { type: 'boolean', default: false },
        role: { type: 'string', default: 'admin' },
        name: { type: 'string' },
        'password-stdin': { type: 'boolean', default: false },
        'remove-second-factor': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw wrongUsage(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

/** The first line of standard input. */
async function readPassword(): Promise<string> {
  if (process.stdin.isTTY)
    throw wrongUsage(`Send the password through a pipe: read -rs P; printf %s "$P" | ${commandLine('admin', '…')}`);
  return (await text(process.stdin)).split(/\r?\n/)[0] ?? '';
}

/** A running server on the embedded database does it itself, because nobody else can open that database. */
async function execute(command: object): Promise<string[]> {
  const config: Config = readConfig(process.env);
  const done = config.databaseUrl === undefined ? await sendCommand(config.dataDir, 'account', command) : null;
  if (done !== null) return linesOf(done);
  return withDatabase({ ...config, databasePool: 1 }, ({ db }) =>
    runAccountCommand({ db, clock: () => new Date() }, command),
  );
}

function print(lines: string[]): void {
  for (const line of lines) console.log(line);
}

function explain(error: unknown): string {
  if (isUnavailable(error)) return 'The database cannot be reached. Check DATABASE_URL and that PostgreSQL runs.';
  if (codesOf(error).some((code) => missingParts.has(code)))
    return 'This database is empty or of another version. Start the server once; it sets the database up.';
  return failureText(error);
}
