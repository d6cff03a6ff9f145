import { and, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { containsPattern } from '#text/like-pattern.ts';

const maxWords = 8;

/** Condition: each word of a query stands in one of these texts, case and accents ignored. */
export function hasWords(query: string | undefined, ...texts: SQLWrapper[]): SQL | undefined {
  const words = (query ?? '')
    .split(/[\s\0]+/)
    .filter(Boolean)
    .slice(0, maxWords);
  const patterns = words.map(containsPattern);
  return and(
    ...patterns.map((pattern) => or(...texts.map((text) => sql`fold_text(${text}) like fold_text(${pattern})`))),
  );
}
