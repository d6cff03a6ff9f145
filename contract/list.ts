import { z } from 'zod';

/** A page of a list; a page past the end has no results and is no error. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({
    count: z.int().describe('How many there are in all.'),
    next: z.string().nullable().describe('Address of the next page of the list.'),
    previous: z.string().nullable().describe('Address of the page before.'),
    results: z.array(item),
  });
}

/** Paging of every list: `page` from 1, `page_size` 20 unless told otherwise, 100 at most. */
export const pagingQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000_000).default(1).describe('Page of the list, counted from 1.'),
  page_size: z.coerce.number().int().min(1).max(100).default(20).describe('Entries on a page.'),
});
