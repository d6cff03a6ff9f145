import { sql } from 'drizzle-orm';
import { customType, integer, type PgColumn, text, timestamp } from 'drizzle-orm/pg-core';
import { publicationStates } from '#contract/resources/publication.ts';
import type { Localized } from '#contract/base/localized.ts';

/** A text by language, `{de, en}`. */
export const localizedText = customType<{ data: Localized<string>; driverData: string }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
});

export const bothEmpty = sql`'{"de":"","en":""}'::jsonb`;

/** Id of the row to which a row belongs, and with which it is deleted. */
export const belongsTo = (name: string, id: () => PgColumn) =>
  integer(name).notNull().references(id, { onDelete: 'cascade' });

export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const state = () => text('state', { enum: publicationStates }).notNull().default('public');

/** Columns of everything that is published at once or from a moment on. */
export const publication = () => ({
  state: state(),
  /** Null: at once. Ignored unless the state is `public`. */
  publicFrom: at('public_from'),
});

/**
 * The moment from which visitors see a row; null: never. For tables whose rows depend on nothing but their own state and
 * the column named; the others have a plain column that triggers set.
 */
export const ownPublicAt = (from: 'public_from' | 'published_at' | 'starts_at') =>
  at('public_at').generatedAlwaysAs(
    sql.raw(`case when "state" = 'public' then coalesce("${from}", to_timestamp(0)) end`),
  );

/** True for a row that is public; `isPublished` in visibility.ts is the condition for queries. */
export function isPublishedRow({ publicAt }: { publicAt: Date | null }, now: Date): boolean {
  return publicAt !== null && publicAt <= now;
}
