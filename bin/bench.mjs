import { ensureBuild } from './setup/ensure-build.mjs';
import { ensureInstall } from './setup/ensure-install.mjs';
import { findChromium } from './setup/find-chromium.mjs';
import { ownNode, run } from './run-command.mjs';

await ensureInstall();
const chromium = await findChromium();
await ensureBuild();
process.exit(
  await run(ownNode, ['bench/run.ts', ...process.argv.slice(2)], { env: { CHROMIUM_PATH: chromium ?? '' } }),
);
