import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { valueAt } from '#contract/blocks/apply-operation.ts';
import { type Block, createBlock } from '#contract/blocks/block.ts';
import { AppError } from '#contract/base/errors.ts';
import { defaultFieldSettings } from '#contract/fields/field-settings.ts';
import type { OperationBatch } from '#contract/blocks/operations.ts';
import type { BatchResult, SectionDraft } from '#contract/editing/section.ts';
import { Unavailable } from '#contract/client/unavailable.ts';
import { ApiError, type CallApi } from '../editor/core/api-client.ts';
// Loaded here, because the session would load it in real time.
import '../editor/core/session/resolve-conflict.ts';
import { EditSession } from '../editor/core/session/edit-session.ts';
import { defaultSetup } from '../editor/core/session/editor-setup.ts';
import { mergeTexts } from '../editor/core/tree/merge-texts.ts';
import { isBlockTag, textOf, type TextToken, textTokens } from '../editor/core/tree/text-tokens.ts';
import { SectionFollower } from '../editor/features/presence/use-presence.ts';
import { rebaseOperations } from '../server/areas/sections/tree/rebase-operations.ts';
import { everything } from './extent.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', () => 0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Time in milliseconds that a request and an answer take. */
const latency = 150;
const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** Two texts, so that what one person sends of the first meets what another has written in the second. */
const ids = ['text0001', 'text0002'] as const;
const rules = { fieldSettings: defaultFieldSettings, locale: 'de' } as const;
const resolved = () => ({ pictures: {}, links: {}, events: {} });
const textsIn = (root: Block) =>
  (root.columns?.[0]?.children ?? []).map((one) => String(valueAt(one, 'content', 'de')));

/** One section on a server: its revisions, and what is applied to them, with the real rules for merging. */
class Server {
  readonly revisions: Block[];

  constructor(html: string[]) {
    const root = createBlock('container', 'root0001');
    const children = ids.map((id) => createBlock('text', id));
    for (const [index, child] of children.entries()) child.translations.de.content = html[index] ?? '';
    root.columns = [{ children }];
    this.revisions = [root];
  }

  get newest(): number {
    return this.revisions.length - 1;
  }

  get body(): Block {
    return this.revisions[this.newest] as Block;
  }

  draft(): SectionDraft {
    const body = structuredClone(this.body);
    const one = { slug: 'page-1', content_type: 'page', object_id: 1, published_revision: 0 };
    return { ...one, revision: this.newest, body, resolved: { de: resolved(), en: resolved() } };
  }

  apply({ base, operations }: OperationBatch): BatchResult {
    const merging = base < this.newest;
    try {
      const sent = this.revisions[base] as Block;
      const { body } = rebaseOperations({ base: sent, stored: this.body, operations, merging, rules });
      this.revisions.push(body);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
      throw new ApiError(409, { code: error.code, message: 'x', details: error.details });
    }
    return { revision: this.newest, body: structuredClone(this.body) };
  }
}

/** A person with an editor of their own. */
class Writer {
  readonly session: EditSession;
  readonly follower: SectionFollower;
  offline = false;
  readonly #server: Server;

  constructor(server: Server, tab: string) {
    this.#server = server;
    const api = (async (_endpoint: unknown, input: { body?: OperationBatch }) => {
      if (this.offline) throw new Unavailable('offline');
      await pause(latency);
      const answer = input.body ? server.apply(input.body) : server.draft();
      await pause(latency);
      return answer;
    }) as unknown as CallApi;
    const journalStore = {
      put: async () => {},
      drop: async () => {},
      orphans: async () => [],
      saveLog: async () => {},
      log: async () => undefined,
    };
    this.session = new EditSession({
      draft: server.draft(),
      setup: defaultSetup,
      locale: 'de',
      api,
      journalStore,
      tab,
    });
    this.follower = new SectionFollower(this.session);
  }

  get texts(): string[] {
    return textsIn(this.session.store.root);
  }

  tokens(text: number): TextToken[] {
    return textTokens(this.texts[text] ?? '');
  }

  write(text: number, tokens: readonly TextToken[]): void {
    this.session.write(ids[text] ?? '', 'content', textOf(tokens));
  }

  /** Takes what others saved, unless own steps are unsent; then they are sent and what others saved is merged. */
  async hear(): Promise<void> {
    if (this.offline) return;
    this.follower.hear({ revision: this.#server.newest, author: 'Somebody' });
    await this.settle();
  }

  async settle(): Promise<void> {
    await vi.advanceTimersByTimeAsync(1);
    // Where both replaced the same word, this person takes theirs and writes a word with the letters of both.
    const view = this.session.conflict.get();
    if (!view) return;
    const words = view.conflicts.map(({ id, base, theirs }) => {
      const text = ids.findIndex((other) => other === id);
      return { text, letters: mergeTexts(String(base), String(theirs), this.texts[text] ?? '').text };
    });
    await this.session.settle(view.conflicts.map(() => 'theirs'));
    for (const { text, letters } of words) this.write(text, textTokens(letters));
    await vi.advanceTimersByTimeAsync(1);
  }
}

interface Act {
  who: number;
  /** In which of the texts. */
  text: number;
  kind: 'type' | 'remove' | 'split' | 'bold' | 'wait' | 'hear' | 'offline' | 'online';
  /** Where in the text, and how much of it, as parts of 1000. */
  at: number;
  size: number;
}

const act: fc.Arbitrary<Act> = fc.record({
  who: fc.nat(2),
  text: fc.nat(1),
  kind: fc.constantFrom('type', 'type', 'type', 'remove', 'split', 'bold', 'wait', 'wait', 'hear', 'offline', 'online'),
  at: fc.nat(1000),
  size: fc.nat(1000),
});

/** What one act makes of a text; `letter` gives letters that occur only once. */
function change({ kind, at, size }: Act, tokens: TextToken[], letter: () => string) {
  const letters = tokens.flatMap((token, index) => (isBlockTag(token) ? [] : [index]));
  const place = letters[Math.floor((at / 1001) * letters.length)] ?? tokens.length;
  const count = 1 + Math.floor((size / 1001) * 6);
  const changed = tokens.slice();
  const few = letters.slice(letters.indexOf(place), letters.indexOf(place) + count);
  if (kind === 'type')
    changed.splice(place, 0, ...Array.from({ length: count }, () => ({ key: letter(), attributes: [], size: 1 })));
  if (kind === 'split')
    changed.splice(place, 0, { key: '</p>', attributes: [], size: 1 }, { key: '<p>', attributes: [], size: 1 });
  if (kind === 'bold')
    for (const index of few) changed[index] = { ...(tokens[index] as TextToken), attributes: ['<strong>'] };
  const removed = kind === 'remove' ? few.map((index) => tokens[index]?.key ?? '') : [];
  return { tokens: changed.filter((token) => !removed.includes(token.key)), removed };
}

/** Runs the acts, then brings everybody online; returns the texts of all and what they must contain. */
async function writeTogether(people: number, acts: Act[]) {
  const server = new Server(['<p>abcdefgh</p>', '<p>ij</p><ul><li>k</li><li>lmn</li></ul>']);
  const writers = Array.from({ length: people }, (_, index) => new Writer(server, `tab-${index}`));
  const expected = new Set('abcdefghijklmn');
  let letters = 0;
  const letter = () => {
    const next = String.fromCodePoint(0x4e00 + letters++);
    expected.add(next);
    return next;
  };
  for (const one of acts) {
    const writer = writers[one.who % people] as Writer;
    if (one.kind === 'offline' || one.kind === 'online') writer.offline = one.kind === 'offline';
    else if (one.kind === 'wait') await vi.advanceTimersByTimeAsync(one.size);
    else if (one.kind === 'hear') await writer.hear();
    else {
      const { tokens, removed } = change(one, writer.tokens(one.text), letter);
      for (const gone of removed) expected.delete(gone);
      writer.write(one.text, tokens);
    }
    for (const each of writers) await each.settle();
  }
  for (const writer of writers) writer.offline = false;
  for (let round = 0; round < 12; round += 1)
    for (const writer of writers) {
      writer.session.queue.retry();
      await vi.advanceTimersByTimeAsync(1500);
      await writer.settle();
      await writer.hear();
      await vi.advanceTimersByTimeAsync(1500);
    }
  return { stored: textsIn(server.body), shown: writers.map(({ texts }) => texts), expected };
}

it.each([2, 3])(
  '%i people who write in one text, online and offline, end with the same text and lose no letter',
  async (people) => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 30 }), async (acts) => {
        const { stored, shown, expected } = await writeTogether(people, acts);
        for (const texts of shown) expect(texts).toEqual(stored);
        const letters = stored.flatMap(textTokens).filter((token) => !isBlockTag(token));
        expect(letters.map(({ key }) => key).toSorted()).toEqual([...expected].toSorted());
      }),
      { numRuns: everything ? 5000 : 250 },
    );
  },
  120_000,
);
