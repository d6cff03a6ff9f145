import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Replaces Paraglide's runtime by `browser-messages.ts` in browsers: 1.2 kB less for every visitor. A function that the
 * compiled texts come to need from it fails the build, because it is not exported there. Each text becomes one function
 * instead of three, which the bundler does not join.
 */
export function smallMessageRuntime(root: string): Plugin {
  return {
    name: 'small-message-runtime',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer = '') {
      const isRuntime = source.endsWith('/runtime.js') && `${source} ${importer}`.includes('messages/paraglide/');
      return isRuntime ? path.join(root, 'site/framework/bundle/browser-messages.ts') : null;
    },
    transform: (code, id) => (/\/paraglide\/messages\/\w+\.js$/.test(id) ? inOneFunction(code) : null),
  };
}

/** A compiled text without its functions for each language; null for one that is more than a template, such as a plural. */
export function inOneFunction(code: string): string | null {
  const name = /^export const (\w+) = /m.exec(code)?.[1];
  const [german, english] = ['de', 'en'].map((locale) => templateOf(code, `${locale}_${name}`));
  if (!german || !english) return null;
  return `import { getLocale } from '../runtime.js';
export const ${name} = (i, options) => ((options?.locale ?? getLocale()) === 'en' ? ${english} : ${german});`;
}

/** What a function of a compiled text returns, if that is a template and nothing else. */
function templateOf(code: string, name: string): string | undefined {
  const template = String.raw`\(i?\) => \{\s*return (?:/\*\*.*?\*/ )?\((${'`'}(?:[^${'`'}\\]|\\.)*${'`'})\)\s*\};`;
  return new RegExp(String.raw`^const ${name} = .* ${template}`, 'm').exec(code)?.[1];
}
