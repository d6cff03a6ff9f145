import path from 'node:path';
import { Readable } from 'node:stream';
import { format } from 'node:util';
import type { CommandResult } from './run-command.ts';
import { root } from './source-files.ts';

const ended = new Error('The command has ended');

let calls = 0;

/**
 * Runs the file of a command in this process: the same as `runCommand` without the seconds that a process takes to start.
 * The file has to await its work.
 */
export async function callCommand(
  script: string,
  parameters: string[],
  { env = {}, input = '' }: { env?: Record<string, string | undefined>; input?: string } = {},
): Promise<CommandResult> {
  const { argv, exitCode, exit } = process;
  const { log, error } = console;
  const stdin = Object.getOwnPropertyDescriptor(process, 'stdin');
  const ownEnv = { ...process.env };
  const written = { out: '', errors: '' };
  try {
    process.argv = [process.execPath, path.join(root, script), ...parameters];
    setEnvironment({ ...ownEnv, ...env });
    Object.assign(process, { exitCode: undefined });
    process.exit = (code) => {
      process.exitCode = code;
      throw ended;
    };
    Object.defineProperty(process, 'stdin', { value: Readable.from([Buffer.from(input)]), configurable: true });
    console.log = (...values) => (written.out += `${format(...values)}\n`);
    console.error = (...values) => (written.errors += `${format(...values)}\n`);
    // Another address each time, because a module runs once; what it imports stays loaded.
    calls += 1;
    await import(`${path.join(root, script)}?call=${calls}`).catch((reason: unknown) => {
      if (reason !== ended) throw reason;
    });
    return { code: exitCodeNow(), ...written };
  } finally {
    setEnvironment(ownEnv);
    Object.assign(process, { argv, exitCode, exit });
    Object.assign(console, { log, error });
    if (stdin) Object.defineProperty(process, 'stdin', stdin);
  }
}

const exitCodeNow = () => Number(process.exitCode ?? 0);

/** Changes the environment in place: the system reads the temporary folder from it. */
function setEnvironment(wanted: Record<string, string | undefined>): void {
  for (const name of Object.keys(process.env)) if (wanted[name] === undefined) delete process.env[name];
  for (const [name, value] of Object.entries(wanted)) if (value !== undefined) process.env[name] = value;
}
