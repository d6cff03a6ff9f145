import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { findChromium, findFullChromium } from './find-chromium.mjs';
import { findEngines } from './find-engines.mjs';
import { hasApt, installPackages, onPath, tryTo } from './find-program.mjs';

/** The PostgreSQL server for tests, which make databases of their own there. */
export const postgresUrl = process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';

/** True when a server listens at `postgresUrl`. */
export function hasPostgres() {
  const { hostname, port } = new URL(postgresUrl);
  return new Promise((resolve) => {
    const socket = connect(Number(port || 5432), hostname);
    const settle = (answers) => {
      socket.destroy();
      resolve(answers);
    };
    socket.setTimeout(3000, () => settle(false));
    socket.on('connect', () => settle(true)).on('error', () => settle(false));
  });
}

/**
 * Settings that name the browsers for the e2e tests, which are installed where they are missing; null if there is no Chromium.
 * @param {{ engines: boolean }} wanted `engines`: Firefox and WebKit as well
 */
export async function findBrowsers({ engines }) {
  const CHROMIUM_PATH = await findChromium();
  const FULL_CHROMIUM_PATH = CHROMIUM_PATH && (await findFullChromium());
  if (!FULL_CHROMIUM_PATH) {
    console.error('There is no Chromium and none could be installed. Set CHROMIUM_PATH and FULL_CHROMIUM_PATH to one.');
    return null;
  }
  const E2E_ENGINES = engines ? (await findEngines()).join(',') : '';
  return { CHROMIUM_PATH, FULL_CHROMIUM_PATH, E2E_ENGINES };
}

/** The Nu HTML checker, which needs Java. */
export const checkerOfHtml = 'node_modules/.cache/vnu/node_modules/vnu-jar/build/dist/vnu.jar';

/** Installs the programs beside which an installation is tested; tests of those that cannot be had are skipped and say so. */
export async function findServices() {
  if (!existsSync(checkerOfHtml))
    await tryTo('npm', [
      'install',
      '--no-save',
      '--ignore-scripts',
      '--prefix',
      'node_modules/.cache/vnu',
      'vnu-jar@26.9.27',
    ]);
  if (!hasApt()) return;
  const packages = {
    ...{ nginx: 'nginx-light', pgbouncer: 'pgbouncer', promtool: 'prometheus' },
    java: 'default-jre-headless',
  };
  // The typefaces of this package stand in for ours where a letter is slanted, as on the machines of visitors.
  if (!existsSync('/usr/share/fonts/truetype/liberation')) await installPackages('fonts-liberation');
  for (const [program, name] of Object.entries(packages)) if (!onPath([program])) await installPackages(name);
}
