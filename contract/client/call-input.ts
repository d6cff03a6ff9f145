import type { z } from 'zod';
import type { Endpoint, ParamsOf, QueryOf } from '../base/endpoint.ts';

/** Parameters, query and body of a call, as a client passes them. */
export interface CallInput<E extends Endpoint> {
  params: Readonly<ParamsOf<E>>;
  query?: Partial<QueryOf<E>>;
  body?: E extends { body?: infer B extends z.ZodType } ? z.input<B> : never;
  signal?: AbortSignal;
}
