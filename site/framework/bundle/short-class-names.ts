import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Calls a class of a CSS module by the number of its file instead of a hash: `.c1f_body`, not `.IeT7ua_body`. Hashes do not
 * compress: with them the style sheet of every page is larger than the 14,600 bytes that a server may send in the first round
 * trip of a connection, and nothing is painted for another one (decision 069). The names are changed before files are named
 * after their content, so a cached file never has the names of another build.
 */
export function shortClassNames(root: string, folders: readonly string[]): Plugin[] {
  const files = folders.flatMap((folder): string[] => globSync(`${folder}/**/*.module.css`, { cwd: root })).sort();
  const numbers = new Map(files.map((file, index) => [file.replaceAll('\\', '/'), index.toString(36)]));
  /** The hash of each file, by its id. */
  const hashes = new Map<string, string>();

  function shorten(code: string, id: string): string | null {
    const file = path.relative(root, id.split('?')[0] ?? id).replaceAll('\\', '/');
    if (!file.endsWith('.module.css')) return null;
    const hash = hashes.get(file) ?? hashIn(code);
    const number = numbers.get(file);
    if (hash === null || number === undefined) return null;
    hashes.set(file, hash);
    return withoutHash(code, hash, `c${number}`);
  }

  return [
    // Between the compiling of a style sheet and what Vite makes of it.
    { name: 'short-class-names', apply: 'build', transform: shorten },
    // After it: the script that exports the names.
    { name: 'short-class-names-exported', apply: 'build', enforce: 'post', transform: shorten },
  ];
}

/** The hash that Lightning CSS puts before the classes of a style sheet; null if it has no class. */
export function hashIn(css: string): string | null {
  const [, hash = null] = /\.([\w-]{6,7})_[a-zA-Z]/.exec(css) ?? [];
  return hash;
}

/** Replaces the hash where a name begins with it, in a style sheet or a script. */
export function withoutHash(code: string, hash: string, name: string): string {
  return code.replaceAll(new RegExp(`(?<![\\w-])${hash}_(?=[a-zA-Z])`, 'g'), `${name}_`);
}
