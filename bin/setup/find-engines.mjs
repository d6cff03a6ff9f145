import { existsSync } from 'node:fs';
import { onPath } from './find-program.mjs';

/**
 * Path of the machine's own engine; null if it has none. For WebKit that is the WebDriver service of WebKitGTK, which
 * needs a display.
 * @param {'firefox' | 'webkit'} name
 */
export function installedEngine(name) {
  if (name === 'firefox') return onPath(['firefox-esr', 'firefox']);
  return onPath(['Xvfb']) && onPath(['WebKitWebDriver']);
}

/**
 * Names of the engines besides Chromium that tests can use now: the machine's own or Playwright's builds.
 * @returns {Promise<('firefox' | 'webkit')[]>}
 */
export async function presentEngines() {
  const playwright = await import('@playwright/test');
  const names = /** @type {const} */ (['firefox', 'webkit']);
  return names.filter((name) => installedEngine(name) || existsSync(playwright[name].executablePath() || ''));
}
