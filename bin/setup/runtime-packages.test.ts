import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { importsOf, root, sourceFiles } from '#tests/source-files.ts';
import { runtimeDependencies } from './runtime-packages.mjs';

const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

it('"npm start" builds and serves without a package for tests and checks', () => {
  const files = [
    ...['contract', 'demo', 'editor', 'main', 'modules', 'server', 'site', 'text', 'time', 'ui'].flatMap(sourceFiles),
    ...['bin/bundle', 'bin/setup'].flatMap(sourceFiles),
    ...['bin/start.mjs', 'bin/build.mjs', 'vite.config.ts', 'react-router.config.ts'],
  ].filter((file) => !/\.(?:test|fixture)\.tsx?$|^bin\/setup\/find-/.test(file));
  const foreign = files
    .flatMap((file) => packagesOf(file).map((name) => ({ file, name })))
    .filter(({ name }) => !Object.hasOwn(dependencies, name));
  expect(foreign).toEqual([]);
});

it('what only building needs is not copied to a server', () => {
  expect(Object.keys(runtimeDependencies())).toEqual(
    expect.arrayContaining(['node', 'hono', 'react-dom', 'react-router', 'sharp']),
  );
  for (const name of ['vite', '@react-router/dev', '@tiptap/core']) {
    expect(dependencies).toHaveProperty([name]);
    expect(runtimeDependencies()).not.toHaveProperty([name]);
  }
});

/** Names of the packages that a file imports when it runs; types are removed before. */
function packagesOf(file: string): string[] {
  const types = readFileSync(path.join(root, file), 'utf8').matchAll(/import type [^'"]*?from\s*['"]([^'"]+)['"]/g);
  const onlyTypes = new Set([...types].map(([, name]) => name));
  return [...importsOf(file, 'static'), ...importsOf(file, 'dynamic')]
    .filter((target) => /^(?:@[a-z]|[a-z])/.test(target) && !isBuiltin(target) && !onlyTypes.has(target))
    .map((target) =>
      target
        .split('/')
        .slice(0, target.startsWith('@') ? 2 : 1)
        .join('/'),
    )
    .filter((name) => !existsSync(path.join(root, name)) && !name.startsWith('virtual:'));
}
