import { ensureBuild } from './setup/ensure-build.mjs';
import { ensureInstall } from './setup/ensure-install.mjs';
import { ownNode, run } from './run-command.mjs';

await ensureInstall();
await ensureBuild();
process.exit(await run(ownNode, ['bin/guide/take-pictures.mjs', ...process.argv.slice(2)]));
