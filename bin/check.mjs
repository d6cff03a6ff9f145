import { runChecks } from './checks.mjs';
import { ensureInstall } from './ensure-install.mjs';

await ensureInstall();
const failed = [];
await runChecks((name, good) => {
  if (!good) failed.push(name);
});
console.log(failed.length > 0 ? `\nNot right: ${failed.join(', ')}.` : '\nAll is right.');
process.exit(failed.length > 0 ? 1 : 0);
