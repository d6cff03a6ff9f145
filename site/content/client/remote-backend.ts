import type { Endpoint } from '#contract/base/endpoint.ts';
import { fillPath } from '#contract/client/address.ts';
import { Unavailable } from '#contract/client/unavailable.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { type Answer, createRequester, type RequestOptions, type SendRequest } from './requester.ts';
import { type Need, withTimeout, type TimeBudget } from './time-budget.ts';
import { LRUCache } from 'lru-cache';

/** An answer from before, and when it arrived, in milliseconds since 1970. */
interface LastAnswer {
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

export interface RemoteBackendOptions extends Pick<RequestOptions, 'fetch' | 'origin'> {
  budget: TimeBudget;
  /** Reports a call that failed; once for all pages that wait for it. */
  onFailure: (endpoint: Endpoint, error: unknown) => void;
}

/** Pages that wait too long for one kind of call in a row, before the others do not wait at all. */
const patience = 3;

/**
 * A content backend in another process, which may be slow, dead or broken, for all pages of this process: equal calls
 * share one request, the last good answer of each is remembered, and what has just failed is not tried again at once.
 */
export class RemoteBackend {
  readonly #budget: TimeBudget;
  readonly #send: SendRequest;
  readonly #onFailure: RemoteBackendOptions['onFailure'];
  readonly #last = new LastAnswers();
  readonly #breaker: CircuitBreaker;
  readonly #underWay = new Map<string, { answer: Promise<Answer>; startedAt: number }>();

  constructor({ fetch, origin, budget, onFailure }: RemoteBackendOptions) {
    this.#budget = budget;
    this.#onFailure = onFailure;
    this.#breaker = new CircuitBreaker({ pause: budget.pause });
    this.#send = createRequester({ fetch, origin, request: new Request(origin), timeout: budget.required });
  }

  /**
   * The calls of one page, within its time. They carry nothing of the visitor. Those that every page needs are sent at
   * once, while its address is checked.
   */
  forPage(needed: Pick<RemoteCall, 'endpoint' | 'params'>[] = []): SendRequest {
    const page: Page = { startedAt: performance.now(), content: new Set(), begun: new Map() };
    for (const call of needed.map((each) => ({ ...each, query: {} }))) this.#begin(call, page);
    return (endpoint, params, query = {}, need = 'required') => {
      const found = this.#answer({ endpoint, params, query }, need, page);
      if (need === 'decoration' || need === 'frame') return found;
      page.content.add(found);
      const settled = () => page.content.delete(found);
      found.then(settled, settled);
      return found;
    };
  }

  #begin(call: RemoteCall, page: Page): void {
    const key = keyOf(call);
    if (this.#breaker.hasFailed(key) || this.#breaker.hasFailed(decorationOf(key))) return;
    const begun = this.#shared(call);
    begun.catch(() => {});
    page.begun.set(key, begun);
  }

  async #answer(call: RemoteCall, need: Need, page: Page): Promise<Answer> {
    const key = keyOf(call);
    const last = this.#last.get(key);
    const isDecoration = need === 'decoration' || (need === 'frame' && last !== undefined);
    const failure = isDecoration ? decorationOf(key) : key;
    const canDoWithout = need !== 'required' || last !== undefined;
    if ((canDoWithout && this.#breaker.isOpen(failure)) || this.#breaker.isOpen(call.endpoint.id, patience))
      return orLast(last, 'It failed a moment ago');
    try {
      const answer = await withTimeout(
        page.begun.get(key) ?? this.#shared(call),
        this.#patience(call, { need, last, isDecoration, page }),
      );
      if (answer !== 'late') return answer;
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      this.#breaker.failed(failure);
      return orLast(last, error);
    }
    this.#breaker.failed(failure);
    if (!isDecoration) this.#breaker.failed(call.endpoint.id);
    return orLast(last, 'too late');
  }

  #patience(call: RemoteCall, { need, last, isDecoration, page }: Waiting): Parameters<typeof withTimeout>[1] {
    const { required, optional, stale, decoration, total } = this.#budget;
    const left = Math.max(0, total - (performance.now() - page.startedAt));
    if (isDecoration) return { milliseconds: Math.min(decoration, left), until: () => contentOf(page) };
    const hasFailed = last !== undefined && this.#breaker.hasFailed(keyOf(call));
    const wanted = hasFailed ? decoration : last ? stale : need === 'required' ? required : optional;
    return { milliseconds: Math.min(wanted, left) };
  }

  /** A request that takes longer than any page waits for it may hang: it is not shared, so that a recovery is seen. */
  #shared(call: RemoteCall): Promise<Answer> {
    const key = keyOf(call);
    const known = this.#underWay.get(key);
    const startedAt = performance.now();
    if (known && startedAt - known.startedAt < this.#budget.stale) return known.answer;
    const answer = this.#sent(call, startedAt).finally(() => {
      if (this.#underWay.get(key)?.startedAt === startedAt) this.#underWay.delete(key);
    });
    this.#underWay.set(key, { answer, startedAt });
    return answer;
  }

  async #sent(call: RemoteCall, startedAt: number): Promise<Answer> {
    try {
      const answer = await this.#send(call.endpoint, call.params, call.query);
      this.#remember(call, answer, performance.now() - startedAt);
      return answer;
    } catch (error) {
      this.#onFailure(call.endpoint, error);
      throw error;
    }
  }

  /** That there is nothing is an answer too: what is gone is not shown again. Search texts do not repeat. */
  #remember({ endpoint, params, query }: RemoteCall, answer: Answer, took: number): void {
    const key = keyOf({ endpoint, params, query });
    if (endpoint.tag !== 'search') this.#last.set(key, answer);
    if (took <= this.#budget.decoration) this.#breaker.succeeded(decorationOf(key));
    if (took > this.#budget.stale) return;
    this.#breaker.succeeded(key);
    this.#breaker.succeeded(endpoint.id);
  }
}

interface RemoteCall {
  endpoint: Endpoint;
  params: Record<string, string>;
  query: Record<string, string>;
}

interface Page {
  startedAt: number;
  /** Calls for its content that have no answer yet. */
  content: Set<Promise<Answer>>;
  /** Calls that were sent before the page asked for them, by their address. */
  begun: Map<string, Promise<Answer>>;
}

interface Waiting {
  need: Need;
  last: LastAnswer | undefined;
  isDecoration: boolean;
  page: Page;
}

/** Settled when the page waits for nothing but decoration. */
async function contentOf({ content }: Page): Promise<void> {
  while (content.size > 0) await Promise.allSettled(content);
}

function orLast(last: LastAnswer | undefined, reason: unknown): Answer {
  if (last) return { ...last.answer, asOf: last.at };
  throw reason instanceof Unavailable ? reason : new Unavailable(reason);
}

/** Late decoration is remembered apart: the same call may be in time for a page that needs it. */
function decorationOf(key: string): string {
  return `decoration ${key}`;
}

function keyOf({ endpoint, params, query }: RemoteCall): string {
  return `${fillPath(endpoint.path, params)}?${new URLSearchParams(query)}`;
}
