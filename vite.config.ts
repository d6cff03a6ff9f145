import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, minifySync, type Plugin } from 'vite';
import { createFirstChunk } from './site/framework/bundle/first-chunk.ts';
import { createScreensChunk } from './site/framework/bundle/screens-chunk.ts';
import { classNamePattern, shortClassNames } from './site/framework/bundle/short-class-names.ts';
import { smallMessageRuntime } from './site/framework/bundle/small-message-runtime.ts';

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

/**
 * What every visitor needs comes in one script and one style sheet. The home page is where most visits begin, so its styles
 * are among them; the styles of an event over a page may be needed before any script runs, and those of lists are on
 * several screens. `entry.client.tsx` stays out:
 * it starts the page as soon as it is loaded, so the start script loads it last.
 */
const firstChunk = createFirstChunk(import.meta.dirname, {
  entries: [
    'site/root.tsx',
    'site/screens/page/route.tsx',
    'site/framework/navigation/call-failed.ts',
    'text/one-line.ts',
    // In the script of a screen, parts that are loaded later would give the style sheet of every page another address there.
    'site/screens/programme/later-parts.ts',
  ],
  styled: [
    'site/screens/home/route.tsx',
    'site/shell/overlay/overlay-layer.tsx',
    'site/listing/screen-frame.tsx',
    'site/listing/filters.tsx',
    'modules/embeds/foreign-embed.tsx',
  ],
});

const screensChunk = createScreensChunk(import.meta.dirname, firstChunk);

/**
 * What opens at a press is fetched before it: compiled whole when it comes, it opens a quarter sooner than compiled on the
 * way (https://v8.dev/blog/explicit-compile-hints).
 */
function compiledWhole({ name }: { name: string }): string {
  const opensAtAPress = /^(?:panel|search-panel|search-box|calendar-panel|overlay-layer)$/.test(name);
  return opensAtAPress ? '//# allFunctionsCalledOnLoad' : '';
}

/** What is built of a screen's route is named after the screen's folder. */
function screenNameOf(file: string | null | undefined): string {
  return /\/screens\/([\w-]+)\/route\.tsx/.exec(`/${file ?? ''}`)?.[1] ?? '[name]';
}

/** Scripts that are built as files of their own, such as `start.mjs`, are no modules that Vite would minify. */
const minifiedAssets: Plugin = {
  name: 'minified-assets',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.mjs'))
        file.source = minifySync(file.fileName, String(file.source)).code;
  },
};

/** Lightning CSS leaves the blanks in values with `var()`, which are 80 bytes of the compressed style sheet. */
const withoutBlanks: Plugin = {
  name: 'without-blanks',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!/\.css(?:\?|$)/.test(id)) return null;
    return code.replaceAll(
      /(\/\*[^]*?\*\/|"[^"]*"|'[^']*')|,\s+|\s\/\s/g,
      (found, kept?: string) => kept ?? found.trim(),
    );
  },
};

export default defineConfig({
  plugins: [
    withoutBlanks,
    reactRouter(),
    firstChunk.plugin,
    screensChunk.plugin,
    smallMessageRuntime(import.meta.dirname),
    minifiedAssets,
    shortClassNames(import.meta.dirname, ['site', 'modules', 'ui', 'editor']),
  ],
  css: {
    transformer: 'lightningcss',
    lightningcss: { targets: browsers, cssModules: { pattern: classNamePattern } },
  },
  build: {
    target: ['edge122', 'firefox115', 'chrome109', 'safari15.6', 'ios15.6'],
    cssMinify: 'lightningcss',
    // Fonts and pictures stay files: they are cached on their own, and the policy allows no inline fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // A page that only needs a type or a constant of the contract does not carry its checks to the browser.
    // Nor does the editor, which imports its calls from contract/api.ts, carry all other calls: to load a file of the contract
    // does nothing but define its exports. Nor does a part of a page that is not shown in browsers bring its styles.
    rolldownOptions: {
      treeshake: {
        manualPureFunctions: ['z', 'localized'],
        moduleSideEffects: [{ test: /\/contract\/|\/(?:modules|site|ui)\/.*\.tsx/, sideEffects: false }],
      },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            postBanner: compiledWhole,
            // A chunk for some screens is named after all of them, which every page would carry in its list of files.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
            entryFileNames: ({ facadeModuleId }) => `assets/${screenNameOf(facadeModuleId)}-[hash].js`,
            assetFileNames: ({ originalFileNames }) => `assets/${screenNameOf(originalFileNames[0])}-[hash][extname]`,
            codeSplitting: {
              groups: [
                // Without the router's forms, 2 kB, which one screen has.
                {
                  name: 'react',
                  test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\/(?!.*\/lib\/dom\/(?:lib|dom)\.js)/,
                  priority: 2,
                },
                { name: 'house', test: firstChunk.includes, priority: 1 },
                { name: 'widely-shared', test: screensChunk.isInEditor, priority: 1 },
                // A file of its own, or the programme would load the words of all productions with it.
                { name: 'list-address', test: /\/site\/listing\/list-address\.ts$/, priority: 1 },
                {
                  name: 'screens',
                  test: screensChunk.includes,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 3000,
                },
                // Words that many parts of the editor use: each would be a file of its own.
                { name: 'editor-words', test: /\/paraglide\/messages\/editor_/, minShareCount: 4 },
                // Small files, each of which would be a request of its own; what they need comes with them.
                {
                  name: 'editor-basics',
                  test: /\/(?:editor\/core\/(?:observable|changed-range|remembered|random-id)|text\/(?:quotation-marks|random-uuid|lower-scheme))\.ts$/,
                },
                {
                  name: 'editor-blocks',
                  test: /\/(?:contract\/blocks\/(?:machine-texts|omitted|apply-operation)|editor\/core\/tree\/(?:block-index|new-block))\.ts$/,
                },
                // What every call of the editor needs, with zod, which visitors do not load.
                { name: 'contract-basics', test: /\/contract\/base\/(?:endpoint|list|parameters|schema-parts)\.ts$/ },
              ],
            },
          },
        },
      },
    },
  },
  server: { host: '127.0.0.1' },
});
