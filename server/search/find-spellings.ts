import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/locale.ts';
import type { Database } from '../house.ts';

export interface Spelling {
  /** As the house writes it. */
  shown: string;
  term: string;
}

/** How many words of one sound are compared by their letters, and how many that begin with it. */
const mostOfASound = 20;
const mostBeginnings = 40;
const mostKept = 3;

interface Close extends Record<string, unknown>, Spelling {
  /** Which of the words asked for. */
  n: number;
  closeness: number;
}

/**
 * Words of titles and names that sound like these, the closest first; of the last word, which may not be typed to its end,
 * also those that begin with its sound. Looked up by equal keys: the number of words in the house makes no difference.
 */
export async function findSpellings(
  db: Database,
  words: { word: string }[],
  locale: Locale,
  last: { word: string } | undefined,
): Promise<Map<string, Spelling[]>> {
  const asked = words.filter(({ word }) => word.length >= 4 && new Set(word).size >= 3);
  if (asked.length === 0) return new Map();
  const looked = asked.map(({ word }, n) => ({ n, word, open: word === last?.word }));
  const { rows } = await db.execute<Close>(sql`
    with asked as materialized (
      select a.*, search_sound(a.word) as sound
      from json_to_recordset(${JSON.stringify(looked)}::json) as a (n integer, word text collate "C", open boolean)
    ), alike as materialized (
      select n, alike.word from asked cross join lateral (${soundsLike(locale)}) as alike
      union
      select n, alike.word from asked cross join lateral (${beginsLike(locale)}) as alike where open
    ), compared as materialized (${compared(locale)}
    )
    select n, shown, term, closeness from (
      select *, row_number() over (partition by n order by closeness desc, length(word), word) as place
      from compared where closeness >= 0.3
    ) as ranked where place <= ${mostKept} order by n, place`);
  return new Map(asked.map(({ word }, n) => [word, closest(rows.filter((row) => row.n === n))]));
}

/** How close each of them is to the word that was asked for. */
function compared(locale: Locale): SQL {
  return sql`
    select a.n, s.shown, s.term, s.word, (case
        when s.sound = a.sound then 2
        when a.open and starts_with(s.sound, a.sound) then 1.5
        else similarity(s.word, a.word) end)::float8 as closeness
    from alike join asked a using (n) cross join lateral (
      select s.*, search_sound(s.word) as sound from search_words s
      where s.locale = ${locale} and s.word = alike.word limit 1) as s
    cross join lateral (
      select from search_postings p where p.locale = ${locale} and p.term = s.term limit 1) as is_filed`;
}

function closest(found: Close[]): Spelling[] {
  const best = found[0]?.closeness ?? 0;
  return found.filter(({ closeness }) => closeness >= best - 0.1);
}

/** Words that have one of the sounds of a word that was asked for, or one of them with a letter more. */
function soundsLike(locale: Locale): SQL {
  // One look at the index for each: without statistics a list of keys would be answered by reading everything.
  return sql`
    select p.word from search_sounds(asked.word) as key (sound) cross join lateral (
      select p.word from search_spellings p
      where p.locale = ${locale} and p.sound = key.sound order by p.word limit ${mostOfASound}) as p`;
}

/** Words that begin with its sound. */
function beginsLike(locale: Locale): SQL {
  return sql`
    select p.word from search_spellings p
    where p.locale = ${locale} and p.sound >= asked.sound and p.sound < asked.sound || chr(1114111)
    order by p.sound, p.word limit ${mostBeginnings}`;
}
