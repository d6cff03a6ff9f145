import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { castsIn } from './architecture/casts.ts';
import { missingClasses } from './architecture/css-classes.ts';
import { circlesIn, folders } from './architecture/folders.ts';
import { moduleVariables } from './architecture/module-variables.ts';
import { misplacedFiles, homes } from './architecture/one-home.ts';
import { rooms } from './architecture/value-imports.ts';
import { settingNames } from '#server/platform/environment.ts';
import { importsOf, missingPackages, root, sourceFiles } from './source-files.ts';

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

it('folders form no circle by value imports among their children', () => {
  expect(folders.flatMap(circlesIn)).toEqual([]);
});

it('folders import the editor dynamically, and in one place only', () => {
  expect(
    own
      .filter((file) => !file.startsWith('editor/'))
      .flatMap((file) => importsOf(file, 'dynamic'))
      .filter((target) => target.startsWith('editor/')),
  ).toEqual(['editor/editor.tsx']);
});

it.each(homes)('one home for each fact: $what in one place', (home) => {
  expect(misplacedFiles(home)).toEqual([]);
});

it('a module kind exists for every name of the specification', () => {
  expect(kinds).toEqual(expect.arrayContaining(specifiedKinds));
});

it.each(kinds)('a module kind %s is a folder and one line in each list', (kind) => {
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

it('files are no barrels', () => {
  expect(own.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
  expect(own.filter((file) => /^export \* from/m.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});

it('files that all requests of a process share have no module-level variables but these', () => {
  expect(moduleVariables().toSorted()).toEqual([
    'main/main.ts: stopping',
    'modules/events/shortlist.ts: known',
    'time/berlin-time.ts: format',
  ]);
});

it.each(rooms.filter((room) => !/^(?:tests|bench)$/.test(room)))(
  'files of %s have no more casts than the table allows',
  (room) => {
    const casts = castsIn(room);
    expect(casts.length, casts.join('\n')).toBeLessThanOrEqual(maxCasts[room] ?? 0);
  },
);

it('files use only classes that their CSS modules have', () => {
  expect(own.filter((file) => file.endsWith('.tsx')).flatMap(missingClasses)).toEqual([]);
});

it('files are in no catch-all folder', () => {
  expect(files.filter((file) => /\/(?:utils?|helpers?|lib|misc|common|shared)(?:\/|\.tsx?$)/.test(file))).toEqual([]);
});

it('facts in two places agree: every setting of the environment is in docs/operations.md, and no other', () => {
  const documented = [
    ...readFileSync(path.join(root, 'docs/operations.md'), 'utf8').matchAll(/^\| `([A-Z][A-Z_]+)` \|/gm),
  ].map(([, name]) => name);
  expect(new Set(documented)).toEqual(new Set(settingNames));
});

it('facts in two places agree: the lockfile has an entry for every package, including those for other systems', () => {
  expect(missingPackages()).toEqual([]);
});
