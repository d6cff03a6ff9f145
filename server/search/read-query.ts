import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/locale.ts';
import type { Database } from '../house.ts';
import { findSpellings } from './find-spellings.ts';

/** A stem under which documents are filed. */
export interface Term {
  term: string;
  /** How far it is from what was typed: 0 the word itself, 1 what begins with it, 2 what sounds like it. */
  loose: 0 | 1 | 2;
}

/** A word that was typed, as it is looked for: a document has it where it has any of its terms. */
export interface QueryWord {
  /** As it was typed. */
  typed: string;
  /** Small letters, without accents. */
  word: string;
  terms: Term[];
  /** In how many documents the word itself stands, counted up to 301. */
  hits: number;
  /** How many entries all its terms have, counted up to 301. */
  entries: number;
}

export interface ReadQuery {
  locale: Locale;
  /** What the title of a thing is compared with; empty where nothing was typed that a title could have. */
  titleKey: string;
  /** Those that count; all of them have to be in a document. */
  words: QueryWord[];
  /** What was looked for in place of what was typed, because that is nowhere. */
  corrected: string | null;
}

const longestQuery = 200;
const mostWords = 8;
const mostCounted = 301;

/** What somebody typed, as it is looked for; null where there is nothing to look for. */
export async function readQuery(db: Database, typed: string, locale: Locale): Promise<ReadQuery | null> {
  const text = typed.slice(0, longestQuery).replaceAll(/[\0\p{Surrogate}]/gu, ' ');
  const { titleKey, found } = await lookUp(db, text, locale);
  if (titleKey === '') return null;
  const words = found.filter((word, n) => counts(word, n === found.length - 1, found));
  const unknown = words.filter(({ terms }) => terms.length === 0);
  const spellings = await findSpellings(db, unknown, locale, words.at(-1));
  for (const word of unknown) word.terms = (spellings.get(word.word) ?? []).map(({ term }) => ({ term, loose: 2 }));
  return { locale, titleKey, words, corrected: correct(words, spellings) };
}

type Found = QueryWord & { isStop: boolean };

/** A word that says nothing is passed over, unless it is all that was typed: it then may be the beginning of another. */
function counts({ word, isStop }: Found, isLast: boolean, found: Found[]): boolean {
  const saysMore = found.some((other) => !other.isStop && other.word.length > 1);
  if (saysMore) return !isStop && word.length > 1;
  return isLast;
}

/** The sentence with the words of the house in place of those that nobody knows; what sounds like nothing is left out. */
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

async function lookUp(db: Database, text: string, locale: Locale): Promise<{ titleKey: string; found: Found[] }> {
  const { rows } = await db.execute<LookedUp>(sql`
    with token as materialized (
      select t.token, t.n, search_letters(t.token) as letters from search_tokens(${text}) as t where t.n <= ${mostWords}
    ), folded as materialized (
      select distinct on (word) token, n, n = max(n) over () as is_last, word, search_term(${locale}, letters) as term
      from (select *, left(search_fold(letters), 60) as word from token) as token order by word, n desc
    ), word as materialized (
      select w.*, case when is_last and length(w.word) > 1 then array(${beginnings(locale)}) end as beginnings from folded w
    )
    select search_title_key(${text}) as title_key, w.token as typed, w.word, w.term, w.beginnings, own.hits,
      case when w.beginnings is null or own.hits = ${mostCounted} then own.hits
        else ${countOf(sql`w.beginnings || w.term`, locale)} end as entries
    from (select) as always left join word w on true
      cross join lateral (select ${countOf(sql`array[w.term]`, locale)} as hits) as own
    order by w.n`);
  const found = rows.flatMap(({ typed, word, term, hits, entries, beginnings: longer }): Found[] => {
    if (typed === null || word === '') return [];
    const terms: Term[] = hits > 0 && term !== null ? [{ term, loose: 0 }] : [];
    const others = [...new Set(longer ?? [])].filter((other) => other !== term || hits === 0);
    // A word that is one already is less likely the beginning of another.
    terms.push(...others.slice(0, hits > 0 ? 6 : others.length).map((other) => ({ term: other, loose: 1 as const })));
    return [{ typed, word, terms, hits, entries, isStop: term === null }];
  });
  return { titleKey: rows[0]?.title_key ?? '', found };
}

/** How many entries a list of terms has, counted only so far. */
function countOf(terms: SQL, locale: Locale): SQL {
  return sql`(select count(*)::integer from (
    select from unnest(${terms}) as t (term)
    cross join lateral (
      select from search_postings p where p.locale = ${locale} and p.term = t.term limit ${mostCounted}) as p
    limit ${mostCounted}) as entry)`;
}

/** Words that begin with the one at hand; those of titles first, and only so many, however many there are. */
function beginnings(locale: Locale) {
  const inPlace = (place: number, limit: number) => sql`(
    select s.term from search_words s
    where s.locale = ${locale} and s.place = ${place} and s.word >= w.word and s.word < w.word || chr(1114111)
    order by s.word limit ${limit})`;
  return sql`${inPlace(1, 16)} union all ${inPlace(2, 8)} union all ${inPlace(3, 4)}`;
}
