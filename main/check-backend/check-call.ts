import { z } from 'zod';
import type { Endpoint } from '#contract/base/endpoint.ts';
import { isRecord } from '#contract/base/records.ts';
import { Unavailable } from '#contract/client/unavailable.ts';
import type { Locale } from '#text/languages.ts';
import { createRequester } from '#site/content/client/requester.ts';
import { inListShape, isPaged, listPart } from '#site/content/reading/list-shape.ts';
import { entriesOf } from '#site/content/reading/read.ts';
import { coerce } from '#site/content/reading/coerce.ts';
import { partsOf } from '#site/content/reading/given-fields.ts';
import type { CheckedCall } from './checked-calls.ts';
import { writeMessage } from '#server/http/errors/write-message.ts';
import { findDifferences } from './find-differences.ts';

/** What a call of the backend resulted in. */
export interface CheckedAnswer {
  call: string;
  locale: Locale;
  path: string;
  isNecessary: boolean;
  /** `absent`: the backend has no such call (404). `failed`: no answer, or none that can be read. */
  state: 'answered' | 'absent' | 'failed';
  /** Why it failed; empty otherwise. */
  reason: string;
  milliseconds: number;
  /** Entries of the list and those that are shown; null for a call without a list. */
  entries: { sent: number; shown: number } | null;
  /** Reasons for which entries are left out, with their number. */
  dropped: Record<string, number>;
  missing: Record<string, number>;
  ignored: Record<string, number>;
  unusable: Record<string, number>;
}

export interface Target {
  /** Origin of the backend. */
  origin: string;
  /** Milliseconds for each answer. */
  timeout: number;
  locale: Locale;
}

/** Makes one call and compares the answer with what the site reads of it; the body is null without one. */
export async function checkCall(
  target: Target,
  { call, params = {} }: { call: CheckedCall; params?: Record<string, string> },
): Promise<{ answer: CheckedAnswer; body: unknown }> {
  const { origin, timeout, locale } = target;
  const { endpoint, query = {}, isNecessary = false } = call;
  const send = createRequester({ fetch, origin, request: new Request(origin), timeout });
  const startedAt = performance.now();
  const sent = await send(endpoint, { locale, ...params }, query).catch((error: unknown) => {
    if (error instanceof Unavailable) return error;
    throw error;
  });
  const answer: CheckedAnswer = {
    call: endpoint.id,
    locale,
    path: pathOf(endpoint, { locale, ...params }),
    isNecessary,
    state: 'answered',
    reason: '',
    milliseconds: Math.round(performance.now() - startedAt),
    entries: null,
    dropped: {},
    missing: {},
    ignored: {},
    unusable: {},
  };
  if (sent instanceof Unavailable)
    return { answer: { ...answer, state: 'failed', reason: reasonOf(sent) }, body: null };
  if (sent.status !== 200) return { answer: { ...answer, state: 'absent', reason: String(sent.status) }, body: null };
  return { answer: { ...answer, ...readingOf(call, sent.body, locale) }, body: sent.body };
}

function readingOf(
  { endpoint, needs = [], query = {} }: CheckedCall,
  body: unknown,
  locale: Locale,
): Partial<CheckedAnswer> {
  const { response } = endpoint;
  const { missing, ignored, unusable } = findDifferences(
    response,
    isPaged(response) || response instanceof z.ZodArray ? listOf(response, body) : body,
  );
  const fields = {
    missing: Object.fromEntries([...missing].filter(([name]) => !/^(?:count|next|previous)$/.test(name))),
    ignored: Object.fromEntries(ignored),
    unusable: Object.fromEntries(
      [...unusable.values()].map(({ field, reason, count }) => [`${field}: ${writeMessage(reason, 'en')}`, count]),
    ),
  };
  const element = elementOf(response);
  const entries = element && entriesOf(body);
  if (!element || !entries) return fields;
  const dropped: Record<string, number> = {};
  for (const entry of entries) {
    const reason = reasonToDrop(readEntry(element, entry, locale), needs);
    if (reason !== null) dropped[reason] = (dropped[reason] ?? 0) + 1;
  }
  const { size } = listPart(query);
  const onPage = entriesOf(inListShape(response, body, { page: 1, size }))?.length ?? 0;
  if (onPage < entries.length) dropped[`beyond the first page of ${onPage}`] = entries.length - onPage;
  const lost = Object.entries(dropped).reduce(
    (sum, [reason, count]) => (reason.startsWith('beyond') ? sum : sum + count),
    0,
  );
  return { ...fields, entries: { sent: entries.length, shown: entries.length - lost }, dropped };
}

/** A list in its schema's shape, whole. */
function listOf(schema: z.ZodType, body: unknown): unknown {
  const entries = entriesOf(body) ?? [];
  return schema instanceof z.ZodArray ? entries : { ...(isRecord(body) ? body : {}), results: entries };
}

function elementOf(response: z.ZodType): z.ZodType | null {
  const parts = partsOf(response);
  if (parts.kind === 'array') return parts.element;
  if (parts.kind !== 'object' || !isPaged(response)) return null;
  const results = parts.fields.find(({ name }) => name === 'results');
  const inner = results && partsOf(results.schema);
  return inner?.kind === 'array' ? inner.element : null;
}

/** One entry, read as the entry of a list is; undefined when it is left out. */
function readEntry(element: z.ZodType, entry: unknown, locale: Locale): unknown {
  return coerce(z.array(element), [entry], { locale })[0];
}

function reasonToDrop(read: unknown, needs: readonly string[]): string | null {
  if (read === undefined) return 'no entry of this kind';
  if (!isRecord(read)) return null;
  const lacking = needs.find((name) => isEmpty(read[name]));
  return lacking === undefined ? null : `without ${lacking}`;
}

function isEmpty(value: unknown): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0);
}

function pathOf({ path }: Endpoint, params: Record<string, string>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
}

function reasonOf({ cause }: Unavailable): string {
  if (!(cause instanceof Error)) return String(cause);
  if (cause.name === 'TimeoutError') return 'no answer in time';
  return cause.cause instanceof Error ? cause.cause.message : cause.message;
}
