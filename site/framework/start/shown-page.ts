import type { ShownPage } from '../../content/reading/read-page.ts';

/** The page in the data of a route; undefined on the error page. Every loader that returns a `page` returns this type. */
export function shownPageOf(loaderData: unknown): ShownPage | undefined {
  return (loaderData as { page?: ShownPage } | null | undefined)?.page;
}
