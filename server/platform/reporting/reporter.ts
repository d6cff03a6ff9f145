import { LRUCache } from 'lru-cache';
import type { Report } from '#contract/reporting/report.ts';
import { createBuckets } from '../token-buckets.ts';
import { type Failure, serverFailure, browserFailure, makeEvent, type ReportedEvent } from './make-event.ts';
import { reasonOf } from './describe-error.ts';

interface PostOptions {
  to: Destination;
  fetch: typeof fetch;
  clock: () => Date;
  /** Milliseconds after which a request to the service is aborted. */
  timeout: number;
}

const maxInFlight = 2;
const maxWaiting = 30;
/** Milliseconds without reports after a failure of the service. */
const defaultPause = 60_000;
const maxPause = 3_600_000;

/** Posts events in the background, two at a time. Events are dropped when the queue is full or the service is away. */
function createPost({ to, fetch, clock, timeout }: PostOptions): (event: ReportedEvent) => void {
  const waiting: ReportedEvent[] = [];
  let inFlight = 0;
  let pausedUntil = 0;

  async function send(event: ReportedEvent): Promise<void> {
    const body = JSON.stringify(event);
    const head = JSON.stringify({ event_id: event.event_id, sent_at: clock().toISOString() });
    const item = JSON.stringify({ type: 'event', length: new TextEncoder().encode(body).length });
    const answer = await fetch(to.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=proscenium/1, sentry_key=${to.key}`,
      },
      body: `${head}\n${item}\n${body}\n`,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    await answer.body?.cancel();
    const rest = limitOf(answer.headers);
    if (!answer.ok) pause(`answered ${answer.status}`, rest || Number(answer.headers.get('retry-after')) * 1000);
    else if (rest > 0) pause('takes no more errors', rest);
  }

  /** Logs one line for an outage, not one for each lost report. */
  function pause(reason: string, retryAfter = 0): void {
    const now = clock().getTime();
    if (now < pausedUntil) return;
    const length = Math.min(maxPause, retryAfter > 0 ? retryAfter : defaultPause);
    pausedUntil = now + length;
    waiting.length = 0;
    console.error(`Error reporting: the service ${reason}; nothing is reported for ${Math.round(length / 1000)} s.`);
  }

  function next(): void {
    const event = inFlight < maxInFlight ? waiting.shift() : undefined;
    if (!event) return;
    inFlight += 1;
    send(event)
      .catch((error: unknown) => pause(`cannot be reached (${reasonOf(error)})`))
      .finally(() => {
        inFlight -= 1;
        next();
      })
      .catch(() => {});
  }

  return (event) => {
    if (clock().getTime() < pausedUntil || waiting.length >= maxWaiting) return;
    waiting.push(event);
    next();
  };
}

/** Milliseconds for which the service takes no errors: `60:error;session:project, 90::organization`, in any answer. */
function limitOf(headers: Headers): number {
  const limits = (headers.get('x-sentry-rate-limits') ?? '').split(',').map((limit) => limit.trim().split(':'));
  const ours = limits.filter(([, kinds = '']) => kinds === '' || kinds.split(';').includes('error'));
  return Math.max(0, ...ours.map(([seconds]) => Number(seconds) * 1000 || 0));
}

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

/** Address and key of the reporting service. */
interface Destination {
  /** Endpoint for Sentry envelopes. */
  url: string;
  /** Public key of the project. */
  key: string;
}

/** Parses a Sentry DSN, `https://key@host/path/1`. */
export function readDsn(dsn: string): Destination {
  const { protocol, username, host, pathname } = new URL(dsn);
  const cut = pathname.lastIndexOf('/');
  return {
    url: `${protocol}//${host}${pathname.slice(0, cut)}/api/${pathname.slice(cut + 1)}/envelope/`,
    key: username,
  };
}
