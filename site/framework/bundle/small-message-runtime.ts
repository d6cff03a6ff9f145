import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Replaces Paraglide's runtime by `browser-messages.ts` in browsers: 1.2 kB less for every visitor. A function that the
 * compiled texts come to need from it fails the build, because it is not exported there.
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
  };
}
