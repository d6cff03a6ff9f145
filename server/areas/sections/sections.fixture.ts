import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { type Block, childrenOf, createBlock } from '#contract/blocks/block.ts';
import { type ErrorBody, errorSchema } from '#contract/base/errors.ts';
import type { Conflict, Operation } from '#contract/blocks/operations.ts';
import {
  batchResultSchema,
  type BatchResult,
  sectionDraftSchema,
  type SectionDraft,
} from '#contract/editing/section.ts';
import { sectionRevisions } from '#server/db/tables/sections.ts';
import type { Model } from '#modules/schemas.ts';
import type { TestBackend } from '#tests/test-backend.ts';
import { createSection } from './create-section.ts';
import { findSection } from './revisions/section-row.ts';

export type Headers = Record<string, string>;

/** A block with German values; English ones stay empty. */
export function block(model: Model, id: string, values: Record<string, unknown> = {}, children?: Block[]): Block {
  const made = createBlock(model, id);
  for (const [name, value] of Object.entries(values)) {
    if (name in made.fields) made.fields[name] = value;
    else made.translations.de[name] = value;
  }
  if (children && made.columns) made.columns = [{ children }];
  else if (children) made.children = children;
  return made;
}

/** One quote with the text 'Alt', for makeSection. */
export function oneQuote(id: (name: string) => string): Block[] {
  return [block('quote', id('q'), { content: 'Alt' })];
}

export async function revisionsOf({ ctx }: TestBackend, slug: string): Promise<number> {
  const section = await findSection(ctx.db, slug);
  return ctx.db.$count(sectionRevisions, eq(sectionRevisions.sectionId, section?.id ?? 0));
}

let sections = 0;

/** Creates a section with these blocks; its number is appended to their ids: `q` becomes `q-7`. */
export async function makeSection(
  { ctx }: TestBackend,
  blocks: (id: (name: string) => string) => Block[] = () => [],
  publish = false,
) {
  sections += 1;
  const number = sections;
  const id = (name: string) => `${name}-${number}`;
  const slug = `teil-${number}`;
  await createSection(ctx, { slug, body: block('container', id('root'), {}, blocks(id)), publish });
  return { slug, id, root: id('root') };
}

export interface Sent {
  status: number;
  body: unknown;
}

export async function send(
  { app }: TestBackend,
  method: string,
  path: string,
  headers: Headers,
  body?: unknown,
): Promise<Sent> {
  const answer = await app.request(path, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
}

export function good<T>(schema: { parse(value: unknown): T }, { status, body }: Sent, expected = 200): T {
  expect(status, JSON.stringify(body)).toBe(expected);
  return schema.parse(body);
}

export function bad(sent: Sent, status: number): ErrorBody {
  expect(sent.status, JSON.stringify(sent.body)).toBe(status);
  return errorSchema.parse(sent.body);
}

export function conflictsOf(sent: Sent): Conflict[] {
  const { details } = bad(sent, 409);
  return (details as { conflicts: Conflict[] }).conflicts;
}

/** Sends operations as a batch. */
export function batch(
  test: TestBackend,
  headers: Headers,
  slug: string,
  base: number,
  operations: Operation[],
  id: string = randomUUID(),
): Promise<Sent> {
  return send(test, 'POST', `/de/pageeditor-api/section/${slug}/operations`, headers, { batch: id, base, operations });
}

export async function applied(
  test: TestBackend,
  headers: Headers,
  slug: string,
  base: number,
  operations: Operation[],
): Promise<BatchResult> {
  return good(batchResultSchema, await batch(test, headers, slug, base, operations));
}

export async function draft(test: TestBackend, headers: Headers, slug: string): Promise<SectionDraft> {
  return good(sectionDraftSchema, await send(test, 'GET', `/de/pageeditor-api/section/${slug}`, headers));
}

export function set(
  id: string,
  field: string,
  before: unknown,
  value: unknown,
  locale: 'de' | 'en' | null = 'de',
): Operation {
  return { op: 'set', id, field, locale, before, value };
}

/** Publishes the newest draft of a section. */
export async function publishDraft(
  test: TestBackend,
  headers: Headers,
  slug: string,
  more: object = {},
): Promise<Sent> {
  const { revision } = await draft(test, headers, slug);
  return send(test, 'POST', `/de/pageeditor-api/section/${slug}/publish`, headers, { revision, ...more });
}

/** Writes another German text into the first module of a section. */
export async function rewrite(test: TestBackend, headers: Headers, slug: string, value: string): Promise<BatchResult> {
  const { revision, body } = await draft(test, headers, slug);
  const { id, translations } = childrenOf(body)[0]!;
  return applied(test, headers, slug, revision, [set(id, 'content', translations.de.content, value)]);
}
