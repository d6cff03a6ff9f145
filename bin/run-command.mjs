import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');
const ownBin = path.join(root, 'node_modules', '.bin');

/** The Node version of the lockfile, whatever the machine has. */
export const ownNode = path.join(ownBin, process.platform === 'win32' ? 'node.exe' : 'node');

/** PATH with the project's own tools first. */
export function ownPath() {
  return [ownBin, process.env.PATH].filter(Boolean).join(path.delimiter);
}

/** PATH without the entries that npm added, for the machine's own Node. */
export function machinePath() {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.endsWith(path.join('node_modules', '.bin')))
    .join(path.delimiter);
}

/**
 * Runs a command in the repository and returns its exit code; 128 if a signal ended it. It ends with this process.
 * @param {string} command
 * @param {string[]} parameters
 * @param {{ env?: Record<string, string | undefined>, cwd?: string, onLine?: (line: string) => void }} [options]
 * @returns {Promise<number>}
 */
export function run(command, parameters, { env = {}, cwd = root, onLine } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd,
      env: { ...process.env, PATH: ownPath(), ...env },
      stdio: onLine ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    if (onLine) for (const stream of [child.stdout, child.stderr]) readLines(stream, onLine);
    const end = () => child.kill();
    process.once('exit', end);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('exit', end);
      resolve(signal ? 128 : (code ?? 1));
    });
  });
}

/** Like `run`, but a failure ends the script with a message. */
export async function need(what, command, parameters, options) {
  const code = await run(command, parameters, options);
  if (code === 0) return;
  console.error(`\n${what} failed (exit code ${code}).`);
  process.exit(1);
}

function readLines(stream, onLine) {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  });
  stream.on('end', () => rest && onLine(rest));
}

/**
 * Starts a server that lives as long as this script: forwards signals and exits with its code. Messages can be sent to it.
 * @param {string[]} parameters for Node
 * @param {Record<string, string | undefined>} env
 */
export function become(parameters, env) {
  const child = spawn(ownNode, parameters, {
    cwd: root,
    env: { ...process.env, PATH: ownPath(), ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  }
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('close', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
  return child;
}
