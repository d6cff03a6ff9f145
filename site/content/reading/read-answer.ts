import type { Endpoint, ResponseOf } from '#contract/base/endpoint.ts';
import { isRecord } from '#contract/base/records.ts';
import type { Locale } from '#text/languages.ts';
import { inListShape, isReadable, listPart } from './list-shape.ts';
import { asWritten } from './read.ts';
import { coerce } from './coerce.ts';
import { readBlocks } from './read-blocks.ts';

interface Asked {
  locale: Locale;
  query?: Readonly<Record<string, string | number>>;
}

/**
 * An answer of the backend of this process, which is in the types of the contract already: only its blocks are made
 * ready for the views.
 */
export function readOwnAnswer<E extends Endpoint>(_: E, body: unknown): ResponseOf<E> | null {
  return asWritten(
    isRecord(body) && Array.isArray(body.modules) ? { ...body, modules: readBlocks(body.modules) } : body,
  );
}

/** The answer of a call in the types of the contract; null when it is no entity and no list. */
export function readAnswer<E extends Endpoint>(
  { response }: E,
  body: unknown,
  { locale, query = {} }: Asked,
): ResponseOf<E> | null {
  if (typeof body !== 'object' || body === null || !isReadable(response, body)) return null;
  const shaped = inListShape(response, body, listPart(query));
  return coerce<E['response']>(response, shaped, { blocks: readBlocks, locale });
}
