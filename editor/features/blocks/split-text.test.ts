import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { unreadOf } from '#contract/blocks/machine-texts.ts';
import { contextWith } from '../../commands/context.fixture.ts';
import { newBlock } from '../../core/tree/new-block.ts';
import { textModules } from '../surface/text-modules.ts';
import { canSplitText, splitText } from './split-text.ts';

beforeAll(() => void vi.stubGlobal('requestAnimationFrame', () => 0));
afterAll(() => void vi.unstubAllGlobals());

function textWith(de: string, en = '') {
  const { session } = contextWith();
  const text = newBlock('text');
  text.translations.de.content = de;
  text.translations.en.content = en;
  const place = { parent: session.store.root.id, slot: 0, index: 0 };
  session.perform({ label: '', operations: [{ op: 'insert', place, block: text }] });
  session.queue.stop();
  const top = () =>
    session.store
      .list(session.store.root.id, 0)
      .slice(0, -2)
      .map((id) => session.store.block(id))
      .map(
        (block) =>
          `${block?.model}:${String(block?.translations.de.content)}:${String(block?.translations.en.content)}`,
      );
  return { session, text, top, place: { id: text.id, field: 'content', locale: 'de' as const } };
}

const blocks = () => [newBlock('quote')];

it('the rest of the text goes on behind the new block, in one step', () => {
  const { session, place, top } = textWith('<p>a</p><p></p><p>b</p>', '<p>e</p>');
  splitText(session, place, { before: '<p>a</p>', after: '<p>b</p>' }, { blocks: blocks(), label: '' });
  expect(top()).toEqual(['text:<p>a</p>:<p>e</p>', 'quote::', 'text:<p>b</p>:']);
  session.undo();
  expect(top()).toEqual(['text:<p>a</p><p></p><p>b</p>:<p>e</p>']);
  session.queue.stop();
});

it('at the start the block comes before the text; an empty text is replaced, unless it has English words', () => {
  const start = textWith('<p></p><p>b</p>', '<p>e</p>');
  splitText(start.session, start.place, { before: '', after: '<p>b</p>' }, { blocks: blocks(), label: '' });
  expect(start.top()).toEqual(['quote::', 'text:<p>b</p>:<p>e</p>']);
  const empty = textWith('');
  splitText(empty.session, empty.place, { before: '', after: '' }, { blocks: blocks(), label: '' });
  expect(empty.top()).toEqual(['quote::']);
  const english = textWith('', '<p>e</p>');
  splitText(english.session, english.place, { before: '', after: '' }, { blocks: blocks(), label: '' });
  expect(english.top()).toEqual(['text::<p>e</p>', 'quote::']);
  for (const { session } of [start, empty, english]) session.queue.stop();
});

it('English is never split: the block follows the whole text', () => {
  const { session, place, top } = textWith('<p>a</p><p>b</p>', '<p>c</p><p></p><p>d</p>');
  const around = { before: '<p>c</p>', after: '<p>d</p>' };
  splitText(session, { ...place, locale: 'en' }, around, { blocks: blocks(), label: '' });
  expect(top()).toEqual(['text:<p>a</p><p>b</p>:<p>c</p><p>d</p>', 'quote::']);
  session.queue.stop();
});

it('what a split text leaves out of a page in one language stays left out of it', () => {
  const { session, text, place } = textWith('<p>a</p><p>b</p>');
  session.perform({ label: '', operations: [{ op: 'omit', id: text.id, locale: 'en', value: true }] });
  splitText(session, place, { before: '<p>a</p>', after: '<p>b</p>' }, { blocks: blocks(), label: '' });
  const ids = session.store.list(session.store.root.id, 0).slice(0, 3);
  expect(ids.map((id) => session.store.block(id)?.omitted)).toEqual([['en'], ['en'], ['en']]);
  session.queue.stop();
});

it('a text is not joined with one that another page leaves out', () => {
  const { session, text, top } = textWith('<p>a</p>', '<p>e</p>');
  const second = newBlock('text');
  second.translations.de.content = '<p>b</p>';
  second.translations.en.content = '<p>f</p>';
  const place = { parent: session.store.root.id, slot: 0, index: 1 };
  session.perform({ label: '', operations: [{ op: 'insert', place, block: second }] });
  session.perform({ label: '', operations: [{ op: 'omit', id: text.id, locale: 'en', value: true }] });
  const { view } = contextWith();
  const edited = { id: second.id, field: 'content', locale: 'de' } as const;
  const modules = textModules({ session, view, place: edited, type: () => {} });
  expect(modules.join('before', () => 3)).toBe(false);
  expect(top()).toHaveLength(2);
  session.perform({ label: '', operations: [{ op: 'omit', id: second.id, locale: 'en', value: true }] });
  expect(modules.join('before', () => 3)).toBe(true);
  expect(top()).toEqual(['text:<p>a</p><p>b</p>:<p>e</p><p>f</p>']);
  session.queue.stop();
});

it('joined texts are up to date if both were, and unread if a machine has translated one of them', () => {
  const { session, text } = textWith('<p>a</p>', '<p>e</p>');
  const second = newBlock('text');
  second.translations = { de: { content: '<p>b</p>' }, en: { content: '<p>f</p>' } };
  const place = { parent: session.store.root.id, slot: 0, index: 1 };
  session.perform({ label: '', operations: [{ op: 'insert', place, block: second }] });
  const { view } = contextWith();
  const edited = { id: second.id, field: 'content', locale: 'de' } as const;
  const modules = textModules({ session, view, place: edited, type: () => {} });
  const joined = () => session.store.block(text.id);
  modules.join('before', () => 3);
  expect([joined()?.basis, joined()?.machine]).toEqual([undefined, undefined]);
  session.undo();
  const unread = { op: 'machine', id: second.id, field: 'content', locale: 'en', value: '<p>f</p>' } as const;
  session.perform({ label: '', operations: [unread] });
  modules.join('before', () => 3);
  expect(joined()?.translations.en.content).toBe('<p>e</p><p>f</p>');
  expect(unreadOf(joined() ?? text)).toEqual([{ field: 'content', locale: 'en' }]);
  session.queue.stop();
});

it.each([
  ['has only the words of the second where the first has none', '<p>a</p>', undefined, { content: '<p>b</p>' }],
  ['is as outdated as the second where the first is empty', '', { content: '<p>c</p>' }, { content: '<p>c</p>' }],
  ['is up to date where the first is empty', '', undefined, undefined],
])('the English of joined texts %s', (_, de, stored, basis) => {
  const { session, text } = textWith(de);
  const second = newBlock('text');
  second.translations = { de: { content: '<p>b</p>' }, en: { content: '<p>f</p>' } };
  if (stored) second.basis = stored;
  const place = { parent: session.store.root.id, slot: 0, index: 1 };
  session.perform({ label: '', operations: [{ op: 'insert', place, block: second }] });
  const edited = { id: second.id, field: 'content', locale: 'de' } as const;
  textModules({ session, view: contextWith().view, place: edited, type: () => {} }).join('before', () => 3);
  expect(session.store.block(text.id)?.translations.en.content).toBe('<p>f</p>');
  expect(session.store.block(text.id)?.basis).toEqual(basis);
  session.queue.stop();
});

it('only a block that is nothing but a rich text can be split', () => {
  const { session, place } = textWith('<p>a</p>');
  expect(canSplitText(session, place, ['headline', 'container'])).toBe(true);
  expect(canSplitText(session, { ...place, id: 'first001' })).toBe(false);
  expect(canSplitText(session, place, ['faqitem'])).toBe(false);
  session.queue.stop();
});
