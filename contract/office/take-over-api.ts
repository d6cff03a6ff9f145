import { z } from 'zod';
import { endpoints } from '../base/endpoint.ts';
import { listOf, pagingQuery } from '../base/list.ts';
import { byId } from '../base/parameters.ts';
import { takeOverFindingKinds, takeOverFindingSchema, takeOverRunSchema, takeOverWishSchema } from './take-over-run.ts';

const call = endpoints({ tag: 'import', access: 'settings' });

/** Taking over the content of another backend that speaks this API. Runs go on in the background. */
export const takeOverApi = {
  start: call({
    id: 'startTakeOver',
    method: 'post',
    path: '/{locale}/api/take-over/',
    summary: 'Begins a run. 409 while another one is under way, 422 for an address from which nothing may be taken.',
    body: takeOverWishSchema,
    response: takeOverRunSchema,
    status: 201,
  }),
  list: call({
    id: 'listTakeOvers',
    path: '/{locale}/api/take-over/',
    summary: 'The last twenty runs, newest first; older ones are not kept.',
    response: z.object({ results: z.array(takeOverRunSchema) }),
  }),
  show: call({
    id: 'getTakeOver',
    path: '/{locale}/api/take-over/{id}/',
    summary: 'One run with its counts.',
    params: byId,
    response: takeOverRunSchema,
  }),
  findings: call({
    id: 'listTakeOverFindings',
    path: '/{locale}/api/take-over/{id}/findings/',
    summary: 'What a run could not read, left out or did not overwrite.',
    params: byId,
    query: pagingQuery.extend({ finding: z.enum(takeOverFindingKinds).optional().describe('Only of this kind.') }),
    response: listOf(takeOverFindingSchema),
  }),
  stop: call({
    id: 'stopTakeOver',
    method: 'post',
    path: '/{locale}/api/take-over/{id}/stop/',
    summary: 'Stops a run after the entry that it is at. What was taken stays.',
    params: byId,
    response: takeOverRunSchema,
  }),
  resume: call({
    id: 'resumeTakeOver',
    method: 'post',
    path: '/{locale}/api/take-over/{id}/resume/',
    summary: 'Continues a run that failed or was stopped. 409 while another one is under way.',
    params: byId,
    response: takeOverRunSchema,
  }),
};
