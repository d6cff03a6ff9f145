import { z } from 'zod';
import type { Endpoint } from '#contract/base/endpoint.ts';
import { resources } from '#contract/resources.ts';
import { editingCalls } from '#contract/resources/define-resource.ts';

const editing = new Map(
  resources.flatMap((resource) => Object.values(editingCalls(resource))).map((call) => [call.path, call]),
);

/** A read endpoint's description plus the parameters and the response that editors have at the same address. */
export function withEditing(endpoint: Endpoint): Endpoint {
  const more = endpoint.method === 'get' ? editing.get(endpoint.path) : undefined;
  if (!more || !(endpoint.query instanceof z.ZodObject) || !(more.query instanceof z.ZodObject)) return endpoint;
  return {
    ...endpoint,
    summary: `${endpoint.summary} With \`translations=all\`, for editors: as stored, offline entries included.`,
    query: z.object({ ...more.query.partial().shape, ...endpoint.query.shape }),
    response: z.union([endpoint.response, more.response]),
  };
}
