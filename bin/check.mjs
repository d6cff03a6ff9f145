import { checks } from './checks.mjs';
import { ensureInstall } from './ensure-install.mjs';
import { run } from './run-command.mjs';

await ensureInstall();
const failed = [];
for (const { name, command, parameters } of checks) {
  console.log(`— ${name}`);
  if ((await run(command, parameters)) !== 0) failed.push(name);
}
console.log(failed.length > 0 ? `\nNot right: ${failed.join(', ')}.` : '\nAll is right.');
process.exit(failed.length > 0 ? 1 : 0);
