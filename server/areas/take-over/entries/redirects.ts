import { eq } from 'drizzle-orm';
import { pageEditorApi } from '#contract/api.ts';
import { writeOldAddress } from '#contract/pages/redirects/old-address.ts';
import type { Redirect } from '#contract/pages/redirects/redirect.ts';
import { redirects } from '../../../db/tables/pages.ts';
import { redirectsDefinition } from '../../redirects/redirects.resource.ts';
import { sideOf } from '../foreign/pair.ts';
import type { Taking } from '../taking.ts';
import { onlyOne } from './find-here.ts';
import { type Stage, stageOfList } from './stage.ts';

export const redirectsStage: Stage = stageOfList<Redirect>({
  subject: 'redirects',
  store: { resource: redirectsDefinition },
  list: pageEditorApi.redirects,
  nameOf: ({ old_path: from }) => from,
  read({ taking, pair }) {
    const { old_path: from = '', new_path: to = '' } = sideOf(pair) ?? {};
    return Promise.resolve({
      values: { old_path: from, new_path: targetOf(taking, to) },
      find: ({ db }) => onlyOne(db, redirects, eq(redirects.oldPath, writeOldAddress(from))),
    });
  },
});

/** Where it leads here: an entry that has another id here has another address. */
function targetOf({ records, backend }: Taking, address: string): string {
  const path = address.startsWith(`${backend.origin}/`) ? address.slice(backend.origin.length) : address;
  const [bare = ''] = path.split(/[?#]/);
  const record = records.atAddress(bare);
  if (!record || !bare.endsWith(`/${record.foreignId}`)) return path;
  return bare.slice(0, -record.foreignId.length) + String(record.ownId) + path.slice(bare.length);
}
