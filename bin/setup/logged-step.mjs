import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { need, root, run } from '../run-command.mjs';

/** Lines of a failed step that are shown. */
const shown = 40;

/** Runs one step with all of its output; a failure ends the script. */
export function openStep(what, command, parameters, options) {
  console.log(`${what} …`);
  return need(what, command, parameters, options);
}

/**
 * Returns a function that runs a step with a line on the screen before and after it: its output goes to `start.log` in the
 * data folder. If the step fails, the end of its output is shown and the script ends.
 */
export function loggedSteps(dataDir = process.env.DATA_DIR || 'data') {
  const file = path.resolve(root, dataDir, 'start.log');
  let log;
  return async (what, command, parameters, options) => {
    log ??= openLog(file);
    // Unwritable: the server, which needs the folder as well, will say so.
    if (log === null) return openStep(what, command, parameters, options);
    const startedAt = performance.now();
    const last = [];
    console.log(`${what} …`);
    writeSync(log, `--- ${new Date().toISOString()} ${what}\n`);
    const code = await run(command, parameters, {
      ...options,
      onLine(line) {
        writeSync(log, `${line}\n`);
        last.push(line);
        if (last.length > shown) last.shift();
      },
    });
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    if (code === 0) return console.log(`${what}: ${seconds} s`);
    console.error(`${last.join('\n')}\n\n${what} failed (exit code ${code}). All of its output: ${file}`);
    closeSync(log);
    process.exit(1);
  };
}

function openLog(file) {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    return openSync(file, 'w', 0o600);
  } catch {
    return null;
  }
}
