import { directoriesResource } from '#contract/press/press-resources.ts';
import { addressesOf } from '../links/addresses.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { downloadDirectories, downloadFiles } from '../../db/tables/press.ts';
import { listPart } from '../../resources/definition/list-part.ts';
import { defineResource } from '../../resources/definition/resource.ts';
import { foldTexts } from '../../resources/definition/searched-text.ts';

export const directoriesDefinition = defineResource({
  contract: directoriesResource,
  table: downloadDirectories,
  kind: 'press',
  parts: {
    files: listPart({ table: downloadFiles, owner: 'directoryId', order: 'position', entry: ['media_id', 'title'] }),
  },
  searched: foldTexts(downloadDirectories.title, downloadDirectories.description),
  sort: '-published_at',
  urls: (row) => addressesOf('press', row),
  tags: ({ before, after }) => [tags.pressDirectory(after?.id ?? before?.id ?? 0), tags.press, tags.search],
});
