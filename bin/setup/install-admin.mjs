import { ensureAdminInstall } from './ensure-install.mjs';

// Called by npm after an install, so that one command is enough. install-packages.mjs installs them at the same time.
if (process.env.ADMIN_PACKAGES !== 'separately') await ensureAdminInstall();
