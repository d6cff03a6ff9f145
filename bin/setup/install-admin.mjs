import { ensureAdminInstall } from './ensure-install.mjs';

// Called by npm after an install, so that one command is enough.
await ensureAdminInstall();
