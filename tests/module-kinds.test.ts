import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { locales } from '#contract/base/locale.ts';
import { moduleKinds } from '#modules/schemas.ts';
import { kinds } from './e2e/support/module-kinds.ts';
import { root } from './source-files.ts';

/** The kinds that can be placed on a page; items belong to their lists. */
const onPages = Object.entries(moduleKinds).filter(([, { group }]) => group !== null);

it('an e2e test tries every kind that can be placed on a page', () => {
  // A shared part is made of modules and has no input of its own: shared-parts.spec.ts.
  const others = new Set(['container', 'sharedpart']);
  const wanted = onPages.map(([model]) => model).filter((model) => !others.has(model));
  expect(kinds.map(({ model }) => model).toSorted()).toEqual(wanted.toSorted());
});

it.each(locales)('the guide for staff explains every kind in its table of modules (%s)', (locale) => {
  const guide = readFileSync(path.join(root, `docs/editing-guide/${locale}/pages.md`), 'utf8');
  const rows = new Set([...guide.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, names = '']) => names.split(', ')));
  // It has a chapter of its own.
  const wanted = onPages.filter(([model]) => model !== 'sharedpart').map(([, { label }]) => label[locale]);
  expect(wanted.filter((label) => !rows.has(label))).toEqual([]);
});
