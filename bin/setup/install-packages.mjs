import { machinePath, run } from '../run-command.mjs';
import { npm, quietly } from './npm-command.mjs';

// node bin/setup/install-packages.mjs --omit=dev . admin
// Installs the packages of the given folders at the same time, because npm uses one core only. Output of both is mixed.
const [which, ...folders] = process.argv.slice(2);
// Without this, npm also installs tools for development (vitest, drizzle-kit, TypeScript) because packages of the site name
// them as optional peers; every peer that the site needs is a dependency of its own.
const site = which === '--omit=dev' ? [which, '--legacy-peer-deps'] : [which];

const codes = await Promise.all(
  folders.map((folder) => {
    const own = folder === '.' ? site : ['--prefix', folder];
    return run(...npm('ci', ...own, ...quietly), { env: { PATH: machinePath(), ADMIN_PACKAGES: 'separately' } });
  }),
);
process.exit(Math.max(...codes));
