import { existsSync } from 'node:fs';
import { hasApt, installPackages, onPath, tryTo } from './find-program.mjs';

/** @typedef {'firefox' | 'webkit'} EngineName */

/** Debian's packages. WebKit needs a display, too. */
const packages = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] };

/**
 * Path of the machine's own engine; null if it has none. For WebKit that is the WebDriver service of WebKitGTK, which
 * needs a display.
 * @param {EngineName} name
 */
export function installedEngine(name) {
  if (name === 'firefox') return onPath(['firefox-esr', 'firefox']);
  return onPath(['Xvfb']) && onPath(['WebKitWebDriver']);
}

/**
 * Names of the engines besides Chromium that tests can use now: the machine's own or Playwright's builds.
 * @returns {Promise<EngineName[]>}
 */
export async function presentEngines() {
  const playwright = await import('@playwright/test');
  const names = /** @type {const} */ (['firefox', 'webkit']);
  return names.filter((name) => installedEngine(name) || existsSync(playwright[name].executablePath() || ''));
}

/**
 * Like `presentEngines`, after installing those that are missing: Debian's, else Playwright's.
 * @returns {Promise<EngineName[]>}
 */
export async function findEngines() {
  for (const name of await missingEngines()) {
    if (!hasApt()) continue;
    console.log(`Installing ${packages[name].join(' and ')} with apt …`);
    await installPackages(...packages[name]);
  }
  for (const name of await missingEngines()) {
    console.log(`Installing Playwright’s ${name} …`);
    await tryTo('playwright', ['install', name]);
  }
  return presentEngines();
}

async function missingEngines() {
  const present = await presentEngines();
  return /** @type {const} */ (['firefox', 'webkit']).filter((name) => !present.includes(name));
}
