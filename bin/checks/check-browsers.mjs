import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBuild } from '../setup/ensure-build.mjs';
import { loggedSteps } from '../setup/logged-step.mjs';
import { readLackingBrowsers, findNewerFeatures, unusedEntries } from './browsers/find-newer-features.mjs';

// The files that visitors and editors load; the back office is for current browsers.
// Nine hundred lines of a build that went well would hide the other checks.
await ensureBuild(loggedSteps('node_modules/.cache'));
const folder = path.resolve(import.meta.dirname, '../../build/client');
const files = globSync('{assets/*.{css,js},*.js}', { cwd: folder }).map((name) => ({
  name,
  text: readFileSync(path.join(folder, name), 'utf8'),
}));
const lacking = readLackingBrowsers();
const faults = [
  ...findNewerFeatures(files, lacking),
  ...unusedEntries(files, lacking).map((entry) => `bin/checks/browsers/accepted.mjs: nothing needs ${entry}`),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(
    '\nGive each a fallback, or name in bin/checks/browsers/accepted.mjs what older browsers show instead.',
  );
  process.exitCode = 1;
} else console.log(`${files.length} built files use nothing that the oldest browsers lack without a fallback.`);
