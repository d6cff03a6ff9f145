import type { AppContext } from '#server/app-context.ts';
import { createPage } from '#server/areas/pages/editing/create-page.ts';
import type { PageRow } from '#server/areas/links/page-address.ts';
import type { NewPage } from '#server/areas/page-tree/page-input.ts';

let made = 0;

/** A page with a slug of its own; what the test is about comes as overrides. */
export function makePage(ctx: AppContext, overrides: Partial<NewPage> = {}): Promise<PageRow> {
  made += 1;
  return createPage(ctx, {
    title: { de: `Seite ${made}`, en: `Page ${made}` },
    slug: { de: `seite-${made}`, en: `page-${made}` },
    ...overrides,
  });
}
