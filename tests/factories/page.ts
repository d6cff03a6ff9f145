import type { House } from '#server/house.ts';
import { createPage } from '#server/pages/create-page.ts';
import type { PageRow } from '#server/pages/page-address.ts';
import type { NewPage } from '#server/pages/page-input.ts';

let made = 0;

/** A page with a slug of its own; what the test is about comes as overrides. */
export function makePage(house: House, overrides: Partial<NewPage> = {}): Promise<PageRow> {
  made += 1;
  return createPage(house, {
    title: { de: `Seite ${made}`, en: `Page ${made}` },
    slug: { de: `seite-${made}`, en: `page-${made}` },
    ...overrides,
  });
}
