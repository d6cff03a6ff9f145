import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from './source-files.ts';

export interface CommandResult {
  code: number | null;
  out: string;
  errors: string;
}

/** Runs a script of the repository as a process of its own, as npm does. Without `input` standard input is empty. */
export async function runCommand(
  script: string,
  parameters: string[],
  { env = {}, input = '' }: { env?: Record<string, string | undefined>; input?: string } = {},
): Promise<CommandResult> {
  const child = spawn(process.execPath, [path.join(root, script), ...parameters], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(input);
  const [out, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => {
      child.on('close', resolve);
    }),
  ]);
  return { code, out, errors };
}
