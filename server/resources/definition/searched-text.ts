import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Concatenates columns (both languages of localised ones), lower case and without accents. */
export function foldTexts(...columns: PgColumn[]): SQL {
  const texts = columns.flatMap((column) =>
    column.getSQLType() === 'jsonb' ? [sql`${column}->>'de'`, sql`${column}->>'en'`] : [sql`${column}`],
  );
  return sql`fold_text(concat_ws(' ', ${sql.join(texts, sql`, `)}))`;
}
