import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { castsIn } from './architecture/casts.ts';
import { missingClasses } from './architecture/css-classes.ts';
import { circlesIn, folders } from './architecture/folders.ts';
import { moduleVariables } from './architecture/module-variables.ts';
import { misplacedFiles, homes } from './architecture/one-home.ts';
import { functionsWithMoreParameters } from './architecture/parameters.ts';
import { layerViolations, readLayers, listingErrors } from './architecture/layers.ts';
import { edges, rooms } from './architecture/value-imports.ts';
import { settingNames } from '#server/platform/environment.ts';
import { importsOf, missingPackages, root, sourceFiles } from './source-files.ts';

/** Folders whose order must be written down in docs/architecture.md. */
const ordered = ['.', 'admin', 'contract', 'editor', 'modules', 'server', 'server/areas', 'site'];

const files = rooms.flatMap((room) => sourceFiles(room));
const own = files.filter((file) => !/\.(?:test|spec)\.tsx?$/.test(file) && !file.startsWith('tests/'));
const kinds = [
  ...new Set(
    files.filter((file) => /^modules\/kinds\/[^/]+\/schema\.ts$/.test(file)).map((file) => file.split('/')[2] ?? ''),
  ),
];

/** The kinds that the specification names; the product may have more. */
const specifiedKinds = [
  'audio',
  'container',
  'eventitem',
  'eventlist',
  'faq',
  'faqitem',
  'fullteaser',
  'headline',
  'image',
  'imageitem',
  'imagelist',
  'link',
  'logoitem',
  'logolist',
  'quote',
  'socialmedia',
  'teaseritem',
  'teaserlist',
  'text',
  'video',
  'videoitem',
  'videolist',
  'viewer',
];

/** Most type assertions that the files of a room may have; other rooms of the product have none. */
const maxCasts: Record<string, number> = {
  admin: 2,
  contract: 5,
  demo: 3,
  editor: 5,
  main: 1,
  modules: 2,
  server: 7,
  site: 13,
  ui: 1,
};

/** Imports, as paths in the repository, that files of one place may not have. */
function offences(place: RegExp, forbidden: RegExp, except: RegExp = /^$/): string[] {
  return own
    .filter((file) => place.test(file) && !except.test(file))
    .flatMap((file) =>
      importsOf(file, 'static')
        .filter((target) => forbidden.test(target))
        .map((target) => `${file} → ${target}`),
    );
}

describe('rooms', () => {
  it('text and time import nothing but types of the contract', () => {
    expect(offences(/^text\//, /^(?!text\/|contract\/)/)).toEqual([]);
    expect(offences(/^time\//, /^(?!time\/|text\/|contract\/)/)).toEqual([]);
    expect(edges.filter(({ from, to }) => /^(?:text|time)\//.test(from) && to.startsWith('contract/'))).toEqual([]);
  });

  it('the contract imports no room but the schemas of the module kinds, and the names of the error texts', () => {
    const others = /^(?:server|site|editor|main|messages|ui|admin|demo|tests|bench)\/|^node:/;
    expect(offences(/^contract\//, others)).toEqual(['contract/base/messages.ts → messages/paraglide/messages.js']);
    expect(
      offences(/^contract\//, /^modules\//).filter(
        (line) => !/→ modules\/(?:schemas|kinds\/[a-z]+\/schema)\.ts$/.test(line),
      ),
    ).toEqual([]);
  });

  it('the schema of a module kind imports only the contract and zod', () => {
    expect(offences(/^modules\/kinds\/[^/]+\/schema\.ts$/, /^(?!contract\/|zod$)/)).toEqual([]);
  });

  it('views and styles of modules are imported only by site and editor', () => {
    expect(
      offences(/^(?:contract|server|demo|bench|bin)\//, /^modules\/.*\.(?:tsx|css)$|^modules\/views\.ts$/),
    ).toEqual([]);
    expect(offences(/^modules\//, /^(?:admin|demo|editor|main|server|site)\//)).toEqual([]);
  });

  it('server and site never import each other; only main/ joins them', () => {
    expect(offences(/^server\//, /^(?:site|editor|demo|main)\//)).toEqual([]);
    expect(offences(/^server\//, /\.(?:tsx|css)$/)).toEqual([]);
    expect(offences(/^(?:site|editor)\//, /^(?:server|demo|main)\//)).toEqual([]);
    expect(offences(/^demo\//, /^(?:site|editor|main)\//)).toEqual([]);
  });

  it('the editor is imported dynamically only', () => {
    expect(offences(/^(?!editor\/)/, /^editor\//)).toEqual([]);
    expect(
      own
        .filter((file) => !file.startsWith('editor/'))
        .flatMap((file) => importsOf(file, 'dynamic'))
        .filter((target) => target.startsWith('editor/')),
    ).toEqual(['editor/editor.tsx']);
  });

  it('the editor imports nothing of the site', () => {
    expect(offences(/^editor\//, /^site\//)).toEqual([]);
  });

  it('the back office imports the contract and its texts only, and no room imports the back office', () => {
    expect(
      offences(/^admin\//, /^(?:server|site|editor|main|ui|messages(?!\/office)|demo|modules|tests|bench)\//),
    ).toEqual([]);
    expect(offences(/^(?!admin\/)/, /^admin\//)).toEqual([]);
  });

  it('ui/ imports no content', () => {
    expect(offences(/^ui\//, /^(?:admin|bench|bin|demo|editor|main|modules|server|site|tests)\//)).toEqual([]);
  });
});

describe('folders', () => {
  it('form no circle by value imports among their children', () => {
    expect(folders.flatMap(circlesIn)).toEqual([]);
  });

  it('import only from layers below, as docs/architecture.md lists them', () => {
    const lists = readLayers();
    expect(lists.map(({ folder }) => folder)).toEqual(expect.arrayContaining(ordered));
    expect(lists.flatMap(listingErrors)).toEqual([]);
    expect(lists.flatMap(layerViolations)).toEqual([]);
  });
});

describe('one home for each fact', () => {
  it.each(homes)('$what in one place', (home) => {
    expect(misplacedFiles(home)).toEqual([]);
  });
});

describe('a module kind', () => {
  it('exists for every name of the specification', () => {
    expect(kinds).toEqual(expect.arrayContaining(specifiedKinds));
  });

  it.each(kinds)('%s is a folder and one line in each list', (kind) => {
    for (const list of ['modules/schemas.ts', 'modules/views.ts']) {
      const lines = readFileSync(path.join(root, list), 'utf8').split('\n');
      expect(
        lines.filter((line) => line.includes(`'./kinds/${kind}/`)),
        list,
      ).toHaveLength(1);
    }
  });

  it('no code outside modules/ compares the kind', () => {
    const offenders = own
      .filter((file) => !file.startsWith('modules/'))
      .flatMap((file) => {
        const text = readFileSync(path.join(root, file), 'utf8');
        const requested = [...text.matchAll(/\.model\s*[!=]==?\s*'(\w+)'/g)].map(([, kind]) => kind);
        return requested.filter((kind) => kind !== 'container').map((kind) => `${file}: ${kind}`);
      });
    expect(offenders).toEqual([]);
  });
});

describe('files', () => {
  it('are named in kebab-case and none is a barrel', () => {
    const names = own.filter((file) => !/^(?:root|entry\.\w+)\.tsx$/.test(path.basename(file)));
    expect(
      names.filter(
        (file) =>
          !/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.(?:server|client|module|config|fixture|resource|d))?\.(?:ts|tsx|mjs|css)$/.test(
            path.basename(file),
          ),
      ),
    ).toEqual([]);
    expect(own.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
    expect(own.filter((file) => /^export \* from/m.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
  });

  it('of the server have functions, methods and arrow functions with at most three parameters', () => {
    const inServer = own.filter((file) => file.startsWith('server/') && /(?<!\.fixture)\.ts$/.test(file));
    expect(inServer.flatMap((file) => functionsWithMoreParameters(file, 3))).toEqual([]);
  });

  it('that all requests of a process share have no module-level variables but these', () => {
    expect(moduleVariables().toSorted()).toEqual([
      'main/main.ts: stopping',
      'modules/events/shortlist.ts: known',
      'time/berlin-time.ts: format',
    ]);
  });

  it.each(rooms.filter((room) => !/^(?:tests|bench)$/.test(room)))(
    'of %s have no more casts than the table allows',
    (room) => {
      const casts = castsIn(room);
      expect(casts.length, casts.join('\n')).toBeLessThanOrEqual(maxCasts[room] ?? 0);
    },
  );

  it('use only classes that their CSS modules have', () => {
    expect(own.filter((file) => file.endsWith('.tsx')).flatMap(missingClasses)).toEqual([]);
  });

  it('are in no catch-all folder', () => {
    expect(files.filter((file) => /\/(?:utils?|helpers?|lib|misc|common|shared)(?:\/|\.tsx?$)/.test(file))).toEqual([]);
  });
});

describe('facts in two places agree', () => {
  it('every setting of the environment is in docs/operations.md, and no other', () => {
    const documented = [
      ...readFileSync(path.join(root, 'docs/operations.md'), 'utf8').matchAll(/^\| `([A-Z][A-Z_]+)` \|/gm),
    ].map(([, name]) => name);
    expect(new Set(documented)).toEqual(new Set(settingNames));
  });

  it('the lockfile has an entry for every package, including those for other systems', () => {
    expect(missingPackages()).toEqual([]);
  });
});
