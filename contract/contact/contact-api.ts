import { z } from 'zod';
import { contactMessageSchema, departmentSchema } from './contact.ts';
import { endpoint } from '../base/endpoint.ts';
import { listOf, pagingQuery } from '../base/list.ts';

export const contactApi = {
  list: endpoint({
    id: 'listDepartments',
    path: '/{locale}/api/contact/',
    tag: 'contact',
    summary: 'Departments with contact persons and opening hours.',
    query: pagingQuery,
    response: listOf(departmentSchema),
  }),
  send: endpoint({
    id: 'sendMessage',
    method: 'post',
    path: '/{locale}/api/contact/messages/',
    tag: 'contact',
    summary: 'Sends a message to a department. 422 with one issue per invalid field.',
    body: contactMessageSchema,
    response: z.object({ accepted: z.literal(true) }),
    status: 201,
  }),
};
