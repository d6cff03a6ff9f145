import { LRUCache } from 'lru-cache';

/** A response that is the same for every visitor, and its dependencies. */
export interface CachedAnswer {
  value: unknown;
  tags: readonly string[];
  /** Time from which the response is different, in milliseconds since 1970. */
  expiresAt: number;
}

/** Public answers (menus, settings, pages), cached until something that they depend on changes. */
export interface ResponseCache {
  get(key: string): CachedAnswer | undefined;
  /** Call before the request and pass it to `set`, which refuses an answer from before the last invalidation. */
  generation(): number;
  set(key: string, answer: CachedAnswer, generation: number): void;
  /** Drops answers with any of the tags; null: all answers. */
  drop(tags: readonly string[] | null): void;
}

interface ResponseCacheOptions {
  /** Maximum number of answers; the least recently used is dropped first. */
  size?: number;
  /** Milliseconds after which an answer is requested again: an event that ends changes no content. */
  maxAge?: number;
  now?: () => number;
}

export function createResponseCache({
  size = 500,
  maxAge = 60_000,
  now = Date.now,
}: ResponseCacheOptions = {}): ResponseCache {
  const entries = new LRUCache<string, CachedAnswer & { freshUntil: number }>({ max: size });
  let drops = 0;
  return {
    get(key) {
      const entry = entries.get(key);
      if (entry && now() < entry.freshUntil) return entry;
      entries.delete(key);
      return undefined;
    },
    generation: () => drops,
    set(key, answer, generation) {
      if (generation !== drops || answer.tags.length === 0) return;
      entries.set(key, { ...answer, freshUntil: Math.min(now() + maxAge, answer.expiresAt) });
    },
    drop(tags) {
      drops += 1;
      for (const [key, answer] of [...entries])
        if (tags === null || answer.tags.some((tag) => tags.includes(tag))) entries.delete(key);
    },
  };
}
