import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** Oldest browsers that the house supports; the encoding is Lightning CSS's: major, minor, patch, a byte each. */
const version = (major: number, minor = 0) => (major << 16) | (minor << 8);
const browsers = {
  edge: version(122),
  firefox: version(115),
  chrome: version(109),
  safari: version(17, 3),
  ios_saf: version(15, 6),
  opera: version(107),
  android: version(123),
};

/** The parts of a page as visitors see it. */
function forVisitors(id: string): boolean {
  return (
    /\/modules\/.*(?:view|blocks|text|flags|link|figure-caption|block-picture)[^/]*\.(?:tsx|css)$/.test(id) ||
    /\/site\/(?:ui|page|header|news|loading-bar|connection|footer|error|head|navigation|reporting)\//.test(id) ||
    /\/site\/offline\/(?:use-offline|is-controlled)\.ts$/.test(id) ||
    isSharedByHome(id) ||
    isOverlaysStyle(id) ||
    isHomesStyle(id)
  );
}

/** What the home page shares with others: each file of its own would cost more in headers than it holds. */
function isSharedByHome(id: string): boolean {
  return /\/site\/(?:production\/production-card|calendar\/event-days|overlay\/event-overlay|home\/)[^/]*\.tsx?$/.test(
    id,
  );
}

/** The styles of an event over a page; it may come with any page, before any script does. */
function isOverlaysStyle(id: string): boolean {
  return (
    /\/site\/(?:overlay\/.*|event\/(?:access-offers|cast|change-notice|tickets)|shortlist\/note-button)\.module\.css/.test(
      id,
    ) || /\/modules\/eventitem\/date-picture\.module\.css/.test(id)
  );
}

/** The styles of the home page, where most visits begin: a file more would hold up its first paint by a way there and back. */
function isHomesStyle(id: string): boolean {
  return /\/site\/(?:home\/.*|placeholder\/main-area|production\/production(?:-card|s-view))\.module\.css/.test(id);
}

/**
 * What opens at a press is fetched before it: compiled whole when it comes, it opens a quarter sooner than compiled on the
 * way (https://v8.dev/blog/explicit-compile-hints).
 */
function compiledWhole({ name }: { name: string }): string {
  const opensAtAPress = /^(?:panel|search-panel|search-box|calendar-panel|overlay-layer)$/.test(name);
  return opensAtAPress ? '//# allFunctionsCalledOnLoad' : '';
}

export default defineConfig({
  plugins: [reactRouter()],
  css: { transformer: 'lightningcss', lightningcss: { targets: browsers } },
  build: {
    target: ['edge122', 'firefox115', 'chrome109', 'safari15.6', 'ios15.6'],
    cssMinify: 'lightningcss',
    // Fonts and pictures stay files: they are cached on their own, and the policy allows no inline fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // A page that only needs a type or a constant of the contract does not carry its checks to the browser.
    rolldownOptions: { treeshake: { manualPureFunctions: ['z', 'localized'] } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            postBanner: compiledWhole,
            // What every visitor needs comes in one script and one style sheet, whatever the editor shares with it.
            codeSplitting: {
              groups: [
                { name: 'react', test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//, priority: 2 },
                { name: 'house', test: forVisitors, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  server: { host: '127.0.0.1' },
});
