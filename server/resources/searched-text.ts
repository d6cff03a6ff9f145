import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The text of columns, both languages of those that have two, small and without accents. */
export function foldTexts(...columns: PgColumn[]): SQL {
  const texts = columns.flatMap((column) =>
    column.getSQLType() === 'jsonb' ? [sql`${column}->>'de'`, sql`${column}->>'en'`] : [sql`${column}`],
  );
  return sql`fold_text(concat_ws(' ', ${sql.join(texts, sql`, `)}))`;
}
