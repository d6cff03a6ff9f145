const wordsAMinute = 200;

/** Minutes to read so many words; at least one. */
export function toMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsAMinute));
}
