import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root, sourceFiles } from '#tests/source-files.ts';
import { versionedRecords } from '../../all-resources.ts';
import * as magazine from '../../db/tables/magazine.ts';
import * as media from '../../db/tables/media.ts';
import * as pages from '../../db/tables/pages.ts';
import * as people from '../../db/tables/people.ts';
import * as press from '../../db/tables/press.ts';
import * as programme from '../../db/tables/programme.ts';
import * as site from '../../db/tables/site.ts';
import * as subscriptions from '../../db/tables/subscriptions.ts';

const exported = Object.entries({
  ...magazine,
  ...media,
  ...pages,
  ...people,
  ...press,
  ...programme,
  ...site,
  ...subscriptions,
});
const names = versionedRecords.map(({ table }) => exported.find(([, value]) => value === table)?.[0] ?? '');

/** Files that write tables of resources without the engine, all through functions of this folder or of its writer. */
const allowed = new Set([
  // Into an empty house: there is no earlier state.
  'server/areas/content-archive/kinds/content-kinds.ts',
  'server/areas/content-archive/kinds/pages-kind.ts',
  'server/areas/content-archive/kinds/settings-kind.ts',
  'server/areas/media/changing/change-media.ts',
  // Brightness follows from the file, as its width does: it is part of no version.
  'server/areas/media/measure-brightness.ts',
  'server/areas/media/remove-media.ts',
  'server/areas/media/replace-file.ts',
  'server/areas/media/store-upload.ts',
  // The first settings of a new house.
  'server/areas/opening/close-empty-house.ts',
  'server/areas/pages/editing/delete-page.ts',
  'server/areas/page-tree/page-tree.ts',
  'server/areas/page-tree/pages.resource.ts',
  'server/areas/page-tree/write-page.ts',
  'server/areas/programme/release/routes.ts',
  'server/areas/programme/resources/cast-part.ts',
  'server/areas/redirects/redirect-rows.ts',
  'server/areas/publishing/publish-planned.ts',
  'server/areas/redirects/redirects.resource.ts',
  'server/areas/site-settings/change-settings.ts',
  'server/areas/site-settings/site-settings.resource.ts',
  // The settings of a demo house.
  'server/areas/site-settings/site-settings.ts',
]);

it('only known files write tables of resources directly, because such a write has to leave versions', () => {
  expect(names).not.toContain('');
  const writes = new RegExp(String.raw`\.(?:insert|update|delete)\((?:${names.join('|')})\)`);
  const files = sourceFiles('server').filter((file) => file.endsWith('.ts') && !/\.(?:test|fixture)\.ts$/.test(file));
  const found = files.filter((file) => writes.test(readFileSync(path.join(root, file), 'utf8')));
  expect(found.length).toBeGreaterThan(2);
  expect(found.filter((file) => !allowed.has(file))).toEqual([]);
});
