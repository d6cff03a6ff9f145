import { machinePath, run } from '../run-command.mjs';
import { npm, quietly } from './npm-command.mjs';

// node bin/setup/install-packages.mjs --omit=dev . admin
// Installs the packages of the given folders at the same time, because npm uses one core only. Output of both is mixed.
const [which, ...folders] = process.argv.slice(2);

const codes = await Promise.all(
  folders.map((folder) => {
    const own = folder === '.' ? [which] : ['--prefix', folder];
    return run(...npm('ci', ...own, ...quietly), { env: { PATH: machinePath(), ADMIN_PACKAGES: 'separately' } });
  }),
);
process.exit(Math.max(...codes));
