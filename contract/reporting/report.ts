import { z } from 'zod';
import { noParameters } from '../base/parameters.ts';
import { endpoint } from '../base/endpoint.ts';
import { strictComponent } from '../base/schema-parts.ts';

export const reportSchema = strictComponent('FailureReport', {
  what: z
    .string()
    .regex(/^[a-z][a-z ]{0,39}$/)
    .describe('Part of the program that failed, e.g. `event overlay`.'),
  path: z.string().max(1200).describe('Path of the page without query, e.g. `/de/programm`.'),
  errors: z
    .array(
      z.strictObject({
        name: z.string().max(100).describe('Name of the error, e.g. `TypeError`.'),
        message: z.string().max(500).describe('Message of the error.'),
        stack: z.string().max(6000).describe('Stack trace in the format of the browser; may be empty.'),
      }),
    )
    .min(1)
    .max(3)
    .describe('The error, followed by its causes.'),
});
/** An error in a visitor’s browser; no field identifies the visitor. */
export type Report = z.infer<typeof reportSchema>;

export const reportsApi = {
  send: endpoint({
    id: 'sendReport',
    method: 'post',
    path: '/reports',
    tag: 'reports',
    summary:
      'Reports an error in a browser. Forwarded if a reporting service is configured, without URL queries, addresses, quoted texts and long numbers.',
    params: noParameters,
    body: reportSchema,
  }),
};
