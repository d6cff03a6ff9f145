import { ensureBuild } from './ensure-build.mjs';
import { ensureInstall } from './ensure-install.mjs';
import { findChromium } from './find-chromium.mjs';
import { ownNode, run } from './run-command.mjs';

await ensureInstall();
const chromium = await findChromium();
await ensureBuild();
process.exit(await run(ownNode, ['bench/run.ts'], { env: { CHROMIUM_PATH: chromium ?? '' } }));
