import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { largestId } from '../base/parameters.ts';
import type { ResourceContract } from './define-resource.ts';
import { uniqueList } from './resource-fields.ts';
import { strictComponent } from '../base/schema-parts.ts';

/** A list that is put in order by hand is at most this long. */
export const maxOrdered = 500;

const ids = uniqueList(z.int().positive().max(largestId), maxOrdered);

/** Puts the entries of a resource in order. */
export function orderCall({ path, tag, schema, access }: ResourceContract) {
  return endpoint({
    id: `order${schema}`,
    method: 'post',
    path: `/{locale}/api/${path}/order/`,
    tag,
    access,
    summary: 'Puts all entries in this order. 409 if there are others by now, or if `before` is no longer their order.',
    body: strictComponent(`${schema}Order`, {
      ids: ids.describe('All entries in the wanted order.'),
      before: ids.optional().describe('All entries in the order as last read; without it, any order is replaced.'),
    }),
  });
}
