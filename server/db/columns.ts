import { sql } from 'drizzle-orm';
import { customType, timestamp } from 'drizzle-orm/pg-core';
import type { Localized } from '#contract/base/localized.ts';

/** A text by language, `{de, en}`. */
export const localizedText = customType<{ data: Localized<string>; driverData: string }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
});

/** Default of an empty text. */
export const bothEmpty = sql`'{"de":"","en":""}'::jsonb`;

/** A point in time. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
