import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { machinePath, ownNode, root, run } from '../run-command.mjs';
import { openStep } from './logged-step.mjs';
import { machineNode, npm, quietly } from './npm-command.mjs';

/**
 * Makes node_modules match the lockfile, with the right Node in it. Fast if it already does. `step` runs a command. With
 * `tools: false`, the packages for tests and checks alone may be missing, which are more than half of them.
 */
export async function ensureInstall(step = openStep, { tools = true } = {}) {
  const folders = ['.', 'admin'].filter((folder) => !isInstalled(folder, { tools }));
  const parameters = ['bin/setup/install-packages.mjs', tools ? '--include=dev' : '--omit=dev', ...folders];
  if (folders.length > 0)
    await step('Installing packages', machineNode(), parameters, { env: { PATH: machinePath() } });
  if (nodeAnswers()) return;
  await run(...npm('rebuild', 'node', '--loglevel=error'), { env: { PATH: machinePath() } });
  if (nodeAnswers()) return;
  const folder = path.join(root, 'node_modules', 'node');
  await run(machineNode(), ['installArchSpecificPackage.js'], { cwd: folder, env: { PATH: machinePath() } });
  if (nodeAnswers()) return;
  console.error(
    `Node ${wantedNode()} could not be set up in node_modules. Install scripts of the package “node” may be blocked: ` +
      'run “npm rebuild node” and look at its output.',
  );
  process.exit(1);
}

/** The back office has its own packages and lockfile, because react-admin needs another major version of the router. */
export async function ensureAdminInstall() {
  if (isInstalled('admin')) return;
  await openStep('Installing packages of the back office', ...npm('ci', '--prefix', 'admin', ...quietly), {
    env: { PATH: machinePath() },
  });
}

function wantedNode() {
  return readLock('package-lock.json').packages['node_modules/node'].version;
}

function nodeAnswers() {
  try {
    return (
      execFileSync(ownNode, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() ===
      `v${wantedNode()}`
    );
  } catch {
    return false;
  }
}

/** npm writes this file when an install has finished; packages for other systems are missing there. */
function isInstalled(folder, { tools = true } = {}) {
  const installed = path.join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(path.join(root, installed))) return false;
  const there = readLock(installed).packages;
  return Object.entries(readLock(path.join(folder, 'package-lock.json')).packages).every(([name, wanted]) => {
    if (name === '' || (!tools && wanted.dev)) return true;
    const found = there[name];
    return found
      ? found.version === wanted.version && found.integrity === wanted.integrity
      : Boolean(wanted.optional || wanted.devOptional || wanted.peer);
  });
}

function readLock(file) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}
