import { z } from 'zod';
import { noParameters } from '../base/parameters.ts';
import { endpoint } from '../base/endpoint.ts';

export const reportSchema = z
  .strictObject({
    what: z
      .string()
      .regex(/^[a-z][a-z ]{0,39}$/)
      .describe('What failed, a name that the program gives: `event overlay`.'),
    path: z.string().max(1200).describe('Path of the page, without its query: `/de/programm`.'),
    errors: z
      .array(
        z.strictObject({
          name: z.string().max(100).describe('`TypeError`'),
          message: z.string().max(500).describe('What the error says of itself.'),
          stack: z.string().max(6000).describe('Places in the program, as the browser writes them; may be empty.'),
        }),
      )
      .min(1)
      .max(3)
      .describe('The error, then what caused it.'),
  })
  .meta({ id: 'FailureReport' });
/** Something that failed in a visitor’s browser; nothing in it says whose. */
export type Report = z.infer<typeof reportSchema>;

export const reportsApi = {
  send: endpoint({
    id: 'sendReport',
    method: 'post',
    path: '/reports',
    tag: 'reports',
    summary: 'Takes a failure in a browser; passed on, stripped, where there is a service for it.',
    params: noParameters,
    query: noParameters,
    body: reportSchema,
    response: z.null(),
    status: 204,
  }),
};
