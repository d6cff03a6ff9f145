import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, sourceFiles } from '../source-files.ts';

/** One file imports another for its values; `import type` makes no edge. Both are paths in the repository. */
export interface Edge {
  from: string;
  to: string;
}

const { imports = {} } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  imports?: Record<string, string>;
};

/** Top-level folders that hold source files: those with an import name, and those that run on their own. */
export const rooms = [...Object.keys(imports).map((name) => name.replace(/^#|\/\*$/g, '')), 'admin', 'bench', 'bin'];

/** Source files without tests and fixtures; of the root its configuration files. */
export const productFiles = [
  ...globSync('*.{ts,mjs}', { cwd: root }),
  ...rooms.filter((room) => room !== 'tests' && existsSync(path.join(root, room))).flatMap((room) => sourceFiles(room)),
].filter((file) => !file.endsWith('.css') && !/\.(?:test|spec|fixture)\.tsx?$/.test(file));

const known = new Set(productFiles);
const statement = /^\s*(?:import|export)\s+(type\s+)?([^;'"]*?)\bfrom\s+['"]([^'"]+)['"]/gm;
const sideEffect = /^\s*import\s+['"]([^'"]+)['"]/gm;
const dynamic = /(?<!typeof )\bimport\(\s*['"]([^'"]+)['"]/g;

export const edges: Edge[] = productFiles.flatMap((from) => valueImports(from).map((to) => ({ from, to })));

function valueImports(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const specifiers = [
    ...[...text.matchAll(statement)]
      .filter(([, type, names = '']) => !type && !onlyTypes(names))
      .map(([, , , specifier = '']) => specifier),
    ...[...text.matchAll(sideEffect), ...text.matchAll(dynamic)].map(([, specifier = '']) => specifier),
  ];
  return specifiers.map((specifier) => resolve(file, specifier)).filter((target) => known.has(target));
}

/** True for `{ type A, type B }`. */
function onlyTypes(names: string): boolean {
  const inBraces = /^\s*\{([^}]*)\}\s*$/.exec(names)?.[1];
  const parts = (inBraces ?? '').split(',').filter((part) => part.trim() !== '');
  return parts.length > 0 && parts.every((part) => part.trim().startsWith('type '));
}

function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : specifier;
}
