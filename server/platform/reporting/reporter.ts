import { LRUCache } from 'lru-cache';
import type { Report } from '#contract/reporting/report.ts';
import { createBuckets } from '../token-buckets.ts';
import { type Failure, serverFailure, browserFailure, makeEvent } from './make-event.ts';
import { createPost } from './post-event.ts';
import { readDsn } from './dsn.ts';

/** Sends failures to the reporting service; never throws, and no request waits for it. */
export interface Reporter {
  /** A failure in this process. `what` names the part of the program, `path` is the requested path. */
  report(what: string, error: unknown, path?: string): void;
  /** A failure that a visitor’s browser reported. */
  reportFromBrowser(report: Report, userAgent?: string): void;
}

export interface ReporterOptions {
  /** Undefined: nothing is reported. */
  dsn: string | undefined;
  fetch: typeof fetch;
  clock: () => Date;
  /** Milliseconds after which a request to the service is aborted. */
  timeout?: number;
}

const noReporter: Reporter = { report: () => {}, reportFromBrowser: () => {} };
/** The same failure is reported only once within this time, in milliseconds. */
const pause = 60_000;
const maxKnown = 500;
/** Limit for the reports of all browsers together: thirty at once, then one in two seconds. */
const fromBrowsers = { burst: 30, perSecond: 0.5 };

export function createReporter({ dsn, fetch, clock, timeout = 3000 }: ReporterOptions): Reporter {
  if (dsn === undefined) return noReporter;
  const post = createPost({ to: readDsn(dsn), fetch, clock, timeout });
  const browsers = createBuckets(fromBrowsers, clock);
  const reportedAt = new LRUCache<string, number>({ max: maxKnown });

  function isNew(failure: Failure): boolean {
    const now = clock().getTime();
    const key = keyOf(failure);
    if (now - (reportedAt.get(key) ?? -Infinity) < pause) return false;
    reportedAt.set(key, now);
    return true;
  }
  return {
    report(what, error, path) {
      const failure = serverFailure(what, error, path);
      if (isNew(failure)) post(makeEvent(failure, clock()));
    },
    reportFromBrowser(report, userAgent) {
      const failure = browserFailure(report, userAgent);
      if (isNew(failure) && browsers.take('all') === 0) post(makeEvent(failure, clock()));
    },
  };
}

function keyOf({ side, what, errors }: Failure): string {
  return JSON.stringify([side, what, ...errors.map(({ name, message, stack }) => [name, message, placeIn(stack)])]);
}

function placeIn(stack: string): string {
  return stack.split('\n').find((line) => /:\d+:\d+\)?$/.test(line)) ?? '';
}
