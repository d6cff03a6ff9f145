import { existsSync } from 'node:fs';
import path from 'node:path';
import { hasApt, installPackages, onPath, tryTo } from './find-program.mjs';

const fullNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** The headless shell first: it renders a page in half the time of the full browser. */
const names = ['chromium-headless-shell', ...fullNames];

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
  return installPlaywrights();
}

/**
 * Path of a Chromium with everything that the headless shell lacks, such as the back/forward cache: the machine's own, else
 * Debian's, else Playwright's. Null if none could be installed.
 */
export async function findFullChromium() {
  const found = presentFullChromium();
  if (found) return found;
  if (hasApt()) {
    console.log('Installing the full Chromium with apt …');
    await installPackages('chromium');
    if (onPath(fullNames)) return onPath(fullNames);
  }
  return installPlaywrights();
}

async function installPlaywrights() {
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

/** Path of a Chromium that is no headless shell: CHROMIUM_PATH if it names one, else FULL_CHROMIUM_PATH, else one on the path. */
export function presentFullChromium() {
  const { CHROMIUM_PATH: own = '', FULL_CHROMIUM_PATH } = process.env;
  const isFull = own !== '' && !path.basename(own).includes('headless');
  return (isFull ? own : FULL_CHROMIUM_PATH || onPath(fullNames)) || undefined;
}
