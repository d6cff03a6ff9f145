import { z } from 'zod';
import type { Capability } from '../accounts/capabilities.ts';
import { inLocale, noParameters } from './parameters.ts';

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

/** An endpoint without its tag. */
type Untagged<P, Q, B, R> = Omit<Endpoint, 'tag' | 'method' | 'params' | 'query' | 'body' | 'response'> & {
  /** Default: `get`. */
  method?: Method;
  /** Default: the language. */
  params?: P;
  /** Default: none. */
  query?: Q;
  body?: B;
  /** Default: nothing, with status 204. */
  response?: R;
};

/** An endpoint with its exact types; what most endpoints have in common need not be said. */
export function endpoint<
  P extends z.ZodType = typeof inLocale,
  Q extends z.ZodType = typeof noParameters,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodNull,
>(defined: Untagged<P, Q, B, R> & Pick<Endpoint, 'tag'>): Endpoint<P, Q, B, R>;
export function endpoint(
  defined: Untagged<z.ZodType, z.ZodType, z.ZodType, z.ZodType> & Pick<Endpoint, 'tag'>,
): Endpoint {
  const { response, status = response ? undefined : 204, ...rest } = defined;
  return {
    method: 'get',
    params: inLocale,
    query: noParameters,
    ...rest,
    ...(status && { status }),
    response: response ?? z.null(),
  };
}

/** Makes endpoints with one tag, and one access where they name no other. */
export function endpoints(shared: Pick<Endpoint, 'tag' | 'access'>) {
  return <
    P extends z.ZodType = typeof inLocale,
    Q extends z.ZodType = typeof noParameters,
    B extends z.ZodType = z.ZodType,
    R extends z.ZodType = z.ZodNull,
  >(
    defined: Untagged<P, Q, B, R>,
  ) => endpoint<P, Q, B, R>({ ...shared, ...defined });
}

export type ParamsOf<E extends Endpoint> = z.input<E['params']>;
export type QueryOf<E extends Endpoint> = z.input<E['query']>;
/** The body as the server reads it. */
export type BodyOf<E extends Endpoint> = z.output<NonNullable<E['body']>>;
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
