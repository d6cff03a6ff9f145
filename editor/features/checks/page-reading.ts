import type { Block } from '#contract/blocks/block.ts';
import { type BlockText, textsIn } from '#contract/blocks/block-texts.ts';
import { walkShown } from '#contract/blocks/omitted.ts';
import type { Locale } from '#contract/base/locale.ts';
import { htmlToLines } from '#text/html-to-text.ts';
import { type Reading, readingOf, sentencesOf, wordsOf } from '#text/reading/reading-ease.ts';

/** A sentence that asks much of readers, and the text in which it stands. */
export interface LongSentence extends Pick<BlockText, 'field'> {
  id: string;
  text: string;
  words: number;
}

export interface PageReading extends Reading {
  /** The longest first. */
  long: LongSentence[];
}

/** Words from which on a sentence is called long. */
const longFrom = 25;
const longShown = 5;

/** Length and reading ease of the texts of a page in one language; headlines count as words, but not as sentences. */
export function readPage(root: Block, locale: Locale): PageReading {
  const shown = new Set([...walkShown(root, locale)].map(({ id }) => id));
  const texts = textsIn(root, [locale]).filter(({ block }) => shown.has(block.id));
  const prose = texts.filter(({ definition }) => definition.kind !== 'line');
  const reading = readingOf(prose.flatMap(paragraphsOf), locale);
  const words = texts.flatMap(paragraphsOf).reduce((sum, paragraph) => sum + wordsOf(paragraph).length, 0);
  const long = prose
    .flatMap((text) =>
      paragraphsOf(text)
        .flatMap(sentencesOf)
        .map((sentence) => ({ id: text.block.id, field: text.field, text: sentence, words: wordsOf(sentence).length })),
    )
    .filter((sentence) => sentence.words >= longFrom)
    .sort((one, other) => other.words - one.words)
    .slice(0, longShown);
  return { ...reading, words, long };
}

function paragraphsOf({ value, rich }: BlockText): string[] {
  return (rich ? htmlToLines(value) : value).split('\n').filter((line) => line.trim() !== '');
}
