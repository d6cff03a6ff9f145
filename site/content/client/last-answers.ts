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
  readonly #entries = new Map<string, LastAnswer>();
  readonly #limit: number;
  readonly #maxAge: number;
  readonly #now: () => number;
  #size = 0;

  constructor({ size = 16_000_000, maxAge = 24 * 60 * 60 * 1000, now = Date.now }: LastAnswersOptions = {}) {
    this.#limit = size;
    this.#maxAge = maxAge;
    this.#now = now;
  }

  get(key: string): LastAnswer | undefined {
    const found = this.#entries.get(key);
    if (!found) return undefined;
    if (this.#now() - found.at > this.#maxAge) {
      this.delete(key);
      return undefined;
    }
    this.#entries.delete(key);
    this.#entries.set(key, found);
    return found;
  }

  /** Refuses an answer that would displace more than an eighth of the others. */
  set(key: string, answer: Answer): void {
    this.delete(key);
    if (sizeOf(answer) > this.#limit / 8) return;
    this.#entries.set(key, { answer, at: this.#now() });
    this.#size += sizeOf(answer);
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#limit) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const found = this.#entries.get(key);
    if (!found) return;
    this.#size -= sizeOf(found.answer);
    this.#entries.delete(key);
  }
}

/** With a share for the entry itself, so that thousands of empty answers count as well. */
function sizeOf({ size = 0 }: Answer): number {
  return size + 500;
}
