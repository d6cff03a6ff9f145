import { expect, it } from 'vitest';
import { createBlock } from '#contract/blocks/block.ts';
import { headline } from '../../core/tree/tree.fixture.ts';
import { readPage } from './page-reading.ts';

const longSentence = `Wer ${Array.from({ length: 25 }, () => 'sehr').join(' ')} lange liest, schläft ein.`;

function page() {
  const root = createBlock('container', 'root0001');
  const text = createBlock('text', 'text0001');
  text.translations.de.content = `<p>Das Haus ist alt.</p><p>${longSentence} Der Saal ist groß.</p>`;
  const hidden = createBlock('text', 'text0002');
  hidden.translations.de.content = '<p>Nicht auf Deutsch.</p>';
  hidden.omitted = ['de'];
  root.columns = [{ children: [headline('head0001', 'Ein Haus'), text, hidden] }];
  return root;
}

it('counts the words of all texts that are shown, and lists the long sentences with their place', () => {
  expect(readPage(page(), 'de')).toEqual({
    ...{ words: 2 + 4 + 30 + 4, sentences: 3, ease: expect.any(Number) },
    long: [{ id: 'text0001', field: 'content', text: longSentence, words: 30 }],
  });
});

it('reads a language for itself: what is missing has no words', () => {
  expect(readPage(page(), 'en')).toEqual({ words: 0, sentences: 0, ease: null, long: [] });
});
