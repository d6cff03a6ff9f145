import { expect, it } from 'vitest';
import { flatBlockSchema } from '#contract/blocks/flat-block.ts';
import { makeProduction } from '#tests/factories/rows.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { applied, bad, block, draft, good, type Headers, makeSection, send, set } from './sections.fixture.ts';

const stage = await sharedBackend();
const editor = await stage.signIn('publisher');

it('a section is shown to editors in any revision, to visitors in none but the published one', async () => {
  const { slug, id } = await makeSection(stage, (name) => [block('quote', name('q'), { content: 'Eins' })], true);
  await applied(stage, editor, slug, 1, [set(id('q'), 'content', 'Eins', 'Zwei')]);
  const revision = async (number: number, headers: Headers) =>
    send(stage, 'GET', `/de/pageeditor-api/container/by-slug/${slug}?version_id=${number}`, headers);
  expect(JSON.stringify(good(flatBlockSchema, await revision(1, editor)))).toContain('Eins');
  expect(JSON.stringify(good(flatBlockSchema, await revision(2, editor)))).toContain('Zwei');
  bad(await revision(3, editor), 404);
  bad(await revision(2, {}), 401);
});

it('the draft of a record says while visitors do not see the record', async () => {
  const hidden = async (id: number) => {
    const slug = `production-${id}`;
    const container = { parent: null, content_type: 'production', object_id: id, slug };
    good(flatBlockSchema, await send(stage, 'POST', '/de/pageeditor-api/container', editor, container), 201);
    return (await draft(stage, editor, slug)).owner_hidden;
  };
  const [shown, secret] = [await makeProduction(stage.ctx), await makeProduction(stage.ctx, { state: 'draft' })];
  expect(await hidden(secret.id)).toBe(true);
  expect(await hidden(shown.id)).toBeUndefined();
});
