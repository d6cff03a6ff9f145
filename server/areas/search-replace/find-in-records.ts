import { and, asc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { can } from '#contract/accounts/capabilities.ts';
import { containsPattern } from '#text/like-pattern.ts';
import { sections } from '../../db/tables/sections.ts';
import { writeMessage } from '../../http/errors/write-message.ts';
import { column, type Resource, type State } from '../../resources/definition/resource.ts';
import { readStored } from '../../resources/read-stored.ts';
import type { Candidate, Part, Search } from './find-texts.ts';
import { ownerOf } from './owners.ts';
import { hasTexts, textsOf, textName } from './record-texts.ts';
import type { ReplacingContext } from './stored-text.ts';

/** Records that are passed over at once, and records that are read. */
const chunk = { narrowed: 5000, read: 100 };

/** Texts of the next records of a resource. */
export async function findInRecords(
  ctx: ReplacingContext,
  { resource, search, after }: { resource: Resource; search: Search; after: number },
): Promise<Part> {
  const { ids, next } = await nextIds(ctx, { resource, search, after });
  const { contract } = resource;
  const refused = can(ctx.user.role, contract.access) ? null : writeMessage('no_right_to_text', ctx.locale);
  const records = await readStored(ctx.db, resource, ids);
  const drafted = new Set(contract.name === 'pages' ? await pagesWithDraft(ctx.db, ids) : []);
  const texts = records.flatMap((record) =>
    textsOf(resource, drafted.has(record.id) ? withoutHead(record.state) : record.state, search.languages).map(
      ({ path, locale, value, rich }): Candidate => ({
        target: { kind: 'record', resource: contract.name, id: record.id, path },
        owner: ownerOf(resource, record, ctx.locale),
        label: textName(path, ctx.locale) ?? path,
        locale,
        refused,
        is_live: isLive(resource, record.state),
        value,
        rich,
      }),
    ),
  );
  return { texts, next };
}

/** Of these pages, those with a draft: title and headline are part of it, and are found there. */
async function pagesWithDraft(db: ReplacingContext['db'], ids: number[]): Promise<number[]> {
  const rows = await db
    .select({ id: sections.objectId })
    .from(sections)
    .where(and(eq(sections.contentType, 'page'), inArray(sections.objectId, ids)));
  return rows.flatMap(({ id }) => id ?? []);
}

function withoutHead(page: State): State {
  const { title: _, headline: __, ...state } = page;
  return state;
}

/** Whether visitors see a change of the record at once; records without states are always public. */
function isLive({ contract }: Resource, state: State): boolean {
  if (contract.fields.state) return state.state === 'public';
  return contract.fields.is_online ? state.is_online === true : true;
}

/** Ids of the next records that may contain the term, and the id after which to go on. */
async function nextIds(
  { db }: ReplacingContext,
  { resource, search, after }: { resource: Resource; search: Search; after: number },
): Promise<{ ids: number[]; next: number | null }> {
  const { table } = resource;
  const id = column(table, 'id');
  const filter = filterOf(resource, search.term);
  const size = filter ? chunk.narrowed : chunk.read;
  const rows = await db.select({ id }).from(table).where(gt(id, after)).orderBy(asc(id)).limit(size);
  const last = Number(rows.at(-1)?.id ?? after);
  const end = rows.length === size ? last : null;
  if (!filter || rows.length === 0) return { ids: rows.map((row) => Number(row.id)), next: end };
  const narrowed = await db
    .select({ id })
    .from(table)
    .where(and(gt(id, after), lte(id, last), filter))
    .orderBy(asc(id))
    .limit(chunk.read);
  const ids = narrowed.map((row) => Number(row.id));
  return { ids, next: ids.length === chunk.read ? (ids.at(-1) ?? null) : end };
}

/**
 * A condition for rows that may contain the longest word of a term, however it is marked or hyphenated; undefined where
 * the texts are in other tables, or without a word.
 */
function filterOf({ table, contract, parts = {}, form }: Resource, term: string): SQL | undefined {
  const [word = ''] = (term.match(/[\p{L}\p{N}]{3,}/gu) ?? []).toSorted((a, b) => b.length - a.length);
  const elsewhere = Object.keys(parts).some((name) => contract.fields[name] && hasTexts(contract.fields[name]));
  if (word === '' || elsewhere || form) return undefined;
  const words = sql`regexp_replace(${table}::text, '</?[a-z][^<>]*>', '', 'g')`;
  return sql`fold_text(${words}) like fold_text(${containsPattern(word)})`;
}
