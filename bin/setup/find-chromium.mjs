import { existsSync } from 'node:fs';
import { hasApt, installPackages, onPath, tryTo } from './find-program.mjs';

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
  if (hasApt()) {
    console.log('Installing Chromium with apt …');
    for (const name of names.slice(0, 2)) {
      await installPackages(name);
      if (onPath(names)) return onPath(names);
    }
  }
  console.log('Installing Playwright’s Chromium …');
  const code = await tryTo('playwright', ['install', 'chromium']);
  if (code !== 0) return null;
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

/** Path of the Chromium that CHROMIUM_PATH names, else of one on the path; undefined where there is none. */
export function presentChromium() {
  return process.env.CHROMIUM_PATH || onPath(names) || undefined;
}
