import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { ensureInstall } from './setup/ensure-install.mjs';
import { need, ownNode, ownPath, root } from './run-command.mjs';

// Vite reloads browser code by itself; the process is restarted when code changes that Node runs.
const watched = ['server', 'contract', 'demo', 'main', 'messages/server', 'modules', 'text', 'time'];
const debounceMs = 150;

await ensureInstall();
await need('Compiling the messages', 'npm', ['run', '--silent', 'messages']);
let child = start();
let timer;
let restarting = false;
let ending = false;
for (const folder of watched) {
  watch(path.join(root, folder), { recursive: true }, (_, file) => {
    if (!file || !/\.(?:ts|sql|json)$/.test(file) || file.endsWith('.test.ts')) return;
    clearTimeout(timer);
    timer = setTimeout(restart, debounceMs, path.join(folder, file));
  });
}
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, end);

function start() {
  const running = spawn(ownNode, ['main/main.ts', '--development'], {
    cwd: root,
    env: { ...process.env, PATH: ownPath(), NODE_ENV: 'development' },
    stdio: 'inherit',
  });
  running.on('close', () => {
    if (ending) process.exit(0);
    if (restarting) {
      restarting = false;
      child = start();
    } else console.error('Stopped. It starts again when a file changes.');
  });
  return running;
}

function end() {
  ending = true;
  if (child.exitCode !== null) process.exit(0);
  child.kill('SIGTERM');
}

function restart(file) {
  console.log(`\n${file} changed.`);
  if (child.exitCode !== null) {
    child = start();
    return;
  }
  restarting = true;
  child.kill('SIGTERM');
}
