import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The repository's folder. */
export const root = path.join(import.meta.dirname, '..');

/** Our own files below a folder, as paths in the repository; generated ones left out. */
export function sourceFiles(folder: string): string[] {
  return globSync(`${folder}/**/*.{ts,tsx,mjs,css}`, { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !/^messages\/paraglide\/|\/node_modules\//.test(file));
}

const staticImport = /^\s*(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]/gm;
const dynamicImport = /\bimport\(\s*['"]([^'"]+)['"]/g;

/** What a file imports: paths in the repository, or names of packages. */
export function importsOf(file: string, kind: 'static' | 'dynamic'): string[] {
  if (file.endsWith('.css')) return [];
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(kind === 'static' ? staticImport : dynamicImport)].map(([, first, second]) =>
    resolve(file, first ?? second ?? ''),
  );
}

function resolve(file: string, target: string): string {
  if (target.startsWith('#')) return target.slice(1);
  return target.startsWith('.') ? path.posix.join(path.posix.dirname(file), target) : target;
}

interface Lockfile {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>;
}

/** Packages that others name as optional and that have no entry of their own in the lockfile. */
export function missingPackages(): string[] {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lockfile;
  const there = new Set(Object.keys(packages).map((place) => place.slice(place.lastIndexOf('node_modules/') + 13)));
  const named = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
  return [...new Set(named)].filter((name) => !there.has(name));
}
