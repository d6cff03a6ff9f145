import { byId } from '../base/parameters.ts';
import { endpoint } from '../base/endpoint.ts';
import { listOf, pagingQuery } from '../base/list.ts';
import { downloadDirectorySchema, downloadDirectorySummarySchema } from './press.ts';

export const pressApi = {
  list: endpoint({
    id: 'listDownloadDirectories',
    path: '/{locale}/api/download-directories/',
    tag: 'press',
    summary: 'Press directories, newest first.',
    query: pagingQuery,
    response: listOf(downloadDirectorySummarySchema),
  }),
  show: endpoint({
    id: 'getDownloadDirectory',
    path: '/{locale}/api/download-directories/{id}/',
    tag: 'press',
    summary: 'One press directory with its files. `archive_url` has all of them as one zip.',
    params: byId,
    response: downloadDirectorySchema,
  }),
};
