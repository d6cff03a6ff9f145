import { z } from 'zod';

/** One page of a list. A page after the last one is empty; it is not an error. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({
    count: z.int().describe('Total number of entries on all pages.'),
    next: z.string().nullable().describe('URL of the next page of the list; null on the last page.'),
    previous: z.string().nullable().describe('URL of the previous page of the list; null on the first page.'),
    results: z.array(item),
  });
}

/** Paging of every list: `page` is one-based; `page_size` is 20 by default and at most 100. */
export const pagingQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000_000).default(1).describe('Page number, one-based.'),
  page_size: z.coerce.number().int().min(1).max(100).default(20).describe('Number of entries per page.'),
});
