import type { z } from 'zod';
import type { Role } from './user.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** One call of the API. The server builds its route and its description from it, the site its client. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  /** Name in the description, camel case. */
  id: string;
  method: Method;
  /** Path with parameters in braces; `{path}` at the end takes slashes. */
  path: `/${string}`;
  summary: string;
  /** Area of the API, for grouping. */
  tag: string;
  /** Who may call it; absent: everyone. */
  role?: Role;
  params: Params;
  query: Query;
  body?: Body;
  /** True: the body is a file, sent as its bytes. */
  file?: true;
  response: Response;
  /** Status of the good answer; 200 unless told otherwise. */
  status?: 200 | 201 | 204;
}

/** Keeps the exact types of an endpoint. */
export function endpoint<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  definition: Endpoint<P, Q, B, R>,
): Endpoint<P, Q, B, R> {
  return definition;
}

export type ParamsOf<E extends Endpoint> = z.input<E['params']>;
export type QueryOf<E extends Endpoint> = z.input<E['query']>;
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
