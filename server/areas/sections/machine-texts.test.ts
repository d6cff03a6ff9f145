import { expect, it } from 'vitest';
import { findBlock } from '#contract/blocks/apply-operation.ts';
import { unreadOf } from '#contract/blocks/machine-texts.ts';
import type { Operation } from '#contract/blocks/operations.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { applied, bad, block, draft, makeSection, send, set } from './sections.fixture.ts';

const stage = await sharedBackend();
const editor = await stage.signIn('publisher');

/** What the editor sends for a translation by machine. */
function translation(id: string, before: string, value: string): Operation[] {
  return [set(id, 'content', before, value, 'en'), { op: 'machine', id, field: 'content', locale: 'en', value }];
}

const publish = (slug: string, revision: number, more: object = {}) =>
  send(stage, 'POST', `/de/pageeditor-api/section/${slug}/publish`, editor, { revision, ...more });

async function visited(slug: string): Promise<string> {
  const answers = await Promise.all(
    ['de', 'en'].map((locale) => send(stage, 'GET', `/${locale}/pageeditor-api/container/by-slug/${slug}`, {})),
  );
  return JSON.stringify(answers.map(({ body }) => body));
}

it('a translation by machine is seen by everybody who edits, and not published unread', async () => {
  const { slug, id } = await makeSection(stage, (name) => [block('quote', name('q'), { content: 'sechzig' })]);
  await applied(stage, editor, slug, 1, translation(id('q'), '', 'sixty'));
  const other = await stage.signIn('editor');
  const seen = findBlock((await draft(stage, other, slug)).body, id('q'));
  expect(seen && unreadOf(seen)).toEqual([{ field: 'content', locale: 'en' }]);

  const refused = bad(await publish(slug, 2), 422);
  expect(refused.issues).toEqual([
    { path: `${id('q')}.content.en`, message: 'Maschinell übersetzt und noch nicht gelesen' },
  ]);
  expect(refused.details).toMatchObject({ labels: { [`${id('q')}.content.en`]: 'Zitat: Zitat (en)' } });

  await applied(stage, editor, slug, 2, [{ op: 'machine', id: id('q'), field: 'content', locale: 'en', value: null }]);
  expect((await publish(slug, 3)).status).toBe(200);
  expect(await visited(slug)).toContain('sixty');
});

it('an edited translation is published, and its mark is in no public answer', async () => {
  const { slug, id } = await makeSection(stage, (name) => [block('quote', name('q'), { content: 'sechzig' })]);
  await applied(stage, editor, slug, 1, translation(id('q'), '', 'machine words'));
  await applied(stage, editor, slug, 2, [set(id('q'), 'content', 'machine words', 'sixty', 'en')]);
  expect((await publish(slug, 3)).status).toBe(200);
  const shown = await visited(slug);
  expect(shown).toContain('sixty');
  expect(shown).not.toContain('machine');
});

it('a draft that is not read holds back English alone; German goes public without it', async () => {
  const { slug, id, root } = await makeSection(
    stage,
    (name) => [block('quote', name('q'), { content: 'sechzig' })],
    true,
  );
  const added = block('quote', id('r'), { content: 'neu' });
  await applied(stage, editor, slug, 1, [
    { op: 'insert', place: { parent: root, slot: 0, index: 1 }, block: added },
    ...translation(id('q'), '', 'sixty'),
    ...translation(id('r'), '', 'brand-new'),
  ]);
  bad(await publish(slug, 2, { language: 'en' }), 422);
  expect((await publish(slug, 2, { language: 'de' })).status).toBe(200);
  const shown = await visited(slug);
  expect(shown).toContain('neu');
  expect(shown).not.toMatch(/sixty|brand-new/);
  const { body } = await draft(stage, editor, slug);
  const unread = [id('q'), id('r')].map((one) => unreadOf(findBlock(body, one) ?? body).length);
  expect(unread).toEqual([1, 1]);
});

it('a planned publication is refused, too', async () => {
  const { slug, id } = await makeSection(stage, (name) => [block('quote', name('q'), { content: 'sechzig' })]);
  await applied(stage, editor, slug, 1, translation(id('q'), '', 'sixty'));
  const plan = { publish_at: '2099-12-01T09:00', offline_at: null, revision: 2 };
  const refused = bad(await send(stage, 'PUT', `/de/pageeditor-api/section/${slug}/plan`, editor, plan), 422);
  expect(refused.issues?.[0]?.path).toBe(`${id('q')}.content.en`);
});

it('the mark is sanitised like the text, so that it stays equal to it, and unknown fields are dropped', async () => {
  const { slug, id, root } = await makeSection(stage, (name) => [block('text', name('t'), { content: '<p>neu</p>' })]);
  const html = '<p onclick="x()">new</p>';
  await applied(stage, editor, slug, 1, translation(id('t'), '', html));
  const seen = findBlock((await draft(stage, editor, slug)).body, id('t'));
  expect(seen?.machine).toEqual({ en: { content: '<p>new</p>' } });
  expect(seen && unreadOf(seen)).toHaveLength(1);

  const inserted = { ...block('text', id('u')), machine: { en: { content: html, nonsense: 'x' } } };
  await applied(stage, editor, slug, 2, [
    { op: 'insert', place: { parent: root, slot: 0, index: 0 }, block: inserted },
  ]);
  expect(findBlock((await draft(stage, editor, slug)).body, id('u'))?.machine).toEqual({
    en: { content: '<p>new</p>' },
  });
});
