import { existsSync } from 'node:fs';
import { onPath } from './find-program.mjs';

/**
 * The engines besides Chromium. `installed` is the path of the machine's own: of Firefox, or of the WebDriver service
 * of WebKitGTK, which needs a display.
 */
const engines = {
  firefox: {
    installed: () => onPath(['firefox-esr', 'firefox']),
  },
  webkit: {
    installed: () => onPath(['Xvfb']) && onPath(['WebKitWebDriver']),
  },
};

/** Path of the machine's own engine; null if it has none. */
export function installedEngine(name) {
  return engines[name].installed();
}

/**
 * Names of the engines that tests can use now: the machine's own or Playwright's builds.
 * @returns {Promise<('firefox' | 'webkit')[]>}
 */
export async function presentEngines() {
  const playwright = await import('@playwright/test');
  return /** @type {('firefox' | 'webkit')[]} */ (Object.keys(engines)).filter(
    (name) => installedEngine(name) || existsSync(playwright[name].executablePath() || ''),
  );
}
