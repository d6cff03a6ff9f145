import { sql } from 'drizzle-orm';
import { customType, timestamp } from 'drizzle-orm/pg-core';
import type { Localized } from '#contract/base/localized.ts';

/** A text for each language, `{de, en}`. */
export const localizedText = customType<{ data: Localized<string>; driverData: string }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
});

/** Default of a text that is not written yet. */
export const bothEmpty = sql`'{"de":"","en":""}'::jsonb`;

/** A moment. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
