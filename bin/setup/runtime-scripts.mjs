import { nodeFlags } from './node-flags.mjs';

/**
 * The scripts of the packed folder: the start, and every command that needs nothing but the server's sources.
 * @param {Record<string, string>} scripts those of package.json
 * @returns {Record<string, string>}
 */
export function runtimeScripts(scripts) {
  const commands = Object.entries(scripts).filter(([, script]) => /^node (?:main|server)\//.test(script));
  // `exec`, so that signals reach the server and not a shell.
  return { start: `exec node ${nodeFlags.join(' ')} main/main.ts`, ...Object.fromEntries(commands) };
}
