import { existsSync } from 'node:fs';
import path from 'node:path';
import { AppError } from '#contract/base/errors.ts';

/** The packed folder of the runtime has neither npm nor the tools in `bin`. */
export const isPacked = !existsSync(path.join(import.meta.dirname, '../../bin'));

/** How somebody calls a script of package.json where this runs, for messages: `npm run backup -- house.tar.gz`. */
export function commandLine(name: string, parameters = '', packed = isPacked): string {
  const command = packed ? `node_modules/.bin/node --run ${name}` : name === 'start' ? 'npm start' : `npm run ${name}`;
  return parameters === '' ? command : `${command} -- ${parameters}`;
}

/** Throws a sentence that says to give a path if the folder of `target` cannot be written, otherwise the error itself. */
export function adviseTarget(error: unknown, target: string, example: string): never {
  const [code] = /^(?:EACCES|EPERM|EROFS)\b/.exec(error instanceof Error ? error.message : '') ?? [];
  if (code === undefined) throw error;
  throw new Error(`${path.dirname(target)} cannot be written (${code}). Give a path in a folder that can: ${example}`, {
    cause: error,
  });
}

/** The error of wrong arguments. */
export function wrongUsage(text: string): AppError {
  return new AppError('bad_request', { text });
}

/** 2 for wrong arguments, 1 for every other failure. */
export function exitCodeOf(error: unknown): number {
  return error instanceof AppError && error.code === 'bad_request' ? 2 : 1;
}

/** `1 file`, `2 files`. */
export function counted(count: number, name: string): string {
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
