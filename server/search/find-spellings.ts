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
const mostBeginnings = 60;
const mostKept = 3;

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
  const found = new Map<string, Spelling[]>();
  for (const entry of words) {
    const spellings = await lookUp(db, entry.word, locale, entry === last);
    if (spellings.length > 0) found.set(entry.word, spellings);
  }
  return found;
}

async function lookUp(db: Database, word: string, locale: Locale, isLast: boolean): Promise<Spelling[]> {
  if (word.length < 4 || new Set(word).size < 3) return [];
  const { rows: sounds } = await db.execute<{ sound: string; key: string }>(
    sql`select search_sound(${word}) as sound, key from search_sounds(${word}) as key`,
  );
  const [first] = sounds;
  if (!first) return [];
  const { rows } = await db.execute<{ shown: string; term: string; closeness: number }>(sql`
    with alike as materialized (
      ${soundsLike(
        sounds.map(({ key }) => key),
        locale,
      )} union ${beginsLike(isLast ? first.sound : '', locale)}
    ), compared as (
      select s.shown, s.term, s.word, case
          when search_sound(s.word) = ${first.sound} then 2
          when ${isLast} and starts_with(search_sound(s.word), ${first.sound}) then 1.5
          else similarity(s.word, ${word}) end as closeness
      from alike cross join lateral (
        select * from search_words s where s.locale = ${locale} and s.word = alike.word limit 1) as s
      cross join lateral (
        select from search_postings p where p.locale = ${locale} and p.term = s.term limit 1) as is_filed
    )
    select shown, term, closeness::float8 as closeness from compared
    where closeness >= 0.3 order by closeness desc, length(word), word limit ${mostKept}`);
  const best = rows[0]?.closeness ?? 0;
  return rows.filter(({ closeness }) => closeness >= best - 0.1);
}

/** Words that have one of these sounds, or one of them with a letter more. */
function soundsLike(keys: string[], locale: Locale): SQL {
  // One look at the index for each: without statistics a list of keys would be answered by reading everything.
  const lookUps = keys.map(
    (key) => sql`(select p.word from search_spellings p
      where p.locale = ${locale} and p.sound = ${key} order by p.word limit ${mostOfASound})`,
  );
  return sql.join(lookUps, sql` union `);
}

/** Words that begin with a sound. */
function beginsLike(sound: string, locale: Locale): SQL {
  return sql`(select p.word from search_spellings p
    where ${sound !== ''} and p.locale = ${locale} and p.sound >= ${sound} and p.sound < ${sound} || chr(1114111)
    order by p.sound, p.word limit ${mostBeginnings})`;
}
