import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { run } from '../run-command.mjs';

/** The headless shell first: it renders a page in half the time of the full browser. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** Path of a Chromium: the machine's own, else Debian's, else Playwright's. Null if none could be installed. */
export async function findChromium() {
  const found = presentChromium();
  if (found) return found;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log('Installing Chromium with apt …');
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    await tryTo('apt-get', ['update', '-qq'], { env: quiet });
    for (const name of names.slice(0, 2)) {
      await tryTo('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env: quiet });
      if (onPath()) return onPath();
    }
  }
  console.log('Installing Playwright’s Chromium …');
  const code = await tryTo('playwright', ['install', 'chromium']);
  if (code !== 0) return null;
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

/** Like `run`, but a missing command counts as a failed one. */
function tryTo(...command) {
  return run(...command).catch(() => 127);
}

/** Path of the Chromium that CHROMIUM_PATH names, else of one on the path; undefined where there is none. */
export function presentChromium() {
  return process.env.CHROMIUM_PATH || onPath() || undefined;
}

function onPath() {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const name of names) {
      const file = path.join(folder, name);
      try {
        accessSync(file, constants.X_OK);
        return file;
      } catch {
        // Not in this folder.
      }
    }
  }
  return null;
}
