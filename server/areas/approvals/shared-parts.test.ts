import { expect, it } from 'vitest';
import { sharedPartSchema } from '#contract/editing/patterns/shared-parts-api.ts';
import { requestsApi } from '#contract/editing/requests/requests-api.ts';
import { publishResultSchema } from '#contract/editing/section.ts';
import { makeBlock } from '#tests/factories/block.ts';
import { makeOwnSection, makePage } from '#tests/factories/rows.ts';
import { both } from '#tests/factories/resource.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { good, publishDraft, rewrite, send } from '../sections/sections.fixture.ts';
import { readSectionVersion, writeSectionVersion } from './section-changes.ts';

const backend = await sharedBackend();
const editor = await backend.signIn('editor');
const publisher = await backend.signIn('publisher');

const path = '/de/api/requests/';
const call = (method: string, address: string, headers: Record<string, string>, body?: unknown) =>
  send(backend, method, address, headers, body);
const show = async (id: number) => good(requestsApi.show.response, await call('GET', `${path}${id}/`, publisher));
const decide = (id: number, version: string) =>
  call('POST', `${path}${id}/decide/`, publisher, { decision: 'publish', version, persons: [] });

async function ask(slug: string): Promise<number> {
  const body = { subject: { kind: 'section', slug, language: null }, comment: 'Bitte ansehen' };
  return good(requestsApi.create.response, await call('POST', path, editor, body), 201).id;
}

async function makePart(content: string) {
  const quote = makeBlock('quote', { de: { content }, en: { content: 'Open from ten' } });
  const body = { title: both('Kasse', 'Box office'), modules: [quote] };
  return good(sharedPartSchema, await call('POST', '/de/pageeditor-api/shared-parts/', editor, body), 201);
}

it('a page with a new shared part is published as the reviewer has seen both, or not at all', async () => {
  const part = await makePart('Geöffnet ab zehn');
  const { id, pathDe } = await makePage(backend.ctx, {});
  const use = makeBlock('sharedpart', { fields: { shared: part.id } });
  const slug = await makeOwnSection(backend.ctx, 'page', id, [use], false);
  const request = await ask(slug);
  const seen = await show(request);
  expect(seen.version).toBe(`1 ${part.id}:1`);
  expect(seen.urls).toMatchObject({
    edit: `/de/${pathDe}?edit`,
    preview: `/de/${pathDe}?version_id=1&version_parts=${part.id}`,
  });

  await rewrite(backend, editor, part.section, 'Geöffnet ab elf');
  expect((await decide(request, seen.version)).status).toBe(409);
  expect(await show(request)).toMatchObject({ status: 'open', version: `1 ${part.id}:2` });
  expect((await decide(request, (await show(request)).version)).status).toBe(200);
  const published = await call('GET', `/de/pageeditor-api/container/by-slug/${slug}`, {});
  expect(JSON.stringify(published.body)).toContain('Geöffnet ab elf');
});

it('a request for a shared part leads to its form, where the pages with it are, and has no preview of a page', async () => {
  const part = await makePart('Alt');
  good(publishResultSchema, await publishDraft(backend, publisher, part.section));
  await rewrite(backend, editor, part.section, 'Neu');
  const request = await ask(part.section);
  const form = `/admin/shared-parts/${part.id}`;
  expect(await show(request)).toMatchObject({
    title: 'Kasse',
    url: form,
    urls: { edit: form, preview: '', page: null },
  });
});

it('a version is read as it was written, and nonsense as no revision', () => {
  for (const version of [
    { revision: 12, parts: [] },
    {
      revision: 3,
      parts: [
        { id: 7, revision: 3 },
        { id: 9, revision: 1 },
      ],
    },
  ])
    expect(readSectionVersion(writeSectionVersion(version))).toEqual(version);
  expect(readSectionVersion('a b:c')).toEqual({
    revision: Number.NaN,
    parts: [{ id: Number.NaN, revision: Number.NaN }],
  });
});
