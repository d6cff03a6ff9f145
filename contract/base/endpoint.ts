import type { z } from 'zod';
import type { Capability } from '../accounts/capabilities.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** One API endpoint. The server derives the route and the OpenAPI entry from it, the site its client. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  /** `operationId` in the OpenAPI document, in camel case. */
  id: string;
  method: Method;
  /** Path with parameters in braces; a final `{path}` may contain slashes. */
  path: `/${string}`;
  summary: string;
  /** Groups the endpoints in the OpenAPI document. */
  tag: string;
  /** What the caller must be allowed to do; absent for a public endpoint. */
  access?: Capability;
  params: Params;
  query: Query;
  body?: Body;
  /** True if the request body is a file, sent as raw bytes. */
  file?: true;
  response: Response;
  /** Status of a successful response; default 200. */
  status?: 200 | 201 | 204;
}

/** Returns its argument; only infers the exact types. */
export function endpoint<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  definition: Endpoint<P, Q, B, R>,
): Endpoint<P, Q, B, R> {
  return definition;
}

export type ParamsOf<E extends Endpoint> = z.input<E['params']>;
export type QueryOf<E extends Endpoint> = z.input<E['query']>;
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
