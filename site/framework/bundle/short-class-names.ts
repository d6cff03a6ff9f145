import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/**
 * Calls a class of a CSS module by the number of its file instead of a hash: `.c1f_body`, not `.IeT7ua_body`. Hashes do not
 * compress: with them the style sheet of every page is larger than the 14,600 bytes that a server may send in the first round
 * trip of a connection, and nothing is painted for another one (decision 069). The names are changed before files are named
 * after their content, so a cached file never has the names of another build. In browsers' scripts a name stands where it is
 * used, and the table of all names of a style sheet only where a script chooses among them.
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

  /** A script with the names of classes in place of `styles.name`; the style sheet is needed even if none is left. */
  async function namesInPlace(this: Rolldown.TransformPluginContext, code: string, id: string): Promise<string> {
    let script = code;
    for (const [statement, styles = '', source = ''] of code.matchAll(importOfClasses)) {
      const found = await this.resolve(source, id);
      const file = path.relative(root, found?.id ?? '').replaceAll('\\', '/');
      const number = numbers.get(file);
      if (number === undefined) continue;
      const css = readFileSync(path.join(root, file), 'utf8');
      script = putNamesInPlace(script, styles, (word) => {
        if (!new RegExp(`\\.${word}(?![\\w-])`).test(css))
          this.error(`${id} uses ${word}, which is no class of ${file}.`);
        return `c${number}_${word}`;
      }).replace(statement, `${statement} import '${source}';`);
    }
    return script;
  }

  return [
    {
      name: 'class-names-in-place',
      apply: 'build',
      enforce: 'pre',
      applyToEnvironment: ({ name }) => name === 'client',
      transform(code, id) {
        return /\.tsx?(?:\?|$)/.test(id) ? namesInPlace.call(this, code, id) : null;
      },
    },
    // Between the compiling of a style sheet and what Vite makes of it.
    { name: 'short-class-names', apply: 'build', transform: shorten },
    // After it: the script that exports the names. Without a name that is used, the style sheet is needed all the same.
    {
      name: 'short-class-names-exported',
      apply: 'build',
      enforce: 'post',
      transform(code, id) {
        const shortened = shorten(code, id);
        return shortened === null ? null : { code: shortened, moduleSideEffects: 'no-treeshake' };
      },
    },
  ];
}

const importOfClasses = /^import (\w+) from '([^']+\.module\.css)';$/gm;

/** Replaces `styles.name` by what `nameOf` returns, where `styles` is the name that a style sheet is imported by. */
export function putNamesInPlace(script: string, styles: string, nameOf: (word: string) => string): string {
  const use = new RegExp(`(?<![\\w.$/-])${styles}\\.(\\w+)`, 'g');
  return script.replaceAll(use, (_, word: string) => `'${nameOf(word)}'`);
}

/** How Lightning CSS names a class; a hash that comes first is escaped if it begins with a hyphen and a digit. */
export const classNamePattern = 'h[hash]_[local]';

/** The hash that Lightning CSS puts before the classes of a style sheet; null if it has no class. */
export function hashIn(css: string): string | null {
  const [, hash = null] = /\.(h[\w-]{6,7})_[a-zA-Z]/.exec(css) ?? [];
  return hash;
}

/** Replaces the hash where a name begins with it, in a style sheet or a script. */
export function withoutHash(code: string, hash: string, name: string): string {
  return code.replaceAll(new RegExp(`(?<![\\w-])${hash}_(?=[a-zA-Z])`, 'g'), `${name}_`);
}
