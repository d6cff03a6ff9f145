import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';

const folder = await temporaryFolder();

/** A script that runs each program as a step, with `dataDir` as the data folder. */
function runSteps(dataDir: string, ...programs: string[]) {
  const steps = programs.map(
    (program, at) => `await step('Step ${at + 1}', process.execPath, ['-e', ${JSON.stringify(program)}]);`,
  );
  const module = path.join(import.meta.dirname, 'logged-step.mjs');
  const script = `import { loggedSteps } from ${JSON.stringify(module)}; const step = loggedSteps(); ${steps.join(' ')}`;
  const env = { ...process.env, DATA_DIR: dataDir };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env,
  });
  return { status, stdout, stderr };
}

it('a step that succeeds is named before and after, and its output is in the log', () => {
  const dataDir = path.join(folder, 'new', 'data');
  const { status, stdout, stderr } = runSteps(dataDir, `console.log('one')`, `console.error('two')`);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^Step 1 …\nStep 1: \d+ s\nStep 2 …\nStep 2: \d+ s\n$/);
  const log = readFileSync(path.join(dataDir, 'start.log'), 'utf8');
  expect(log).toMatch(/Step 1\none\n--- .* Step 2\ntwo\n/);
});

it('a step that fails shows the end of its output, names the log, and no step follows', () => {
  const program = `for (let i = 0; i < 100; i += 1) console.log('line ' + i); process.exit(3)`;
  const { status, stdout, stderr } = runSteps(folder, program, `console.log('next')`);
  expect(status).toBe(1);
  expect(stdout).toBe('Step 1 …\n');
  expect(stderr).toMatch(/^line 60\n/);
  expect(stderr).toContain(
    `line 99\n\nStep 1 failed (exit code 3). All of its output: ${path.join(folder, 'start.log')}`,
  );
  expect(readFileSync(path.join(folder, 'start.log'), 'utf8')).toContain('line 0\n');
});

it('without a writable folder the output is on the screen', () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  const { status, stdout } = runSteps(path.join(file, 'data'), `console.log('one')`);
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'Step 1 …\none\n' });
});
