import { runChecks } from './checks/run-checks.mjs';
import { ensureInstall } from './setup/ensure-install.mjs';

await ensureInstall();
const failed = [];
await runChecks((name, good) => {
  if (!good) failed.push(name);
});
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}.` : '\nAll checks passed.');
process.exit(failed.length > 0 ? 1 : 0);
