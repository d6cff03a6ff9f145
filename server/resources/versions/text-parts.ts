import { diffArrays } from 'diff';
import type { RecordChange } from '#contract/resources/versions.ts';

/** Longer texts, in characters of both, are shown one after the other, because comparing them would take too long. */
const longest = 60_000;

/** The difference of two texts by word. */
export function textParts(before: string, after: string): RecordChange['parts'] {
  const compared =
    before.length + after.length > longest
      ? undefined
      : diffArrays(tokensOf(before), tokensOf(after), { timeout: 200 });
  if (!compared) {
    const whole: RecordChange['parts'] = [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
    return whole.filter(({ text }) => text !== '');
  }
  return compared.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

/** Words, spaces and other characters; joined they are the text. */
function tokensOf(text: string): string[] {
  return text.match(/<[^>]*>|[\p{L}\p{N}\p{M}_]+|\s+|[^\s\p{L}\p{N}\p{M}_<]|</gu) ?? [];
}
