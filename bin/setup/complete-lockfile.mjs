import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../run-command.mjs';
import { placeOf } from './runtime-packages.mjs';

// npm leaves packages for other systems out of the lockfile if its registry does not have them, and “npm ci” then refuses
// that lockfile everywhere. This script adds them; run it after adding a package.

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'];

/** Optional dependencies without an entry of their own: name, version, and whether only development needs them. */
function missingPackages({ packages }) {
  const missing = new Map();
  for (const [place, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (placeOf(packages, name, place) === null)
        missing.set(name, { version, dev: Boolean(dev) && missing.get(name)?.dev !== false });
    }
  }
  return missing;
}

function entryOf(name, { version, dev }) {
  const words = name.split(/[-/]/);
  const cpu = processors.filter((processor) => words.some((word) => word === processor));
  const os = systems.filter((system) => words.includes(system));
  return {
    version,
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(dev ? { dev: true } : {}),
    ...(name.includes('musl') ? { libc: ['musl'] } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = path.join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingPackages(lock);
  for (const [name, found] of missing) lock.packages[`node_modules/${name}`] = entryOf(name, found);
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  if (missing.size > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${missing.size} packages added to the lockfile.`);
}
