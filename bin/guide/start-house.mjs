import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownNode, root } from '../run-command.mjs';
import { freePort } from '../setup/free-port.mjs';
import { nodeFlags } from '../setup/node-flags.mjs';

/** When the pictures are taken. */
export const fixedDate = '2026-11-02T10:00:00+01:00';
/** Of the demo house, which lives only while the pictures are taken. */
export const account = { email: 'inspizienz@colonia.example', password: 'Vorhang-auf-um-halb-acht' };

/** Starts the built product with fresh demo content at a fixed date. */
export async function startHouse() {
  const folder = mkdtempSync(path.join(tmpdir(), 'proscenium-guide-'));
  const port = await freePort();
  const child = spawn(ownNode, [...nodeFlags, '--import', './bin/guide/fixed-date.mjs', 'main/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      FIXED_DATE: fixedDate,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: '',
      SITE_URL: '',
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://localhost:${port}`;
  const close = () => stop(child, folder);
  try {
    await answered(child, `${address}/de`);
  } catch (error) {
    await close();
    throw error;
  }
  return { address, close };
}

async function answered(child, address) {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child.exitCode !== null) throw new Error('The product did not start');
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The product was not ready after five minutes');
}

async function stop(child, folder) {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
}
