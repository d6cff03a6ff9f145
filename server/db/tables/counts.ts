import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Addresses that visitors asked for, by day, without anything about who asked. */
const countTable = <Name extends string>(name: Name) =>
  pgTable(name, {
    address: text('address').primaryKey(),
    /** Requests by day in Berlin, `2026-11-25`: no more than the last thirty. */
    days: jsonb('days').$type<Record<string, number>>().notNull(),
  });
export type CountTable = ReturnType<typeof countTable>;

/** Not found: path, and the names of its parameters; their values only if they are short numbers. */
export const notFoundAddresses = countTable('not_found_addresses');
/** Searches without a result: `/de/search?q=tosca`. */
export const emptySearches = countTable('empty_searches');
