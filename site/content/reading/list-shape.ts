import { z } from 'zod';
import { isRecord } from '#contract/base/records.ts';
import { searchOverviewSchema } from '#contract/search/search.ts';
import { entriesOf } from './read.ts';

/** Which part of a list is wanted. */
export interface ListPart {
  /** Starts at 1. */
  page: number;
  /** Number of entries. */
  size: number;
}

/** Most entries of one page; the contract allows no more. */
const maxSize = 100;
const defaultSize = 20;

/** The wanted part of a list, from the query of a call. */
export function listPart(query: Readonly<Record<string, string | number>>): ListPart {
  return { page: Number(query.page ?? 1) || 1, size: Number(query.page_size ?? defaultSize) || defaultSize };
}

/**
 * True unless a list is required and the answer is none, or one of which no entry can be read. Such an answer is a
 * failure of the backend: taken for an empty list it would say that nothing is on.
 */
export function isReadable(schema: z.ZodType, body: unknown): boolean {
  if (!isPaged(schema) && !(schema instanceof z.ZodArray)) return true;
  const entries = entriesOf(body);
  if (entries === null) return false;
  return !isPaged(schema) || entries.length === 0 || entries.some(isRecord);
}

/**
 * A list in the shape of its schema, cut to the wanted part. A bare list, or one of thousands without a next page, is
 * the whole list: its pages are made here.
 */
export function inListShape(schema: z.ZodType, body: unknown, { page, size }: ListPart): unknown {
  const entries = entriesOf(body);
  if (schema === searchOverviewSchema) return entries === null ? body : { others: entries };
  if (entries === null) return body;
  if (schema instanceof z.ZodArray) return entries;
  if (!isPaged(schema)) return body;
  const paged = isRecord(body) ? body : {};
  const isWhole = Array.isArray(body) || (entries.length > maxSize && typeof paged.next !== 'string');
  if (!isWhole) return { ...paged, results: entries.slice(0, maxSize) };
  const end = page * size;
  const next = end < entries.length ? `?page=${page + 1}` : null;
  return { ...paged, count: entries.length, next, previous: null, results: entries.slice(end - size, end) };
}

/** True for the schema of a list in pages. */
export function isPaged(schema: z.ZodType): boolean {
  return schema instanceof z.ZodObject && schema.shape.results instanceof z.ZodArray && 'next' in schema.shape;
}
