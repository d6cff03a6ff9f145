import { accessSync, constants, existsSync, lstatSync, mkdirSync, mkdtempSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';

/**
 * A folder for the caches of libraries if the user's own cannot be written, otherwise undefined. Fontconfig, which
 * renders text in pictures, keeps its list of fonts there and complains ten times if it cannot.
 */
export function cacheFolder(env: NodeJS.ProcessEnv, { home = homedir(), temporary = tmpdir() } = {}) {
  if (env.XDG_CACHE_HOME) return undefined;
  if (canBeMade(path.join(home, '.cache'))) return undefined;
  const user = process.getuid?.();
  const folder = path.join(temporary, `proscenium-cache-${user ?? 'user'}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const found = lstatSync(folder);
    // Everybody may write to the temporary folder: somebody else may have made it, or a link.
    if (found.isDirectory() && (user === undefined || found.uid === user)) return folder;
    return mkdtempSync(`${folder}-`);
  } catch {
    return undefined;
  }
}

/** True if the folder, or the nearest one above it that exists, can be written. */
function canBeMade(folder: string): boolean {
  if (!existsSync(folder)) return path.dirname(folder) !== folder && canBeMade(path.dirname(folder));
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return lstatSync(folder).isDirectory();
  } catch {
    return false;
  }
}
