import { LRUCache } from 'lru-cache';
import type { Answer } from './requester.ts';

/** An answer from before, and when it arrived, in milliseconds since 1970. */
export interface LastAnswer {
  answer: Answer;
  at: number;
}

interface LastAnswersOptions {
  /** Most characters of all answers together, as they were sent. */
  size?: number;
  /** Milliseconds after which an answer is not shown any more. */
  maxAge?: number;
  now?: () => number;
}

/** The last good answer of each call, in bounded memory: the least recently used are dropped first. */
export class LastAnswers {
  readonly #entries: LRUCache<string, LastAnswer>;
  readonly #maxAge: number;
  readonly #now: () => number;

  constructor({ size = 16_000_000, maxAge = 24 * 60 * 60 * 1000, now = Date.now }: LastAnswersOptions = {}) {
    this.#entries = new LRUCache({
      maxSize: size,
      // An answer that would displace more than an eighth of the others is not stored.
      maxEntrySize: Math.floor(size / 8),
      // With a share for the entry itself, so that thousands of empty answers count as well.
      sizeCalculation: ({ answer }) => (answer.size ?? 0) + 500,
    });
    this.#maxAge = maxAge;
    this.#now = now;
  }

  get(key: string): LastAnswer | undefined {
    const found = this.#entries.get(key);
    if (found && this.#now() - found.at <= this.#maxAge) return found;
    this.delete(key);
    return undefined;
  }

  set(key: string, answer: Answer): void {
    this.#entries.set(key, { answer, at: this.#now() });
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }
}
