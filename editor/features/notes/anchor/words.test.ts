import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findWords, quoteOf, wordsNow } from './find-words.ts';
import { beginFollowing, type Followed, followWords } from './follow-words.ts';

const text = 'Der Vorhang hebt sich um acht. Nach der Pause hebt er sich um acht noch einmal, um acht Zentimeter.';
const at = (words: string, from = 0, inText = text) => {
  const start = inText.indexOf(words, from);
  return { start, end: start + words.length };
};
const second = at('um acht', 40);
const found = (after: string, quote = quoteOf(text, second)) => {
  const range = findWords(after, quote);
  return range && after.slice(range.start, range.end);
};

it('quoted words are found among equal ones by what is around them', () => {
  for (const words of [at('um acht'), second, at('um acht', 70)])
    expect(findWords(`Vorweg: ${text}`, quoteOf(text, words))?.start).toBe(words.start + 8);
});

it('quoted words are found with their new wording between what is around them, and gone when nothing of either is left', () => {
  expect(found(text.replace('sich um acht noch', 'sich um halb neun noch'))).toBe('um halb neun');
  expect(found('Etwas ganz anderes steht jetzt hier.')).toBeNull();
  expect(found('')).toBeNull();
  expect(found(text.replace('sich um acht noch', 'sich noch'))).toBeNull();
});

it('quoted words are not taken for short words elsewhere', () => {
  const quote = quoteOf('Es ist die Oper.', at('ist', 0, 'Es ist die Oper.'));
  expect(findWords('Christoph kommt.', quote)).toBeNull();
});

const follow = (...texts: string[]) => texts.reduce(followWords, beginFollowing(text, quoteOf(text, second)));
const wordsIn = ({ text: inText, range }: Followed) => range && inText.slice(range.start, range.end);

it('following words goes on through letters typed in them, before and behind them', () => {
  const typed = text.replace('sich um acht noch', 'sich um acht Uhr noch');
  expect(wordsIn(follow(typed, `Heute: ${typed}`))).toBe('um acht');
  expect(wordsIn(follow(text.replace('sich um acht noch', 'sich um aacht noch')))).toBe('um aacht');
});

it('following words keeps the words that were quoted, and says what they are now', () => {
  const { quote } = follow(text.replace('sich um acht noch', 'sich um neun noch'));
  expect(quote).toMatchObject({ exact: 'um acht', now: 'um neun' });
  expect(follow(text.replace('sich um acht noch', 'sich um neun noch'), text).quote).not.toHaveProperty('now');
});

it('following words finds words again that come back after they were deleted', () => {
  const without = text.replace('sich um acht noch', 'sich noch');
  expect(wordsIn(follow(without))).toBeNull();
  expect(follow(without, text).range).toEqual(second);
});

it('following words replaces them letter by letter', () => {
  const states = ['', 'u', 'um', 'um ', 'um n', 'um neun'].map((now) =>
    text.replace('sich um acht noch', `sich ${now} noch`),
  );
  expect(wordsIn(follow(...states))).toBe('um neun');
});

it('following words keeps what is left when a change goes over one end', () => {
  expect(wordsIn(follow(text.replace('hebt er sich um acht noch', 'acht noch')))).toBe('acht');
});

/** Texts of few letters, so that words repeat. */
const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' ', '\n'), maxLength: 120 });
/** Texts that do not repeat themselves. */
const varied = fc.shuffledSubarray([...'bcdefgijklnopqrsvwxyz '], { minLength: 20 }).map((each) => each.join(''));
const change = fc.record({
  from: fc.nat(),
  length: fc.nat({ max: 12 }),
  insert: letters.map((each) => each.slice(0, 9)),
});

function applied(before: string, { from, length, insert }: { from: number; length: number; insert: string }): string {
  const start = from % (before.length + 1);
  return before.slice(0, start) + insert + before.slice(start + length);
}

it('with any text and any changes, a quote finds its own words', () => {
  fc.assert(
    fc.property(letters, fc.nat(), fc.integer({ min: 1, max: 20 }), (any, from, length) => {
      fc.pre(any.length > 0);
      const start = from % any.length;
      const end = Math.min(any.length, start + length);
      expect(findWords(any, quoteOf(any, { start, end }))).toEqual({ start, end });
    }),
    { numRuns: 1000 },
  );
});

it('with any text and any changes, changes elsewhere move the words and nothing else', () => {
  fc.assert(
    fc.property(
      letters,
      letters,
      fc.array(fc.record({ before: fc.boolean(), change }), { maxLength: 12 }),
      (one, other, changes) => {
        // Marks on both sides, so that a change of repeated letters is where it was made.
        let [left, right] = [`${one}<`, `>${other}`];
        const noted = 'um acht';
        let state = beginFollowing(
          left + noted + right,
          quoteOf(left + noted + right, { start: left.length, end: left.length + noted.length }),
        );
        for (const each of changes) {
          if (each.before) left = `${applied(left.slice(0, -1), each.change)}<`;
          else right = `>${applied(right.slice(1), each.change)}`;
          state = followWords(state, left + noted + right);
        }
        expect(state.range).toEqual({ start: left.length, end: left.length + noted.length });
        expect(wordsNow(state.quote)).toBe(noted);
      },
    ),
    { numRuns: 1000 },
  );
});

it('with any text and any changes, a range lies in the text, is not empty, and its quote is found by whoever opens the page then', () => {
  fc.assert(
    fc.property(letters, fc.nat(), fc.array(change, { maxLength: 15 }), (any, from, changes) => {
      fc.pre(any.length > 2);
      const start = from % (any.length - 1);
      let state = beginFollowing(any, quoteOf(any, { start, end: Math.min(any.length, start + 6) }));
      for (const each of changes) {
        state = followWords(state, applied(state.text, each));
        const { range, text: now, quote } = state;
        if (!range) continue;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeLessThanOrEqual(now.length);
        expect(range.end).toBeGreaterThan(range.start);
        expect(findWords(now, quote)).toEqual(range);
      }
    }),
    { numRuns: 2000 },
  );
});

it('with any text and any changes, undoing all changes brings the words back, where letters around them do not repeat', () => {
  fc.assert(
    fc.property(varied, fc.array(change, { minLength: 1, maxLength: 6 }), (any, changes) => {
      const whole = `${any}[um acht]${[...any].toReversed().join('')}`;
      const words = { start: any.length + 1, end: any.length + 8 };
      const texts = [whole];
      for (const each of changes) texts.push(applied(texts.at(-1) ?? '', each));
      const back = texts.toReversed().slice(1);
      const end = [...texts.slice(1), ...back].reduce(followWords, beginFollowing(whole, quoteOf(whole, words)));
      expect(end.text).toBe(whole);
      expect(end.range).toEqual(words);
    }),
    { numRuns: 500 },
  );
});
