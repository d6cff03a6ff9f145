import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnvironmentNames } from './environment-names.ts';
import { importsOf, linesOfCode, missingPackages, root, sourceFiles } from './source-files.ts';

const rooms = ['admin', 'contract', 'modules', 'server', 'site', 'demo', 'tests', 'bench', 'bin'];
const files = rooms.flatMap((room) => sourceFiles(room));
const own = files.filter((file) => !/\.(?:test|spec)\.tsx?$/.test(file) && !file.startsWith('tests/'));
const kinds = [
  ...new Set(files.filter((file) => /^modules\/[^/]+\/schema\.ts$/.test(file)).map((file) => file.split('/')[1] ?? '')),
];

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

describe('imports point one way', () => {
  it('the contract stands alone', () => {
    expect(offences(/^contract\//, /^(?:server|site|demo|tests|bench)\/|^node:/)).toEqual([]);
    expect(
      offences(/^contract\//, /^modules\//).filter((line) => !/→ modules\/(?:schemas|[a-z]+\/schema)\.ts$/.test(line)),
    ).toEqual([]);
  });

  it('a kind’s schema needs only the contract’s basics', () => {
    expect(offences(/^modules\/[^/]+\/schema\.ts$/, /^(?!contract\/|zod$)/)).toEqual([]);
  });

  it('views are for the site', () => {
    expect(
      offences(/^(?:contract|server|demo|bench|bin)\//, /^modules\/.*\.(?:tsx|css)$|^modules\/views\.ts$/),
    ).toEqual([]);
    expect(offences(/^modules\//, /^(?:server|demo)\/|^site\/(?:editor|content|routes|header|footer)\//)).toEqual([]);
  });

  it('server and site never import each other; only server/main.ts joins the rooms', () => {
    expect(offences(/^server\//, /^(?:site|demo)\//, /^server\/main\.ts$/)).toEqual([]);
    expect(offences(/^server\//, /\.(?:tsx|css)$/)).toEqual([]);
    expect(offences(/^site\//, /^(?:server|demo)\//)).toEqual([]);
    expect(offences(/^demo\//, /^site\//)).toEqual([]);
  });

  it('the editor is reached by a dynamic import only', () => {
    expect(offences(/^(?:site|modules)\//, /^site\/editor\//, /^site\/editor\//)).toEqual([]);
    expect(
      own
        .filter((file) => !file.startsWith('site/editor/'))
        .flatMap((file) => importsOf(file, 'dynamic'))
        .filter((target) => target.startsWith('site/editor/')),
    ).not.toEqual([]);
  });

  it('the back office knows the contract only, and nobody knows the back office', () => {
    expect(offences(/^admin\//, /^(?:server|site|demo|modules|tests|bench)\//)).toEqual([]);
    expect(offences(/^(?!admin\/)/, /^admin\//)).toEqual([]);
  });

  it('site/ui knows no opera', () => {
    expect(offences(/^site\/ui\//, /^modules\/|^site\/(?:header|footer|content|routes|editor|page)\//)).toEqual([]);
  });
});

describe('a module kind', () => {
  it('there are as many as the specification names', () => {
    expect(kinds).toHaveLength(23);
  });

  it.each(kinds)('%s is a folder and one line in each list', (kind) => {
    for (const list of ['modules/schemas.ts', 'modules/views.ts']) {
      const lines = readFileSync(path.join(root, list), 'utf8').split('\n');
      expect(
        lines.filter((line) => line.includes(`'./${kind}/`)),
        list,
      ).toHaveLength(1);
    }
  });

  it('answers for itself: nobody else asks which one it is', () => {
    const asking = own
      .filter((file) => !file.startsWith('modules/'))
      .flatMap((file) => {
        const text = readFileSync(path.join(root, file), 'utf8');
        const asked = [...text.matchAll(/\.model\s*[!=]==?\s*'(\w+)'/g)].map(([, kind]) => kind);
        return asked.filter((kind) => kind !== 'container').map((kind) => `${file}: ${kind}`);
      });
    expect(asking).toEqual([]);
  });
});

describe('files', () => {
  it('hold at most 300 lines of code, pages of the demo excepted', () => {
    const long = own.filter((file) => !file.startsWith('demo/') && !file.endsWith('.css') && linesOfCode(file) > 300);
    expect(long).toEqual([]);
  });

  it('are named in kebab-case and none is a barrel', () => {
    const names = own.filter((file) => !/^(?:root|entry\.\w+)\.tsx$/.test(path.basename(file)));
    expect(
      names.filter(
        (file) =>
          !/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.(?:server|client|module|config|fixture|d))?\.(?:ts|tsx|mjs|css)$/.test(
            path.basename(file),
          ),
      ),
    ).toEqual([]);
    expect(own.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
    expect(own.filter((file) => /^export \* from/m.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
  });

  it('lie in no drawer', () => {
    expect(files.filter((file) => /\/(?:utils?|helpers?|lib|misc|common|shared)(?:\/|\.tsx?$)/.test(file))).toEqual([]);
  });
});

describe('what stands in two places', () => {
  it('every setting of the environment is in docs/operations.md, and no other', () => {
    const told = [
      ...readFileSync(path.join(root, 'docs/operations.md'), 'utf8').matchAll(/^\| `([A-Z][A-Z_]+)` \|/gm),
    ].map(([, name]) => name);
    expect(new Set(told)).toEqual(new Set(readEnvironmentNames()));
  });

  it('the lockfile has an entry for every package, those of other systems included', () => {
    expect(missingPackages()).toEqual([]);
  });
});
