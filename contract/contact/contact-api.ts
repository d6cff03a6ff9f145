import { z } from 'zod';
import { inLocale, noParameters } from '../base/parameters.ts';
import { contactMessageSchema, departmentSchema } from './contact.ts';
import { endpoint } from '../base/endpoint.ts';
import { listOf, pagingQuery } from '../base/list.ts';

export const contactApi = {
  list: endpoint({
    id: 'listDepartments',
    method: 'get',
    path: '/{locale}/api/contact/',
    tag: 'contact',
    summary: 'Departments with contact persons and opening hours.',
    params: inLocale,
    query: pagingQuery,
    response: listOf(departmentSchema),
  }),
  send: endpoint({
    id: 'sendMessage',
    method: 'post',
    path: '/{locale}/api/contact/messages/',
    tag: 'contact',
    summary: 'Sends a message to a department. 422 with one issue per invalid field.',
    params: inLocale,
    query: noParameters,
    body: contactMessageSchema,
    response: z.object({ accepted: z.literal(true) }),
    status: 201,
  }),
};
