import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { machinePath, ownNode, root, run } from '../run-command.mjs';
import { openStep } from './logged-step.mjs';

const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];

/** Makes node_modules match the lockfile, with the right Node in it. Fast if it already does. `step` runs a command. */
export async function ensureInstall(step = openStep) {
  if (!isInstalled('.')) await step('Installing packages', ...npm('ci', ...quietly), { env: { PATH: machinePath() } });
  await ensureAdminInstall(step);
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
export async function ensureAdminInstall(step = openStep) {
  if (isInstalled('admin')) return;
  await step('Installing packages of the back office', ...npm('ci', '--prefix', 'admin', ...quietly), {
    env: { PATH: machinePath() },
  });
}

/** The npm that called this script, run by the machine's Node, because an install removes the project's own. */
function npm(...parameters) {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') ? [machineNode(), [script, ...parameters]] : ['npm', parameters];
}

function machineNode() {
  const calling = process.env.npm_node_execpath;
  return calling && existsSync(calling) && !calling.startsWith(path.join(root, 'node_modules')) ? calling : 'node';
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
function isInstalled(folder) {
  const installed = path.join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(path.join(root, installed))) return false;
  const there = readLock(installed).packages;
  return Object.entries(readLock(path.join(folder, 'package-lock.json')).packages).every(([name, wanted]) => {
    if (name === '') return true;
    const found = there[name];
    return found
      ? found.version === wanted.version && found.integrity === wanted.integrity
      : Boolean(wanted.optional || wanted.devOptional || wanted.peer);
  });
}

function readLock(file) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}
