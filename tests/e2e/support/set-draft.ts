import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import type { Block } from '#contract/blocks/block.ts';
import { createBlock } from '#contract/blocks/block.ts';
import { headPlaces, headValue } from '#contract/blocks/page-head.ts';
import type { SectionDraft } from '#contract/editing/section.ts';
import type { Model } from '#modules/schemas.ts';
import { logIn } from './edit-page.ts';

/** A block with a unique id, so that two runs on one server do not collide. */
export function block(model: Model, german: Record<string, unknown> = {}, fields: Record<string, unknown> = {}): Block {
  const made = createBlock(model, `e2e${randomUUID().replaceAll('-', '').slice(0, 20)}`);
  return {
    ...made,
    fields: { ...made.fields, ...fields },
    translations: { de: { ...made.translations.de, ...german }, en: { ...made.translations.en } },
  };
}

export function columns(layout: string, ...lists: Block[][]): Block {
  const made = block('container', {}, { layout });
  made.columns = lists.map((children) => ({ children }));
  return made;
}

export function list(model: Model, ...children: Block[]): Block {
  return { ...block(model), children };
}

/** Replaces the blocks of a page's draft; requires a session at that server. Returns the slug of the section. */
export async function setDraftBlocks(
  page: Page,
  path: string,
  blocks: Block[],
  baseURL = test.info().project.use.baseURL ?? '',
): Promise<string> {
  const { id } = (await (await page.request.get(`/de/pageeditor-api/page${path.replace('/de', '')}`)).json()) as {
    id: number;
  };
  await page.request.get('/de/pageeditor-api/user');
  const slug = `page-${id}`;
  const draft = (await (await page.request.get(`/de/pageeditor-api/section/${slug}`)).json()) as SectionDraft;
  const old = draft.body.columns?.[0]?.children ?? [];
  const token = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const answer = await page.request.post(`/de/pageeditor-api/section/${slug}/operations`, {
    headers: { origin: baseURL, 'X-CSRFToken': token },
    data: {
      batch: randomUUID(),
      base: draft.revision,
      operations: [
        ...old.map((each) => ({ op: 'remove', id: each.id })),
        ...blocks.map((each, index) => ({
          op: 'insert',
          place: { parent: draft.body.id, slot: 0, index },
          block: each,
        })),
      ],
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return slug;
}

/** Publishes the current draft of a section. */
export async function publishDraftBlocks(page: Page, slug: string): Promise<void> {
  const { baseURL = '' } = test.info().project.use;
  const draft = (await (await page.request.get(`/de/pageeditor-api/section/${slug}`)).json()) as SectionDraft;
  const token = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const answer = await page.request.post(`/de/pageeditor-api/section/${slug}/publish`, {
    headers: { origin: baseURL, 'X-CSRFToken': token },
    data: { revision: draft.revision },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Makes the head of the draft of a page that which visitors see. */
export async function restoreDraft(page: Page, path: string): Promise<void> {
  await logIn(page);
  const { baseURL = '' } = test.info().project.use;
  const { id } = (await (await page.request.get(`/de/pageeditor-api/page${path.replace('/de', '')}`)).json()) as {
    id: number;
  };
  await page.request.get('/de/pageeditor-api/user');
  const found = await page.request.get(`/de/pageeditor-api/section/page-${id}/draft`);
  const draft = (await found.json()) as SectionDraft | null;
  const head = draft?.body.head;
  if (!draft || !head?.base) return;
  const { base } = head;
  const operations = headPlaces
    .filter((place) => headValue(head, place) !== headValue(base, place))
    .map(({ field, locale }) => {
      const [before, value] = [headValue(head, { field, locale }), headValue(base, { field, locale })];
      return { op: 'set', id: head.id, field, locale, before, value };
    });
  if (operations.length === 0) return;
  const token = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const answer = await page.request.post(`/de/pageeditor-api/section/page-${id}/operations`, {
    headers: { origin: baseURL, 'X-CSRFToken': token },
    data: { batch: randomUUID(), base: draft.revision, operations },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
