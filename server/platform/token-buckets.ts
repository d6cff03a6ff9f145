import { LRUCache } from 'lru-cache';

/** Capacity of a bucket, and tokens added per second. */
export interface Rate {
  burst: number;
  perSecond: number;
}

interface Bucket {
  left: number;
  at: number;
}

const max = 10_000;

/** One bucket per key. `take` returns 0 if a token was available, otherwise the seconds to wait, rounded up. */
export function createBuckets(rate: Rate, clock: () => Date): { take(key: string): number } {
  const buckets = new LRUCache<string, Bucket>({ max });
  return {
    take(key) {
      const now = clock().getTime();
      const known = buckets.get(key);
      // A clock that was set back takes no tokens.
      const passed = known ? Math.max(0, now - known.at) : 0;
      const refilled = known ? known.left + (passed / 1000) * rate.perSecond : rate.burst;
      const left = Math.min(rate.burst, refilled);
      buckets.set(key, { left: left >= 1 ? left - 1 : left, at: now });
      return left >= 1 ? 0 : Math.max(1, Math.ceil((1 - left) / rate.perSecond));
    },
  };
}
