import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/base/locale.ts';
import type { RequestContext } from '../../request-context.ts';
import type { PartName } from '#contract/settings/parts.ts';
import { isInShown } from './match-documents.ts';

/** A stem in the index. */
export interface Term {
  term: string;
  /** Distance from the query: 0 the word itself, 1 a word that starts with it, 2 a word that sounds like it. */
  loose: 0 | 1 | 2;
}

/** A word of the query with its terms; a document contains the word if it contains any of the terms. */
export interface QueryWord {
  /** As typed. */
  typed: string;
  /** Lower case, without accents. */
  word: string;
  terms: Term[];
  /** Number of documents with the word itself, counted up to 301. */
  hits: number;
  /** Number of entries of all its terms, counted up to 301. */
  entries: number;
}

export interface ReadQuery {
  locale: Locale;
  /** Key for the comparison with titles; empty if nothing typed can be part of a title. */
  titleKey: string;
  /** Words without stop words; a document must contain all of them. */
  words: QueryWord[];
  /** Query with corrected spelling that was used because the original has no match. */
  corrected: string | null;
}

const longestQuery = 200;
const maxWords = 8;
const maxCounted = 301;

/** Parses a query; null if there is nothing to search for. */
export async function readQuery(
  ctx: Pick<RequestContext, 'db' | 'locale' | 'partsOff'>,
  typed: string,
): Promise<ReadQuery | null> {
  const { locale } = ctx;
  const text = typed.slice(0, longestQuery).replaceAll(/[\0\p{Surrogate}]/gu, ' ');
  const { titleKey, found } = await lookUp(ctx, text);
  if (titleKey === '') return null;
  const words = found.filter((word, n) => counts(word, n === found.length - 1, found));
  const unknown = words.filter(({ terms }) => terms.length === 0);
  const spellings = await findSpellings(ctx, { words: unknown, last: words.at(-1) });
  for (const word of unknown) word.terms = (spellings.get(word.word) ?? []).map(({ term }) => ({ term, loose: 2 }));
  return { locale, titleKey, words, corrected: correct(words, spellings) };
}

type Found = QueryWord & { isStop: boolean };

/** Stop words are ignored, except as the only word: it may be the beginning of another word. */
function counts({ word, isStop }: Found, isLast: boolean, found: Found[]): boolean {
  const saysMore = found.some((other) => !other.isStop && other.word.length > 1);
  if (saysMore) return !isStop && word.length > 1;
  return isLast;
}

/** The query with unknown words replaced by known spellings; words without a similar spelling are left out. */
function correct(words: QueryWord[], spellings: Map<string, { shown: string }[]>): string | null {
  if (!words.some(({ hits, terms, word }) => hits === 0 && (spellings.has(word) || terms.length === 0))) return null;
  const shown = words.flatMap(({ word, typed, hits, terms }) => {
    const [spelling] = spellings.get(word) ?? [];
    if (spelling) return spelling.shown;
    return hits > 0 || terms.length > 0 ? typed : [];
  });
  return shown.length > 0 ? shown.join(' ') : null;
}

interface LookedUp extends Record<string, unknown> {
  title_key: string;
  typed: string | null;
  word: string;
  term: string | null;
  hits: number;
  beginnings: string[] | null;
  entries: number;
}

async function lookUp(
  ctx: Pick<RequestContext, 'db' | 'locale'>,
  text: string,
): Promise<{ titleKey: string; found: Found[] }> {
  const { db, locale } = ctx;
  const { rows } = await db.execute<LookedUp>(sql`
    with token as materialized (
      select t.token, t.n, search_letters(t.token) as letters from search_tokens(${text}) as t where t.n <= ${maxWords}
    ), folded as materialized (
      select distinct on (word) token, n, n = max(n) over () as is_last, word, search_term(${locale}, letters) as term
      from (select *, left(search_fold(letters), 60) as word from token) as token order by word, n desc
    ), word as materialized (
      select w.*, case when is_last and length(w.word) > 1 then array(${beginnings(locale)}) end as beginnings from folded w
    )
    select search_title_key(${text}) as title_key, w.token as typed, w.word, w.term, w.beginnings, own.hits,
      case when w.beginnings is null or own.hits = ${maxCounted} then own.hits
        else ${countOf(sql`w.beginnings || w.term`, locale)} end as entries
    from (select) as always left join word w on true
      cross join lateral (select ${countOf(sql`array[w.term]`, locale)} as hits) as own
    order by w.n`);
  const found = rows.flatMap(({ typed, word, term, hits, entries, beginnings: longer }): Found[] => {
    if (typed === null || word === '') return [];
    const terms: Term[] = hits > 0 && term !== null ? [{ term, loose: 0 }] : [];
    const others = [...new Set(longer ?? [])].filter((other) => other !== term || hits === 0);
    // A complete word is less likely to be the beginning of another one.
    terms.push(...others.slice(0, hits > 0 ? 6 : others.length).map((other) => ({ term: other, loose: 1 as const })));
    return [{ typed, word, terms, hits, entries, isStop: term === null }];
  });
  return { titleKey: rows[0]?.title_key ?? '', found };
}

/** Number of entries of a list of terms, counted up to a limit. */
function countOf(terms: SQL, locale: Locale): SQL {
  return sql`(select count(*)::integer from (
    select from unnest(${terms}) as t (term)
    cross join lateral (
      select from search_postings p where p.locale = ${locale} and p.term = t.term limit ${maxCounted}) as p
    limit ${maxCounted}) as entry)`;
}

/** A limited number of words that start with the current one; those of titles first. */
function beginnings(locale: Locale) {
  const inPlace = (place: number, limit: number) => sql`(
    select s.term from search_words s
    where s.locale = ${locale} and s.place = ${place} and s.word >= w.word and s.word < w.word || chr(1114111)
    order by s.word limit ${limit})`;
  return sql`${inPlace(1, 16)} union all ${inPlace(2, 8)} union all ${inPlace(3, 4)}`;
}

interface Spelling {
  /** The spelling in a title or name. */
  shown: string;
  term: string;
}

/** Number of words with the same sound, and with a sound that starts the same, that are compared by letters. */
const maxOfASound = 20;
const maxBeginnings = 40;
const maxKept = 3;

interface Close extends Record<string, unknown>, Spelling {
  /** Index of the searched word. */
  n: number;
  closeness: number;
}

/**
 * Words of titles and names that sound like the given ones, closest first; for the last word, which may be incomplete,
 * also those whose sound starts the same. Uses index lookups by equality, so the cost does not depend on the number of words.
 */
async function findSpellings(
  ctx: Pick<RequestContext, 'db' | 'locale' | 'partsOff'>,
  { words, last }: { words: { word: string }[]; last: { word: string } | undefined },
): Promise<Map<string, Spelling[]>> {
  const { db, locale, partsOff } = ctx;
  const requested = words.filter(({ word }) => word.length >= 4 && new Set(word).size >= 3);
  if (requested.length === 0) return new Map();
  const looked = requested.map(({ word }, n) => ({ n, word, open: word === last?.word }));
  const { rows } = await db.execute<Close>(sql`
    with asked as materialized (
      select a.*, search_sound(a.word) as sound
      from json_to_recordset(${JSON.stringify(looked)}::json) as a (n integer, word text collate "C", open boolean)
    ), alike as materialized (
      select n, alike.word from asked cross join lateral (${soundsLike(locale)}) as alike
      union
      select n, alike.word from asked cross join lateral (${beginsLike(locale)}) as alike where open
    ), compared as materialized (${compared(locale, partsOff)}
    )
    select n, shown, term, closeness from (
      select *, row_number() over (partition by n order by closeness desc, length(word), word) as place
      from compared where closeness >= 0.3
    ) as ranked where place <= ${maxKept} order by n, place`);
  return new Map(requested.map(({ word }, n) => [word, closest(rows.filter((row) => row.n === n))]));
}

/** Similarity to the searched word, of words that are in a document that is shown. */
function compared(locale: Locale, off: readonly PartName[]): SQL {
  return sql`
    select a.n, s.shown, s.term, s.word, (case
        when s.sound = a.sound then 2
        when a.open and starts_with(s.sound, a.sound) then 1.5
        else similarity(s.word, a.word) end)::float8 as closeness
    from alike join asked a using (n) cross join lateral (
      select s.*, search_sound(s.word) as sound from search_words s
      where s.locale = ${locale} and s.word = alike.word limit 1) as s
    where ${isInShown(sql`s.term`, locale, off)}`;
}

function closest(found: Close[]): Spelling[] {
  const best = found[0]?.closeness ?? 0;
  return found.filter(({ closeness }) => closeness >= best - 0.1);
}

/** Words with one of the sounds of a searched word, or with such a sound plus one letter. */
function soundsLike(locale: Locale): SQL {
  // One index lookup each: without statistics, the planner would scan the table for a list of keys.
  return sql`
    select p.word from search_sounds(asked.word) as key (sound) cross join lateral (
      select p.word from search_spellings p
      where p.locale = ${locale} and p.sound = key.sound order by p.word limit ${maxOfASound}) as p`;
}

/** Words whose sound starts with that of the searched word. */
function beginsLike(locale: Locale): SQL {
  return sql`
    select p.word from search_spellings p
    where p.locale = ${locale} and p.sound >= asked.sound and p.sound < asked.sound || chr(1114111)
    order by p.sound, p.word limit ${maxBeginnings}`;
}
