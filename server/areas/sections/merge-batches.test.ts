import { expect, it } from 'vitest';
import { slotsOf } from '#contract/blocks/block.ts';
import type { Operation } from '#contract/blocks/operations.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { applied, bad, batch, block, conflictsOf, draft, makeSection, set } from './sections.fixture.ts';

const stage = await sharedBackend();
const editor = await stage.signIn('publisher');

const two = (id: (name: string) => string) => [
  block('quote', id('a'), { content: 'A' }),
  block('quote', id('b'), { content: 'B' }),
];
const insert = (parent: string, index: number, id: string): Operation => ({
  op: 'insert',
  place: { parent, slot: 0, index },
  block: block('quote', id),
});

async function order(slug: string): Promise<string[]> {
  const { body } = await draft(stage, editor, slug);
  return slotsOf(body)
    .flat()
    .map(({ id }) => id.replace(/-\d+$/, ''));
}

it('two editors with the same base revision change different modules and fields: both changes are stored, and the second editor gets the whole tree', async () => {
  const { slug, id } = await makeSection(stage, two);
  await applied(stage, editor, slug, 1, [set(id('a'), 'content', 'A', 'A1')]);
  const { revision, body } = await applied(stage, editor, slug, 1, [
    set(id('b'), 'content', 'B', 'B1'),
    set(id('a'), 'author', '', 'Wilde'),
    set(id('a'), 'content', '', 'A en', 'en'),
  ]);
  expect(revision).toBe(3);
  const [a, b] = slotsOf(body ?? block('container', 'none')).flat();
  expect([a?.translations, b?.translations.de.content]).toEqual([
    { de: { content: 'A1', author: 'Wilde' }, en: { content: 'A en', author: '' } },
    'B1',
  ]);
});

it('two editors with the same base revision change the same field: 409 with base, theirs and mine, and nothing of the batch is applied', async () => {
  const { slug, id } = await makeSection(stage, two);
  await applied(stage, editor, slug, 1, [set(id('a'), 'content', 'A', 'theirs')]);
  const sent = await batch(stage, editor, slug, 1, [
    set(id('b'), 'content', 'B', 'B1'),
    set(id('a'), 'content', 'A', 'mine'),
  ]);
  expect(conflictsOf(sent)).toMatchObject([
    { operation: 1, id: id('a'), field: 'content', locale: 'de', base: 'A', theirs: 'theirs', mine: 'mine' },
  ]);
  const { revision, body } = await draft(stage, editor, slug);
  expect([revision, slotsOf(body).flat()[1]?.translations.de.content]).toEqual([2, 'B']);
});

it('two editors with the same base revision get one conflict with the last text for a field that was typed in several operations', async () => {
  const { slug, id } = await makeSection(stage, two);
  await applied(stage, editor, slug, 1, [set(id('a'), 'content', 'A', 'theirs')]);
  const sent = await batch(stage, editor, slug, 1, [
    set(id('a'), 'content', 'A', 'mi'),
    set(id('a'), 'content', 'mi', 'mine'),
  ]);
  expect(conflictsOf(sent)).toMatchObject([{ operation: 0, base: 'A', theirs: 'theirs', mine: 'mine' }]);
});

it('two editors with the same base revision do not conflict if both wrote the same text, or if the other change was undone', async () => {
  const { slug, id } = await makeSection(stage, two);
  await applied(stage, editor, slug, 1, [set(id('a'), 'content', 'A', 'same'), set(id('b'), 'content', 'B', 'x')]);
  await applied(stage, editor, slug, 2, [set(id('b'), 'content', 'x', 'B')]);
  const { revision } = await applied(stage, editor, slug, 1, [
    set(id('a'), 'content', 'A', 'same'),
    set(id('b'), 'content', 'B', 'B1'),
  ]);
  expect(revision).toBe(4);
});

it('two editors with the same base revision can resolve a conflict by sending the other value as `before`', async () => {
  const { slug, id } = await makeSection(stage, two);
  await applied(stage, editor, slug, 1, [set(id('a'), 'content', 'A', 'theirs')]);
  expect((await batch(stage, editor, slug, 1, [set(id('a'), 'content', 'A', 'mine')])).status).toBe(409);
  expect((await applied(stage, editor, slug, 2, [set(id('a'), 'content', 'theirs', 'mine')])).revision).toBe(3);
});

it('two editors with the same base revision insert at the same place: each new block stays after its neighbour', async () => {
  const { slug, id, root } = await makeSection(stage, two);
  await applied(stage, editor, slug, 1, [insert(root, 0, id('x')), insert(root, 1, id('y'))]);
  await applied(stage, editor, slug, 1, [insert(root, 1, id('m')), insert(root, 3, id('n'))]);
  expect(await order(slug)).toEqual(['x', 'y', 'a', 'm', 'b', 'n']);
});

it('two editors with the same base revision move and remove blocks: the remaining ones keep their neighbours', async () => {
  const { slug, id, root } = await makeSection(stage, (name) => [
    ...two(name),
    block('quote', name('c')),
    block('quote', name('d')),
  ]);
  await applied(stage, editor, slug, 1, [{ op: 'remove', id: id('a') }]);
  await applied(stage, editor, slug, 1, [{ op: 'move', id: id('d'), to: { parent: root, slot: 0, index: 2 } }]);
  expect(await order(slug)).toEqual(['b', 'd', 'c']);
});

it('two editors with the same base revision remove the same block: no conflict', async () => {
  const { slug, id } = await makeSection(stage, two);
  await applied(stage, editor, slug, 1, [{ op: 'remove', id: id('a') }]);
  await applied(stage, editor, slug, 1, [{ op: 'remove', id: id('a') }, set(id('b'), 'content', 'B', 'B1')]);
  expect(await order(slug)).toEqual(['b']);
});

it('two editors with the same base revision remove the same block after one moved a child out of it: the child is removed too, unless it was changed', async () => {
  const make = () =>
    makeSection(stage, (name) => [block('container', name('c'), {}, [block('quote', name('q'), { content: 'Q' })])]);
  const rescue = ({ id, root }: Awaited<ReturnType<typeof make>>): Operation[] => [
    { op: 'move', id: id('q'), to: { parent: root, slot: 0, index: 0 } },
    { op: 'remove', id: id('c') },
  ];
  const same = await make();
  await applied(stage, editor, same.slug, 1, rescue(same));
  await applied(stage, editor, same.slug, 1, [{ op: 'remove', id: same.id('c') }]);
  expect(await order(same.slug)).toEqual([]);
  const changed = await make();
  const words = set(changed.id('q'), 'content', 'Q', 'theirs');
  await applied(stage, editor, changed.slug, 1, [...rescue(changed), words]);
  const sent = await batch(stage, editor, changed.slug, 1, [{ op: 'remove', id: changed.id('c') }]);
  expect(conflictsOf(sent)).toMatchObject([{ id: changed.id('q'), field: null, mine: null }]);
  expect(await order(changed.slug)).toEqual(['q']);
});

it('two editors with the same base revision write in a block that the other one removed: a conflict that contains the text', async () => {
  const { slug, id } = await makeSection(stage, two);
  await applied(stage, editor, slug, 1, [{ op: 'remove', id: id('a') }]);
  const sent = await batch(stage, editor, slug, 1, [
    set(id('a'), 'content', 'A', 'mine'),
    set(id('a'), 'author', '', 'me'),
  ]);
  expect(conflictsOf(sent)).toMatchObject([
    { operation: 0, id: id('a'), field: null, base: { id: id('a') }, theirs: null, mine: { value: 'mine' } },
  ]);
});

it('two editors with the same base revision insert into a block that the other one removed: one conflict, without conflicts for later operations', async () => {
  const { slug, id } = await makeSection(stage, (name) => [block('container', name('c'))]);
  await applied(stage, editor, slug, 1, [{ op: 'remove', id: id('c') }]);
  const sent = await batch(stage, editor, slug, 1, [insert(id('c'), 0, id('q')), set(id('q'), 'content', '', 'mine')]);
  expect(conflictsOf(sent)).toMatchObject([{ operation: 0, id: id('c'), field: null }]);
});

it('two editors with the same base revision remove a block that the other one changed or added content to', async () => {
  const { slug, id } = await makeSection(stage, (name) => [
    block('container', name('c'), {}, [block('quote', name('q'), { content: 'Q' })]),
  ]);
  await applied(stage, editor, slug, 1, [set(id('q'), 'content', 'Q', 'theirs')]);
  const sent = await batch(stage, editor, slug, 1, [{ op: 'remove', id: id('c') }]);
  expect(conflictsOf(sent)).toMatchObject([
    { id: id('c'), field: null, base: { id: id('c') }, theirs: { id: id('c') }, mine: null },
  ]);
});

it('two editors with the same base revision choose different layouts', async () => {
  const { slug, id } = await makeSection(stage, (name) => [block('container', name('c'))]);
  await applied(stage, editor, slug, 1, [{ op: 'layout', id: id('c'), layout: '50-50' }]);
  const sent = await batch(stage, editor, slug, 1, [{ op: 'layout', id: id('c'), layout: '67-33' }]);
  expect(conflictsOf(sent)).toMatchObject([
    { id: id('c'), field: 'layout', base: '100', theirs: '50-50', mine: '67-33' },
  ]);
});

it('two editors with the same base revision add to a column that the other one removed: the block goes to the last remaining column', async () => {
  const { slug, id } = await makeSection(stage, (name) => [block('container', name('c'))]);
  await applied(stage, editor, slug, 1, [{ op: 'layout', id: id('c'), layout: '50-50' }]);
  await applied(stage, editor, slug, 2, [{ op: 'layout', id: id('c'), layout: '100' }]);
  const { body } = await applied(stage, editor, slug, 2, [
    { op: 'insert', place: { parent: id('c'), slot: 1, index: 0 }, block: block('quote', id('q')) },
  ]);
  expect(
    slotsOf(body ?? block('container', 'none'))
      .flat()[0]
      ?.columns?.map((column) => column.children.map((child) => child.id)),
  ).toEqual([[id('q')]]);
});

it('two editors with the same base revision move two containers into one another', async () => {
  const { slug, id } = await makeSection(stage, (name) => [
    block('container', name('c')),
    block('container', name('d')),
  ]);
  await applied(stage, editor, slug, 1, [{ op: 'move', id: id('c'), to: { parent: id('d'), slot: 0, index: 0 } }]);
  const sent = await batch(stage, editor, slug, 1, [
    { op: 'move', id: id('d'), to: { parent: id('c'), slot: 0, index: 0 } },
  ]);
  expect(conflictsOf(sent)).toHaveLength(1);
});

it('an operation that was never valid is an error, not a conflict', async () => {
  const { slug, id } = await makeSection(stage, two);
  await applied(stage, editor, slug, 1, [set(id('a'), 'content', 'A', 'A1')]);
  bad(await batch(stage, editor, slug, 1, [set('nobody', 'content', '', 'x')]), 422);
});

it('two editors with the same base revision write at the same time: the batches are applied one after the other', async () => {
  const { slug, id, root } = await makeSection(stage);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, number) => batch(stage, editor, slug, 1, [insert(root, 0, id(`p${number}`))])),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(
    answers.map(({ body }) => (body as { revision: number }).revision).toSorted((one, other) => one - other),
  ).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  expect((await order(slug)).toSorted()).toEqual(['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7']);
});
