import type { Database } from '../../db/database.ts';
import { listMedia } from './list-media.ts';
import { toMedia } from '../../platform/pictures/media-rows.ts';

const atOnce = 200;
const texts = ['alt', 'caption', 'copyright'] as const;
const plain = ['kind', 'file_name', 'mime', 'size', 'width', 'height', 'decorative', 'created_at'] as const;

/** Yields the header row, then a row for each entry that matches the filter, on all pages. */
export async function* exportMedia(db: Database, filter: Omit<Parameters<typeof listMedia>[1], 'page' | 'page_size'>) {
  yield ['id', ...plain, ...texts.flatMap((name) => [`${name}_de`, `${name}_en`]), 'url', 'tags'];
  for (let page = 1; ; page += 1) {
    const { rows } = await listMedia(db, { ...filter, page, page_size: atOnce });
    for (const entry of rows.map(toMedia)) {
      const values = texts.flatMap((name) => [entry[name].de, entry[name].en]);
      yield [entry.id, ...plain.map((name) => entry[name]), ...values, entry.url, entry.tags.join(', ')];
    }
    if (rows.length < atOnce) return;
  }
}
