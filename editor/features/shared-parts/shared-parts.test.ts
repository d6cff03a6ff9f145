import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Block, createBlock } from '#contract/blocks/block.ts';
import type { SharedPart } from '#contract/editing/patterns/shared-parts-api.ts';
import { contextWith } from '../../commands/context.fixture.ts';
import { editShared, makeShared } from '../../commands/shared-part-commands.ts';
import { canRun, contextOf } from '../../commands/context.ts';
import type { CallApi } from '../../core/api-client.ts';
import { newBlock } from '../../core/tree/new-block.ts';
import { kindsFor } from '../../core/tree/places.ts';
import { nothingResolved } from '../../core/tree/tree.fixture.ts';
import { insertCopies } from '../blocks/block-actions.ts';
import { sharedEntries } from '../insert/pattern-entries.ts';
import { detachPart } from './detach-part.ts';
import { insertPart, sharedBlock } from './insert-part.ts';
import { replaceByPart } from './replace-by-part.ts';

beforeAll(() => void vi.stubGlobal('requestAnimationFrame', () => 0));
afterAll(() => void vi.unstubAllGlobals());

let made = 0;

function quote(content: string): Block {
  const block = newBlock('quote');
  block.translations.de.content = content;
  return block;
}

/** A page, and a server with a part of these modules. */
function situation(modules: Block[] = [quote('Ab zehn')]) {
  const context = contextWith();
  const { session } = context;
  made += 1;
  const title = { de: 'Kasse', en: 'Box office' };
  const part: SharedPart = { id: made, title, section: `shared-${made}`, models: ['quote'], is_public: false };
  const body = { ...createBlock('container', 'part-root'), columns: [{ children: modules }] };
  const about = { content_type: 'shared', object_id: made, revision: 1, published_revision: null };
  const resolved = { de: nothingResolved(), en: nothingResolved() };
  Object.assign(session, { api: (async () => ({ slug: part.section, ...about, body, resolved })) as CallApi });
  session.queue.stop();
  const top = () => session.store.list(session.store.root.id, 0).map((id) => session.store.block(id));
  const place = { parent: session.store.root.id, slot: 0, index: 0 };
  return { context, session, part, top, place };
}

it('modules are replaced by a part that shows the same at once, as one step', () => {
  const { session, part, top, place } = situation();
  insertCopies(session, [quote('Eins'), quote('Zwei')], { place, label: '', announcement: '' });
  const before = top();
  const ids = before.slice(0, 2).map((block) => block!.id);
  replaceByPart(session, ids, part);
  expect(top()).toHaveLength(before.length - 1);
  const [first] = top();
  expect(first).toMatchObject({ model: 'sharedpart', fields: { shared: part.id } });
  const shown = session.store.flat(first!.id);
  expect(shown?.children?.map(({ content }) => content)).toEqual(['Eins', 'Zwei']);
  expect(session.store.flat(first!.id)).toBe(shown);
  session.undo();
  expect(top()).toEqual(before);
});

it('a part is inserted and shows its modules; detached, they are copies with new ids, as one step', async () => {
  const module = quote('Ab zehn');
  const { session, part, top, place } = situation([module]);
  await insertPart(session, part, { place });
  const id = top()[0]!.id;
  expect(session.store.flat(id)?.children?.[0]).toMatchObject({ content: 'Ab zehn' });
  const before = top();
  await detachPart(session, id);
  expect(top()).toHaveLength(before.length);
  expect(top()[0]).toMatchObject({ model: 'quote', translations: module.translations });
  expect(top()[0]!.id).not.toBe(module.id);
  session.undo();
  expect(top()).toEqual(before);
});

it('detached modules are left out where the part or the module itself was, as somebody else has changed it last', async () => {
  const module = quote('Ab zehn');
  module.omitted = ['de'];
  const { session, part, top, place } = situation([module]);
  await insertPart(session, part, { place });
  const id = top()[0]!.id;
  session.perform({ label: '', operations: [{ op: 'omit', id, locale: 'en', value: true }] });
  module.translations.de.content = 'Ab elf';
  await detachPart(session, id);
  expect(top()[0]).toMatchObject({ model: 'quote', omitted: ['de', 'en'] });
  expect(top()[0]?.translations.de.content).toBe('Ab elf');
});

it('nothing is detached while the server does not answer', async () => {
  const { session, part, top, place } = situation();
  insertCopies(session, [sharedBlock(part.id)], { place, label: '', announcement: '' });
  Object.assign(session, { api: () => Promise.reject(new Error('no network')) });
  const before = top();
  await detachPart(session, before[0]!.id);
  expect(top()).toEqual(before);
  expect(session.alerts.list.get().at(-1)?.kind).toBe('error');
});

it('a part takes no other part, neither from the menu nor inside of pasted columns', () => {
  const { session, top, place } = situation();
  session.store.isPart = true;
  expect(kindsFor(session.store, session.store.root.id)).not.toContain('sharedpart');
  const columns = newBlock('container');
  columns.columns = [{ children: [sharedBlock(1)] }];
  const before = top();
  insertCopies(session, [columns], { place, label: '', announcement: '' });
  expect(top()).toEqual(before);
  expect(session.alerts.list.get().at(-1)?.text).toBe(
    'Ein gemeinsamer Baustein kann keinen gemeinsamen Baustein enthalten.',
  );
});

it('only plain modules become a part, and only a part is entered', () => {
  const { context, session, part, place } = situation();
  insertCopies(session, [sharedBlock(part.id), quote('Eins')], { place, label: '', announcement: '' });
  const [shared, plain] = session.store.list(session.store.root.id, 0);
  const selecting = (id: string | undefined) => {
    session.select(id ?? null);
    return contextOf(context);
  };
  expect([canRun(makeShared, selecting(shared)), canRun(editShared, selecting(shared))]).toEqual([false, true]);
  expect([canRun(makeShared, selecting(plain)), canRun(editShared, selecting(plain))]).toEqual([true, false]);
});

it('parts are found by their name in both languages, and by what they are', () => {
  const { part } = situation();
  const [entry] = sharedEntries([part], 'en');
  expect(entry).toMatchObject({ name: 'Box office', model: 'sharedpart' });
  expect(entry?.words).toEqual(['Kasse', 'Box office', 'Gemeinsame Bausteine']);
});
