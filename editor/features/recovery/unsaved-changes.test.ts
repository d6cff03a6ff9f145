import { expect, it } from 'vitest';
import { createBlock } from '#contract/blocks/block.ts';
import type { Operation } from '#contract/blocks/operations.ts';
import { EditorStore } from '../../core/tree/store.ts';
import { nothingResolved, section } from '../../core/tree/tree.fixture.ts';
import type { UnsentStep } from '../../core/saving/journal-store.ts';
import { unsavedChanges } from './recover-unsaved.tsx';

const root = section();
const store = new EditorStore(root, { de: nothingResolved(), en: nothingResolved() }, 'de');
const quote = createBlock('quote', 'quote-new1');
quote.translations.de.content = 'Ein neues Zitat';
let made = 0;

function step(operation: Operation, label: string): UnsentStep {
  made += 1;
  return { key: `k${made}`, slug: 's', tab: 't', order: made, operation, label, at: made, base: 1, batch: null };
}
const set = (before: string, value: string) =>
  step({ op: 'set', id: 'any', field: 'content', locale: 'de', before, value }, 'Text geändert');

it('merges the steps of one text into one change, with the first and the last value', () => {
  const flag = step({ op: 'set', id: 'any', field: 'wide', locale: null, before: false, value: true }, 'Breite');
  const changes = unsavedChanges([set('eins', 'eins zwei'), flag, set('eins zwei', 'eins drei')], store, 'de');
  expect(changes.map(({ label, before, after }) => [label, before, after])).toEqual([
    ['Text geändert', 'eins', 'eins drei'],
    ['Breite', '', ''],
  ]);
});

it('shows the text of an added or removed module', () => {
  const [first] = root.columns?.[0]?.children ?? [];
  const text = Object.values(first?.translations.de ?? {}).find(Boolean);
  const changes = unsavedChanges(
    [
      step({ op: 'insert', place: { parent: root.id, slot: 0, index: 0 }, block: quote }, 'Zitat eingefügt'),
      step({ op: 'remove', id: first?.id ?? '' }, 'Entfernt'),
    ],
    store,
    'de',
  );
  expect(changes[0]).toMatchObject({ before: '', after: 'Ein neues Zitat' });
  expect(changes[1]?.after).toBe('');
  expect(changes[1]?.before).toContain(text);
});
