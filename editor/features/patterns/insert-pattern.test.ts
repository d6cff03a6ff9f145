import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Block, createBlock } from '#contract/blocks/block.ts';
import type { PatternEntry } from '#contract/editing/patterns/patterns-api.ts';
import type { CallApi } from '../../core/api-client.ts';
import { contextWith } from '../../commands/context.fixture.ts';
import { newBlock } from '../../core/tree/new-block.ts';
import { nothingResolved } from '../../core/tree/tree.fixture.ts';
import { findEntries } from '../insert/find-entries.ts';
import { patternEntries } from '../insert/pattern-entries.ts';
import { insertPattern } from './insert-pattern.ts';

beforeAll(() => void vi.stubGlobal('requestAnimationFrame', () => 0));
afterAll(() => void vi.unstubAllGlobals());

let made = 0;

/** A pattern of these modules, and a page whose server answers with them. */
function situation(modules: Block[], { api }: { api?: CallApi } = {}) {
  const { session } = contextWith();
  made += 1;
  const pattern: PatternEntry = {
    id: made,
    title: { de: 'Stimme', en: 'Voice' },
    description: { de: 'Für Übersichten', en: '' },
    is_template: false,
    section: `pattern-${made}`,
    models: modules.map(({ model }) => model),
  };
  const body = { ...createBlock('container', 'pattern-root'), columns: [{ children: modules }] };
  const resolved = { de: nothingResolved(), en: nothingResolved() };
  const about = { content_type: 'pattern', object_id: made, revision: 1, published_revision: null };
  const answer = (async () => ({ slug: pattern.section, ...about, body, resolved })) as CallApi;
  Object.assign(session, { api: api ?? answer });
  session.queue.stop();
  const top = () => session.store.list(session.store.root.id, 0).map((id) => session.store.block(id));
  const place = { parent: session.store.root.id, slot: 0, index: 0 };
  return { session, pattern, top, place };
}

it('its modules are inserted with new ids and without anchors, as one step', async () => {
  const headline = newBlock('headline');
  headline.fields.anchor = 'stimme';
  const { session, pattern, top, place } = situation([headline, newBlock('quote')]);
  const before = top();
  await insertPattern(session, pattern, { place });
  const after = top();
  expect(after.slice(0, 2).map((block) => block?.model)).toEqual(['headline', 'quote']);
  expect(after[0]?.id).not.toBe(headline.id);
  expect(after[0]?.fields.anchor).toBe('');
  expect(session.selection.get().id).toBe(after[0]?.id);
  session.undo();
  expect(top()).toEqual(before);
  session.queue.stop();
});

it('in a text they split it; words that were typed meanwhile stay', async () => {
  const { session, pattern, top, place } = situation([newBlock('quote')]);
  const text = newBlock('text');
  text.translations.de.content = '<p>a</p><p></p><p>b</p>';
  session.perform({ label: '', operations: [{ op: 'insert', place, block: text }] });
  let isTyped = false;
  const at = {
    place: { id: text.id, field: 'content', locale: 'de' as const },
    around: () => (isTyped ? null : { before: '<p>a</p>', after: '<p>b</p>' }),
    type: () => {},
  };
  const next = { ...place, index: 1 };
  await insertPattern(session, pattern, { place: next, text: at });
  expect(
    top()
      .slice(0, 3)
      .map((block) => block?.model),
  ).toEqual(['text', 'quote', 'text']);
  session.undo();
  const inserting = insertPattern(session, pattern, { place: next, text: at });
  session.write(text.id, 'content', '<p>a</p><p>more</p><p>b</p>');
  isTyped = true;
  await inserting;
  expect(
    top()
      .slice(0, 2)
      .map((block) => block?.model),
  ).toEqual(['text', 'quote']);
  expect(session.store.block(text.id)?.translations.de.content).toBe('<p>a</p><p>more</p><p>b</p>');
  session.queue.stop();
});

it('nothing is inserted where its modules are not allowed, or while the server does not answer', async () => {
  const { session, pattern, top } = situation([newBlock('quote')]);
  const faq = newBlock('faq');
  const place = { parent: session.store.root.id, slot: 0, index: 0 };
  session.perform({ label: '', operations: [{ op: 'insert', place, block: faq }] });
  const before = top();
  await insertPattern(session, pattern, { place: { parent: faq.id, slot: 0, index: 0 } });
  expect(top()).toEqual(before);
  expect(session.alerts.list.get().at(-1)?.text).toBe('Dieses Muster ist an dieser Stelle nicht erlaubt.');
  session.queue.stop();

  const away = (async () => Promise.reject(new Error('no network'))) as CallApi;
  const other = situation([newBlock('quote')], { api: away });
  const untouched = other.top();
  await insertPattern(other.session, other.pattern, { place: other.place });
  expect(other.top()).toEqual(untouched);
  other.session.queue.stop();
});

it('patterns are found by name and description in both languages, and by what they are', () => {
  const { pattern } = situation([newBlock('quote')]);
  const entries = patternEntries([pattern], 'en');
  expect(entries[0]).toMatchObject({ name: 'Voice', about: 'Für Übersichten' });
  for (const query of ['voice', 'stimme', 'uebersicht', 'muster', ''])
    expect(findEntries(entries, query), query).toHaveLength(1);
  expect(findEntries(entries, 'xyz')).toEqual([]);
});
