import { invalid } from '#contract/base/errors.ts';
import { productionWithId, productionWithSlug, productionWithTitle } from '../targets/find-production.ts';
import { categoryFor, seasonFor, seasonNamed } from '../../upsert/find-targets.ts';
import { asWritten, readFields, readTexts } from '../cells/read-fields.ts';
import { readFlag, readMinutes, readRichText, readWhole } from '../cells/read-values.ts';
import { readLanguage, readLanguages } from '../cells/read-words.ts';
import type { Cells, RowContext, Values } from '../../upsert/row.ts';
import type { RowReader } from './table-entry.ts';

const texts = {
  slug: asWritten,
  title: asWritten,
  subtitle: asWritten,
  librettist: asWritten,
  first_performance: asWritten,
  teaser: asWritten,
  description: readRichText,
  synopsis: readRichText,
  content_notes: asWritten,
};
const fields = {
  title_language: readLanguage,
  composer: asWritten,
  is_revival: readFlag,
  is_highlight: readFlag,
  position: readWhole,
  languages: readLanguages,
  surtitles: readLanguages,
  duration_minutes: readMinutes,
  intervals: readWhole,
  age_from: readWhole,
};

/** Rows of productions: found by id, by slug, or by title, the latter two within their season. */
export const productionRows: RowReader = {
  key: (cells) => cells.id ?? [slugOf(cells) ?? titleOf(cells), cells.season].filter(Boolean).join(' · '),
  title: titleOf,
  find: findProduction,
  values: async (row, cells, before) => {
    return {
      ...readTexts(cells, before, texts),
      ...readFields(cells, before, fields),
      ...(await targetsOf(row, cells, before)),
    };
  },
};

function titleOf(cells: Cells): string {
  return cells.title_de ?? cells.title_en ?? '';
}

function slugOf(cells: Cells): string | undefined {
  return cells.slug_de ?? cells.slug_en;
}

async function findProduction(row: RowContext, cells: Cells): Promise<number | null> {
  if (cells.id !== undefined) {
    const id = await productionWithId(row.db, cells.id);
    if (id === null) throw invalid('id', { key: 'no_entry_with_id', params: { id: cells.id } });
    return id;
  }
  const season = cells.season === undefined ? (row.season ?? null) : await seasonNamed(row, cells.season);
  // In a season that is only now created there is no production yet.
  if (cells.season !== undefined && season === null) return null;
  const slug = slugOf(cells);
  if (slug !== undefined) return productionWithSlug(row.db, slug, { season, path: 'slug' });
  const title = titleOf(cells);
  if (title === '') throw invalid('title', 'field_empty');
  return productionWithTitle(row.db, title, { season, path: 'title' });
}

async function targetsOf(row: RowContext, cells: Cells, before: Values | null): Promise<Values> {
  return {
    ...(cells.season === undefined ? {} : { season_id: await seasonFor(row, cells.season) }),
    ...(cells.season === undefined && before === null && row.season !== undefined ? { season_id: row.season } : {}),
    ...(cells.category === undefined ? {} : { category_id: await categoryFor(row, cells.category) }),
  };
}
