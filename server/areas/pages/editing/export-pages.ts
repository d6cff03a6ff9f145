import type { PageSettings } from '#contract/pages/page-settings.ts';
import type { Database } from '../../../db/database.ts';
import { listPageSettings } from './list-page-settings.ts';

const texts = [
  'title',
  'headline',
  'slug',
  'target',
  'meta_title',
  'meta_description',
  'og_title',
  'og_description',
] as const satisfies (keyof PageSettings)[];
const plain = [
  'parent_id',
  'position',
  'content_type',
  'is_online',
  'is_clickable',
  'in_main_navigation',
  'in_menu',
  'in_footer',
  'og_type',
] as const satisfies (keyof PageSettings)[];

/** Yields the header and then each page, parents before children. */
export async function* exportPages(db: Database, query?: string) {
  yield ['id', ...plain, ...texts.flatMap((name) => [`${name}_de`, `${name}_en`]), 'address_de', 'address_en'];
  for (const page of await listPageSettings(db, query)) {
    const values = texts.flatMap((name) => [page[name].de, page[name].en]);
    yield [page.id, ...plain.map((name) => page[name]), ...values, page.urls.de, page.urls.en];
  }
}
