import type { z } from 'zod';
import type { Endpoint, ParamsOf, QueryOf } from '../base/endpoint.ts';

/** What a client gives to call an endpoint of the contract. */
export interface CallInput<E extends Endpoint> {
  params: Readonly<ParamsOf<E>>;
  query?: Partial<QueryOf<E>>;
  body?: E extends { body?: infer B extends z.ZodType } ? z.input<B> : never;
  signal?: AbortSignal;
}
