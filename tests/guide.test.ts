import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { slugOf } from '../admin/help/bundle/guide-chapters.ts';
import { chapterAt, chapters } from '../admin/layout/chapters.ts';
import { customScreens } from '../admin/custom-screens.ts';
import { resources } from '../admin/resources.tsx';
import { shots } from '../bin/guide/shots.mjs';
import { root } from './source-files.ts';

const folder = path.join(root, 'docs/editing-guide');
const languages = ['de', 'en'] as const;
const textOf = (language: string, chapter: string) =>
  readFileSync(path.join(folder, language, `${chapter}.md`), 'utf8');
const anchorsOf = (text: string) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slugOf(heading));

describe.each(languages)('the guide in %s', (language) => {
  const files = readdirSync(path.join(folder, language)).filter((name) => name.endsWith('.md'));

  it('has a file for each chapter and no other', () => {
    expect(files.toSorted()).toEqual(chapters.map((chapter) => `${chapter}.md`).toSorted());
  });

  it('shows exactly the pictures that the script takes', () => {
    for (const chapter of chapters) {
      const named = [...textOf(language, chapter).matchAll(/\]\(pictures\/([\w-]+)\.webp\)/g)].map(
        ([, name = '']) => name,
      );
      const taken = shots.filter((shot) => shot.chapter === chapter).map(({ name }) => String(name));
      expect(named.toSorted(), chapter).toEqual(taken.toSorted());
    }
  });

  it('has each picture, of at most 60 kB', () => {
    const names = readdirSync(path.join(folder, language, 'pictures'));
    expect(names.toSorted()).toEqual(shots.map(({ name }) => `${name}.webp`).toSorted());
    for (const name of names)
      expect(statSync(path.join(folder, language, 'pictures', name)).size, name).toBeLessThanOrEqual(60_000);
  });

  it('links only to chapters and headings that exist', () => {
    const broken = chapters.flatMap((chapter) =>
      [...textOf(language, chapter).matchAll(/\]\(([\w-]*)(?:\.md)?(?:#([^)]+))?\)/g)]
        .map(([, target = '', anchor]) => ({ target: target || chapter, anchor }))
        .filter(
          ({ target, anchor }) =>
            !existsSync(path.join(folder, language, `${target}.md`)) ||
            (anchor && !anchorsOf(textOf(language, target)).includes(anchor)),
        )
        .map(({ target, anchor }) => `${chapter}: ${target}#${anchor}`),
    );
    expect(broken).toEqual([]);
  });
});

it('every screen of the back office has a chapter', () => {
  const addresses = [
    '/',
    '/account',
    ...resources.map(({ name }) => `/${name}`),
    ...customScreens.map(({ path: address }) => address.replace(':resource', 'productions').replace(':id', '3')),
  ].filter((address) => !address.startsWith('/help'));
  expect(addresses.filter((address) => chapterAt(address) === undefined)).toEqual([]);
});
