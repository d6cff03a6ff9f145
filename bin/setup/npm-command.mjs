import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run-command.mjs';

/** For installs whose output is read only if they fail. */
export const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Command and parameters of the npm that called this script, run by the machine's Node, because an install removes the
 * project's own.
 * @param {string[]} parameters
 * @returns {[string, string[]]}
 */
export function npm(...parameters) {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') ? [machineNode(), [script, ...parameters]] : ['npm', parameters];
}

/** The Node that the machine has, for work on node_modules itself. */
export function machineNode() {
  const calling = process.env.npm_node_execpath;
  return calling && existsSync(calling) && !calling.startsWith(path.join(root, 'node_modules')) ? calling : 'node';
}
