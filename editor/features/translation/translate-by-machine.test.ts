import { beforeEach, expect, it, vi } from 'vitest';
import { createBlock } from '#contract/blocks/block.ts';
import { unreadOf } from '#contract/blocks/machine-texts.ts';
import { ApiError, type CallApi } from '../../core/api-client.ts';
import { EditSession } from '../../core/session/edit-session.ts';
import { defaultSetup } from '../../core/session/editor-setup.ts';
import { headline, nothingResolved, section } from '../../core/tree/tree.fixture.ts';
import { markRead } from './mark-read.ts';
import { translateByMachine } from './translate-by-machine.ts';

interface Asked {
  target: string;
  texts: { text: string; rich: boolean }[];
}
type Answer = (asked: Asked) => unknown;

beforeEach(() => void vi.stubGlobal('requestAnimationFrame', () => 0));

const inCapitals: Answer = ({ texts }) => ({
  texts: texts.map(({ text }) => ({ text: text.toUpperCase(), problem: null })),
});

/** A session whose service answers like this. `left0001` has English that is outdated, `right001` English only. */
function open(answer: Answer = inCapitals) {
  const body = section();
  const [first, columns] = body.columns?.[0]?.children ?? [];
  const left = columns?.columns?.[0]?.children[0];
  const right = columns?.columns?.[1]?.children[0];
  if (!first || !left || !right) throw new Error('the fixture has changed');
  left.translations.en.content = 'left';
  left.basis = { content: 'Früher links' };
  right.translations = {
    de: { ...right.translations.de, content: '' },
    en: { ...right.translations.en, content: 'right' },
  };
  const fine = headline('fine0001', 'Gut');
  fine.translations.en.content = 'fine';
  const text = createBlock('text', 'text0001');
  text.translations.de.content = '<p>Abend</p>';
  const omitted = { ...headline('omitted1', 'Weg'), omitted: ['en' as const] };
  body.columns?.[0]?.children.push(fine, text, omitted);
  const draft = {
    ...{ slug: 'page-1', content_type: 'page', object_id: 1, revision: 1, published_revision: 1 },
    ...{ body, resolved: { de: nothingResolved(), en: nothingResolved() } },
  };
  const asked: Asked[] = [];
  const api = (async ({ id }: { id: string }, input: { body: Asked }) => {
    if (id !== 'translateTexts') return new Promise(() => {});
    asked.push(input.body);
    return answer(input.body);
  }) as unknown as CallApi;
  const none = { put: async () => {}, drop: async () => {}, orphans: async () => [], saveLog: async () => {} };
  const journalStore = { ...none, log: async () => undefined };
  const setup = { ...defaultSetup, translation: true };
  const session = new EditSession({ draft, setup, locale: 'de', api, journalStore, tab: 'tab' });
  const english = (id: string) => session.store.block(id)?.translations.en.content;
  const unread = (id: string) => unreadOf(session.store.block(id) ?? body);
  return { session, asked, english, unread };
}

const page = { ids: ['root0001'], target: 'en' } as const;

it('a page gets what is missing or outdated as one step, marked as a draft; one undo takes it back', async () => {
  const { session, asked, english, unread } = open();
  await translateByMachine(session, page);
  expect(asked).toEqual([
    {
      target: 'en',
      texts: [
        { text: 'Oben', rich: false },
        { text: 'Links', rich: false },
        { text: '<p>Abend</p>', rich: true },
      ],
    },
  ]);
  expect([english('first001'), english('left0001'), english('fine0001')]).toEqual(['OBEN', 'LINKS', 'fine']);
  expect(session.store.block('left0001')?.basis).toBeUndefined();
  expect(unread('first001')).toEqual([{ field: 'content', locale: 'en' }]);
  expect(unread('fine0001')).toEqual([]);
  expect(session.log.entries).toHaveLength(1);
  session.undo();
  expect([english('first001'), english('left0001'), unread('first001')]).toEqual(['', 'left', []]);
  expect(session.store.block('left0001')?.basis).toEqual({ content: 'Früher links' });
});

it('a module gets its descendants, a field only itself', async () => {
  const { session, asked } = open();
  await translateByMachine(session, { ids: ['columns1'], target: 'en' });
  await translateByMachine(session, { ids: ['text0001'], field: 'content', target: 'en' });
  await translateByMachine(session, { ids: ['text0001'], field: 'content', target: 'en' });
  expect(asked.map(({ texts }) => texts.map(({ text }) => text))).toEqual([['Links'], ['<p>Abend</p>']]);
});

it('a module with English only gets German', async () => {
  const { session, asked, unread } = open();
  await translateByMachine(session, { ids: ['right001'], target: 'de' });
  expect(asked[0]?.texts).toEqual([{ text: 'right', rich: false }]);
  expect(session.store.block('right001')?.translations.de.content).toBe('RIGHT');
  expect(unread('right001')).toEqual([{ field: 'content', locale: 'de' }]);
});

it('a text that a person changes meanwhile stays, and one that came back damaged is named', async () => {
  const { session, english } = open(({ texts }) => {
    session.write('first001', 'content', 'Anders');
    return {
      texts: texts.map(({ text, rich }) => (rich ? { text: null, problem: 'Links' } : { text, problem: null })),
    };
  });
  await translateByMachine(session, page);
  expect([english('first001'), english('left0001'), english('text0001')]).toEqual(['', 'Links', '']);
  const error = session.alerts.list.get().find(({ kind }) => kind === 'error');
  expect(error?.text.split('\n')).toEqual([
    expect.stringContaining('Der Text wurde inzwischen geändert'),
    expect.stringContaining(': Links'),
  ]);
});

it('a service that fails changes nothing and says why', async () => {
  const { session } = open(() => {
    throw new ApiError(503, { code: 'unavailable', message: 'Das Kontingent ist aufgebraucht' });
  });
  await translateByMachine(session, page);
  expect(session.log.entries).toHaveLength(0);
  expect(session.alerts.list.get()).toContainEqual(
    expect.objectContaining({ kind: 'error', text: 'Das Kontingent ist aufgebraucht' }),
  );
});

it('a long page is asked for in several calls; what came before a failure is kept', async () => {
  let calls = 0;
  const { session, asked, english } = open((body) => {
    calls += 1;
    if (calls === 2) session.write('more58', 'content', 'By hand', { language: 'en' });
    if (calls === 2) throw new ApiError(503, { code: 'unavailable', message: 'weg' });
    return inCapitals(body);
  });
  for (let index = 0; index < 60; index += 1) {
    const place = { parent: 'root0001', slot: 0, index: 0 };
    session.perform({ label: '', operations: [{ op: 'insert', place, block: headline(`more${index}`, 'Mehr') }] });
  }
  await translateByMachine(session, page);
  expect(asked.map(({ texts }) => texts.length)).toEqual([50, 13]);
  expect([english('more59'), english('first001')]).toEqual(['MEHR', '']);
  // Written by a person while the second call ran.
  expect(english('more58')).toBe('By hand');
});

it('reading is a step of its own with an undo', async () => {
  const { session, unread } = open();
  await translateByMachine(session, { ids: ['first001'], target: 'en' });
  markRead(session, ['first001'], 'de');
  expect(unread('first001')).toHaveLength(1);
  markRead(session, ['first001'], 'en');
  expect(unread('first001')).toEqual([]);
  session.undo();
  expect(unread('first001')).toHaveLength(1);
});
