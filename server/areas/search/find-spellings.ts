import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/base/locale.ts';
import type { PartName } from '#contract/settings/parts.ts';
import type { RequestContext } from '../../request-context.ts';
import { isInShown } from './match-documents.ts';

export interface Spelling {
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
export async function findSpellings(
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
