import { eq, sql } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import type { Message } from '#contract/base/messages.ts';
import type { Locale } from '#contract/base/locale.ts';
import { changeSchema, newSchema } from '#contract/resources/define-resource.ts';
import { personsResource } from '#contract/people/people-resources.ts';
import { localizedOf } from '#contract/base/localized.ts';
import { keysOf, recordOf } from '#contract/base/records.ts';
import type { CsvRow } from '../../http/csv/read-csv.ts';
import type { Transaction } from '../../db/database.ts';
import { check } from '../../http/mount.ts';
import { personCategories, persons } from '../../db/tables/people.ts';
import { escapeHtml } from '#text/escape-html.ts';
import type { Incoming } from './run-import.ts';

type Values = Record<string, unknown>;

const [newPerson, changedPerson] = [newSchema(personsResource), changeSchema(personsResource)];

/** Accepted column names in lower case; the first is the name in our own exports. */
const columnNames = {
  id: ['id', 'nr', 'nummer'],
  name: ['name', 'kuenstlername', 'künstlername'],
  sort_name: ['sort_name', 'sortierung', 'sortiername'],
  profession_de: ['profession_de', 'profession', 'beruf', 'fach', 'stimmfach'],
  profession_en: ['profession_en', 'beruf_en', 'beruf (englisch)'],
  biography_de: ['biography_de', 'biography', 'biografie', 'biographie', 'vita'],
  biography_en: ['biography_en', 'biografie_en', 'biografie (englisch)'],
  website: ['website', 'webseite', 'internet', 'homepage'],
  is_online: ['is_online', 'online', 'öffentlich'],
  is_group: ['is_group', 'gruppe', 'ensemble'],
  categories: ['kategorien', 'kategorie', 'category'],
} satisfies Record<string, readonly string[]>;
type Column = keyof typeof columnNames;
type Cells = Partial<Record<Column, string>>;

/** Reads persons from a CSV file. An empty cell leaves the field of an existing person unchanged. */
export function personEntries(rows: CsvRow[], locale: Locale): Incoming[] {
  const [head, ...lines] = rows;
  const names = (head?.cells ?? []).map((cell) => columnOf(cell));
  if (!names.includes('name') && !names.includes('id')) {
    throw new AppError('invalid', undefined, { issues: [{ path: '', message: 'no_name_column' }] });
  }
  return lines.map(({ line, cells }) => {
    const found: Cells = {};
    for (const [index, name] of names.entries()) {
      const text = cells[index]?.trim() ?? '';
      if (name && text !== '') found[name] = unguarded(text);
    }
    return toIncoming(line, found, locale);
  });
}

function columnOf(cell: string): Column | undefined {
  const name = cell.trim().toLowerCase();
  return keysOf(columnNames).find((column) => columnNames[column].includes(name));
}

/** Our exports put an apostrophe before a text that a spreadsheet would run as a formula; this removes it. */
function unguarded(text: string): string {
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text;
}

function toIncoming(line: number, cells: Cells, locale: Locale): Incoming {
  return {
    line,
    key: cells.id ?? cells.name?.toLowerCase() ?? '',
    title: cells.name ?? '',
    find: (tx) => findPerson(tx, cells),
    values: async (before, tx) => {
      const values = await valuesOf(tx, cells, before);
      return check(before ? changedPerson : newPerson, values, { code: 'invalid', locale });
    },
  };
}

/** Finds a person by id, or else by name. */
async function findPerson(tx: Transaction, { id, name }: Cells): Promise<number | null> {
  if (id !== undefined) {
    const number = /^\d{1,9}$/.test(id) ? Number(id) : 0;
    const [found] = await tx.select({ id: persons.id }).from(persons).where(eq(persons.id, number));
    if (!found) throw wrong('id', { key: 'nobody_with_id', params: { id } });
    return found.id;
  }
  if (name === undefined) throw wrong('name', 'field_empty');
  const same = sql`fold_text(${persons.name}) = fold_text(${name})`;
  const found = await tx.select({ id: persons.id }).from(persons).where(same).limit(2);
  if (found.length > 1) throw wrong('name', 'ambiguous_name');
  return found[0]?.id ?? null;
}

async function valuesOf(tx: Transaction, cells: Cells, before: Values | null): Promise<Values> {
  const texts = (name: 'profession' | 'biography', read: (text: string) => string) => {
    const [de, en] = [cells[`${name}_de`], cells[`${name}_en`]];
    if (de === undefined && en === undefined) return {};
    const current = localizedOf(before?.[name]);
    return { [name]: { de: de === undefined ? current.de : read(de), en: en === undefined ? current.en : read(en) } };
  };
  return {
    ...(cells.name === undefined ? {} : { name: cells.name }),
    ...(cells.sort_name === undefined ? {} : { sort_name: cells.sort_name }),
    ...texts('profession', (text) => text),
    ...texts('biography', toRichText),
    ...(cells.website === undefined ? {} : { website: cells.website }),
    ...flag('is_online', cells.is_online, before === null),
    ...flag('is_group', cells.is_group),
    ...(cells.categories === undefined ? {} : { categories: await categoriesOf(tx, cells.categories, before) }),
  };
}

/** A new person is offline unless the file says otherwise. */
function flag(name: 'is_online' | 'is_group', cell: string | undefined, isNew = false): Values {
  if (cell === undefined) return isNew ? { [name]: false } : {};
  const word = cell.toLowerCase();
  if (['true', 'ja', 'yes', 'wahr', '1', 'x'].includes(word)) return { [name]: true };
  if (['false', 'nein', 'no', 'falsch', '0', '-'].includes(word)) return { [name]: false };
  throw wrong(name, 'yes_or_no');
}

/** Converts plain text to paragraphs. */
function toRichText(text: string): string {
  if (/<(?:p|br|ul|ol|blockquote)\b/i.test(text)) return text;
  return escapeHtml(text)
    .split(/(?:\r?\n\s*){2,}/)
    .map((part) => `<p>${part.trim().replaceAll(/\r?\n/g, '<br>')}</p>`)
    .join('');
}

/** Names or slugs, separated by `|`. A person who is in a category already keeps the position. */
async function categoriesOf(tx: Transaction, cell: string, before: Values | null): Promise<unknown[]> {
  const had: unknown[] = Array.isArray(before?.categories) ? before.categories : [];
  const found: unknown[] = [];
  for (const wanted of cell
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const same = sql`fold_text(${wanted}) in (fold_text(${personCategories.name}->>'de'), fold_text(${personCategories.name}->>'en'), ${personCategories.slug})`;
    const [category] = await tx.select({ id: personCategories.id }).from(personCategories).where(same).limit(1);
    if (!category) throw wrong('categories', { key: 'no_category_called', params: { name: wanted } });
    found.push(
      had.find((one) => recordOf(one).category_id === category.id) ?? { category_id: category.id, position: 0 },
    );
  }
  return found;
}

function wrong(path: string, message: Message): AppError {
  return new AppError('invalid', undefined, { issues: [{ path, message }] });
}
