import path from 'node:path';
import type { Plugin } from 'vite';

/** A chunk whose modules the plugin finds. */
export interface NamedChunk {
  plugin: Plugin;
  /** Whether a module belongs to the chunk. Only true after the plugin has run. */
  includes(id: string): boolean;
}

/**
 * Finds the files of the chunk that every page loads: what `entries` import statically, directly or not, and the style
 * sheets of what `styled` imports. Paths are relative to `root`. Packages are left out, and so are compiled interface texts:
 * one file imports all of them, and the bundler itself adds those that are used.
 */
export function createFirstChunk(
  root: string,
  { entries, styled }: { entries: string[]; styled: string[] },
): NamedChunk {
  const members = new Set<string>();
  return {
    plugin: {
      name: 'first-chunk',
      applyToEnvironment: ({ name }) => name === 'client',
      buildEnd() {
        const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
        const ids = [...this.getModuleIds()];
        const starts = (files: string[]) =>
          files.flatMap((file) => {
            const found = ids.filter((id) => fileOf(root, id) === file);
            if (found.length === 0) throw new Error(`The first chunk names ${file}, which is not part of the build.`);
            return found;
          });
        for (const id of reachable(starts(entries), importsOf)) members.add(id);
        for (const id of reachable(starts(styled), importsOf)) if (fileOf(root, id).endsWith('.css')) members.add(id);
      },
    },
    includes: (id) => members.has(id) && !/\/(?:node_modules|paraglide)\//.test(id),
  };
}

/** `start` and everything that it imports, directly or not. */
export function reachable(start: string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const found = new Set(start);
  // A set that grows while it is read is read to its end.
  for (const id of found) for (const next of importsOf(id)) found.add(next);
  return found;
}

/** The file of a module id, without the query that React Router and Vite append. */
export function fileOf(root: string, id: string): string {
  return path.relative(root, id.split('?')[0] ?? id).replaceAll('\\', '/');
}
