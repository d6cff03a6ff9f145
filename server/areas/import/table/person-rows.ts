import { invalid } from '#contract/base/errors.ts';
import { eq } from 'drizzle-orm';
import { recordOf } from '#contract/base/records.ts';
import { latinSlug } from '../../../platform/latin-slug.ts';
import { persons } from '../../../db/tables/people.ts';
import { asWritten, readFields, readTexts } from '../cells/read-fields.ts';
import { isFlag, partsOf, readFlag, readRichText } from '../cells/read-values.ts';
import type { Cells, RowContext, Values } from '../../upsert/row.ts';
import { isNamed, onlyOne, groupFor } from '../../upsert/find-targets.ts';
import type { RowReader } from './table-entry.ts';

const texts = { profession: asWritten, biography: readRichText };
const fields = { sort_name: asWritten, website: asWritten, is_online: readFlag, is_group: readFlag };

/** Rows of persons: found by id, or else by name. */
export const personRows: RowReader = {
  key: (cells) => cells.id ?? nameOf(cells) ?? '',
  title: (cells) => nameOf(cells) ?? '',
  find: findPerson,
  values: async (row, cells, before) => {
    const name = nameOf(cells);
    return {
      // A new person is offline unless the file says otherwise.
      ...(before === null ? { is_online: false, ...sortNameOf(cells) } : {}),
      // Found by its name, a person keeps it as it is written: last names in capitals are usual in tables.
      ...(name === undefined || (before !== null && cells.id === undefined) ? {} : { name }),
      ...readTexts(cells, before, texts),
      ...readFields(cells, before, fields),
      ...(cells.groups === undefined ? {} : { categories: await groupsOf(row, cells.groups, before) }),
    };
  },
};

/** Last and first name of `Last, First`, or of two columns; null for a name as it is spoken. */
function partsOfName({ name = '', first_name: first, last_name: last, is_group: group = 'nein' }: Cells) {
  if (last !== undefined) return { last, first: first ?? '' };
  const [, before, after] = /^([^,]+),\s*([^,]+)$/.exec(name) ?? [];
  const isSuffix = /^(?:jr|sr|ii|iii|phd|obe|cbe|dbe|m\.?a|dr)\.?$/i.test(after ?? '');
  if (before === undefined || after === undefined || isSuffix || (isFlag(group) && readFlag(group, 'is_group')))
    return null;
  return { last: before.trim(), first: after.trim() };
}

function nameOf(cells: Cells): string | undefined {
  const parts = partsOfName(cells);
  return parts ? `${parts.first} ${parts.last}`.trim() : cells.name;
}

/** Where the last name is known, it comes first, also if it has several words. */
function sortNameOf(cells: Cells): Values {
  const parts = partsOfName(cells);
  return parts ? { sort_name: latinSlug(`${parts.last} ${parts.first}`).replaceAll('-', ' ') } : {};
}

async function findPerson({ db }: RowContext, cells: Cells): Promise<number | null> {
  const { id } = cells;
  if (id !== undefined) {
    const number = /^\d{1,9}$/.test(id) ? Number(id) : 0;
    const found = await onlyOne(db, persons, eq(persons.id, number));
    if (found === null) throw invalid('id', { key: 'nobody_with_id', params: { id } });
    return found;
  }
  const name = nameOf(cells);
  if (name === undefined) throw invalid('name', 'field_empty');
  const found = await db.select({ id: persons.id }).from(persons).where(isNamed(persons.name, name)).limit(2);
  if (found.length > 1) throw invalid('name', 'ambiguous_name');
  return found[0]?.id ?? null;
}

/** Names or slugs, separated by `|`. Somebody who is in a group already keeps the position. */
async function groupsOf(row: RowContext, cell: string, before: Values | null): Promise<unknown[]> {
  const had: unknown[] = Array.isArray(before?.categories) ? before.categories : [];
  const found: unknown[] = [];
  for (const wanted of partsOf(cell, /[|]/)) {
    const id = await groupFor(row, wanted);
    found.push(had.find((one) => recordOf(one).category_id === id) ?? { category_id: id, position: 0 });
  }
  return found;
}
