import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { run } from '../run-command.mjs';

/** Path of the first of these programs in a folder of PATH; null if there is none. */
export function onPath(names) {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const name of names) {
      const file = path.join(folder, name);
      try {
        accessSync(file, constants.X_OK);
        return file;
      } catch {
        // Not in this folder.
      }
    }
  }
  return null;
}

/** True where `installPackage` can work: Debian, as root. */
export function hasApt() {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

let updated = false;

/** Installs Debian packages without what they recommend. Failing is no error: the caller looks for the program. */
export async function installPackages(...names) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if (!updated) await tryTo('apt-get', ['update', '-qq'], { env });
  updated = true;
  await tryTo('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { env });
}

/** Like `run`, but a missing command counts as a failed one. */
export function tryTo(...command) {
  return run(...command).catch(() => 127);
}
