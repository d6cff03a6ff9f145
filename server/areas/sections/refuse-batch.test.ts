import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Block } from '#contract/blocks/block.ts';
import type { Operation } from '#contract/blocks/operations.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { applied, bad, batch, block, draft, makeSection, oneQuote, revisionsOf, set } from './sections.fixture.ts';

const stage = await sharedBackend();
const editor = await stage.signIn('publisher');

const insert = (parent: string, made: Block): Operation => ({
  op: 'insert',
  place: { parent, slot: 0, index: 0 },
  block: made,
});

const wrong: [string, (id: (name: string) => string) => Operation, string][] = [
  ['an unknown block', () => set('nobody', 'content', '', 'x'), 'operations.0'],
  ['a root with two columns', (id) => ({ op: 'layout', id: id('root'), layout: '50-50' }), 'root'],
  [
    'an id for the second time, further down',
    (id) => insert(id('root'), block('container', id('new'), {}, [block('quote', id('q'))])),
    'q',
  ],
  [
    'a block without its structure',
    (id) => insert(id('root'), { ...block('faq', id('new')), children: undefined }),
    'operations.0.block.new',
  ],
];

it.each(wrong)('an invalid batch is rejected and writes nothing: %s', async (_, step, where) => {
  const { slug, id } = await makeSection(stage, oneQuote);
  const good: Operation = set(id('q'), 'author', '', 'Wilde', 'de');
  const named = where
    .replace(/(?<=^|\.)(root|q|new)(?=\.|$)/, (name) => id(name))
    .replace('operations.0', 'operations.1');
  const { code, issues } = bad(await batch(stage, editor, slug, 1, [good, step(id)]), 422);
  expect(code).toBe('invalid');
  expect(issues?.map(({ path }) => path)).toContain(named);
  expect(await revisionsOf(stage, slug)).toBe(1);
  expect((await draft(stage, editor, slug)).body.columns?.[0]?.children[0]?.translations.de.author).toBe('');
});

it('an invalid batch is rejected and writes nothing: an unknown revision', async () => {
  const { slug, id } = await makeSection(stage, oneQuote);
  const { issues } = bad(await batch(stage, editor, slug, 7, [set(id('q'), 'content', 'Alt', 'Neu')]), 422);
  expect(issues?.[0]?.path).toBe('base');
});

it('an invalid batch is rejected and writes nothing: an unknown section', async () => {
  bad(await batch(stage, editor, 'nirgends', 1, [set('q', 'content', '', '')]), 404);
});

it('an invalid batch is rejected and writes nothing: an unknown kind or operation, or an empty batch', async () => {
  const { slug, root } = await makeSection(stage);
  const step = insert(root, { ...block('quote', 'neu'), model: 'carousel' as never });
  bad(await batch(stage, editor, slug, 1, [step]), 422);
  bad(await batch(stage, editor, slug, 1, []), 422);
  bad(await batch(stage, editor, slug, 1, [{ op: 'explode' } as never]), 422);
});

it('an invalid batch is rejected and writes nothing: blocks nested deeper than allowed, even extremely deep', async () => {
  const { slug, root, id } = await makeSection(stage);
  const nested = (depth: number) => {
    let inner = block('container', id('c0'));
    for (let level = 1; level < depth; level += 1) inner = block('container', id(`c${level}`), {}, [inner]);
    return inner;
  };
  bad(await batch(stage, editor, slug, 1, [insert(root, nested(9))]), 422);
  const abyss = `{"batch":"${randomUUID()}","base":1,"operations":[{"op":"insert","block":${'{"children":['.repeat(20_000)}${']}'.repeat(20_000)}}]}`;
  const answer = await stage.app.request(`/de/pageeditor-api/section/${slug}/operations`, {
    method: 'POST',
    headers: { ...editor, 'content-type': 'application/json' },
    body: abyss,
  });
  expect(answer.status).toBe(422);
  expect((await applied(stage, editor, slug, 1, [insert(root, nested(8))])).revision).toBe(2);
});

it('an invalid batch is rejected and writes nothing: more blocks than a section may have', async () => {
  const { slug, root, id } = await makeSection(stage);
  const many = Array.from({ length: 2000 }, (_, number) => block('audio', id(`a${number}`)));
  const step = insert(root, block('container', id('c'), {}, many));
  const { message } = bad(await batch(stage, editor, slug, 1, [step]), 422);
  expect(message).toContain('2000');
});

it('an invalid batch is rejected and writes nothing: a block that belongs to another section', async () => {
  const other = await makeSection(stage, oneQuote);
  const { slug, root } = await makeSection(stage);
  const step = insert(root, block('quote', other.id('q')));
  const { issues } = bad(await batch(stage, editor, slug, 1, [step]), 422);
  expect(issues?.[0]?.path).toBe(other.id('q'));
  expect(await revisionsOf(stage, slug)).toBe(1);
});
