import { pageEditorApi } from '#contract/api.ts';
import type { Endpoint, ResponseOf } from '#contract/base/endpoint.ts';
import { Unavailable } from '#contract/client/unavailable.ts';
import type { Locale } from '#text/languages.ts';
import { asWritten } from '../reading/read.ts';
import { readAnswer, readOwnAnswer } from '../reading/read-answer.ts';
import type { RemoteBackend } from './remote-backend.ts';
import {
  type Answer,
  createRequester,
  hasPreviewCookie,
  type RequestOptions,
  type SendRequest,
  sessionCookie,
} from './requester.ts';
import type { CachedAnswer, ResponseCache } from './response-cache.ts';
import { type Need, withTimeout, type TimeBudget } from './time-budget.ts';

type Values = Record<string, string | number>;
type Params = Values & { locale: Locale };

export interface CallOptions {
  /** False for requests that rarely repeat, such as search texts. */
  keep?: boolean;
  /** What the page does without the answer; `required` for `get`, `decoration` for `optional`. */
  need?: Need;
}

/**
 * The calls that an area makes. Answers are parsed into the types of the contract; null when the backend has no such
 * entity. Within one page request each call is sent once; answers without a session are cached.
 */
export interface Calls {
  /** For required data: throws `Unavailable` when the backend cannot answer. */
  get<E extends Endpoint>(
    endpoint: E,
    params: Params,
    query?: Values,
    options?: CallOptions,
  ): Promise<ResponseOf<E> | null>;
  /** For optional data: null also when the backend cannot answer; such a page is not cached. */
  optional<E extends Endpoint>(
    endpoint: E,
    params: Params,
    query?: Values,
    options?: CallOptions,
  ): Promise<ResponseOf<E> | null>;
  /**
   * An entity with its own blocks: with `edit` the draft if the session may see it, otherwise the published version.
   */
  editable<E extends Endpoint>(endpoint: E, params: Params, edit: boolean): Promise<ResponseOf<E> | null>;
}

/** Records the cache dependencies of an answer, and caches it when it is the same for every visitor. */
export type Keep = <T>(key: string, call: () => Promise<Answer>, read: (body: unknown) => T) => Promise<T>;

interface CallsNeeded {
  requestPath: SendRequest;
  keep: Keep;
  hasSession: boolean;
  /** True: answers come from the backend of this process, in the types of the contract. */
  isOwn: boolean;
  /** Called when a part had to be left out. */
  onMissing: (need: Need) => void;
}

export function createCalls({ requestPath: request, keep, hasSession, isOwn, onMissing }: CallsNeeded): Calls {
  const coerce: typeof readAnswer = isOwn ? readOwnAnswer : readAnswer;
  const requested = new Map<string, Promise<unknown>>();
  function once<T>(key: string, call: () => Promise<T>): Promise<T> {
    const found = requested.get(key) ?? call();
    requested.set(key, found);
    return asWritten<Promise<T>>(found);
  }
  const calls: Calls = {
    get(endpoint, params, query = {}, { keep: keeps = true, need = 'required' } = {}) {
      const key = `${endpoint.id} ${new URLSearchParams(toStrings(params))} ${new URLSearchParams(toStrings(query))}`;
      const call = () => request(endpoint, toStrings(params), toStrings(query), need);
      const read = (body: unknown) => coerce(endpoint, body, { locale: params.locale, query });
      if (hasSession || !keeps) return once(key, async () => read((await call()).body));
      return once(key, () => keep(key, call, read));
    },
    optional: (endpoint, params, query, { need = 'decoration', ...options } = {}) =>
      calls.get(endpoint, params, query, { ...options, need }).catch((error: unknown) => {
        if (!(error instanceof Unavailable)) throw error;
        onMissing(need);
        return null;
      }),
    async editable(endpoint, params, edit) {
      if (edit && hasSession) {
        const { status, body } = await request(endpoint, toStrings(params), { edit: '' });
        if (status !== 401 && status !== 403) return coerce(endpoint, body, params);
      }
      return calls.get(endpoint, params);
    },
  };
  return calls;
}

function toStrings(values: Values): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

/** What the calls of one page have in common, and what the page depends on. */
export interface PageState {
  tags: Set<string>;
  expiresAt: number;
  complete: boolean;
  lacksParts: boolean;
  asOf: number | null;
  readonly hasSession: boolean;
  readonly isPreview: boolean;
  readonly isRemote: boolean;
}

/** Answers a call in this process; an error is its status. */
export type ContentQueries = ReadonlyMap<
  string,
  (question: {
    params: Record<string, string>;
    query: Record<string, string>;
    /** The visitor's request. */
    incoming: Request;
  }) => Promise<Answer>
>;

/** Is told each call that failed. */
export type OnFailure = (endpoint: Endpoint, error: unknown) => void;

interface PageRequestOptions extends RequestOptions {
  queries?: ContentQueries | undefined;
  remote?: RemoteBackend | undefined;
  onFailure: OnFailure;
  budget: TimeBudget;
  /** Calls that the page needs whatever its address is. */
  needed?: { endpoint: Endpoint; params: Record<string, string> }[] | undefined;
}

export function initialState(request: Request, isRemote: boolean): PageState {
  return {
    tags: new Set(),
    expiresAt: Infinity,
    complete: true,
    lacksParts: false,
    asOf: null,
    hasSession: sessionCookie(request) !== null,
    isPreview: hasPreviewCookie(request),
    isRemote,
  };
}

/**
 * Records cache dependencies. Calls with a session go to a remote backend by themselves, with their own limit; their
 * failures are reported unless the visitor has left.
 */
export function createPageRequest(options: PageRequestOptions, state: PageState): SendRequest {
  const { remote, queries, onFailure, request, budget } = options;
  if (remote && !state.hasSession) {
    const send = remote.forPage(options.needed);
    return async (endpoint, params, query, need = 'required') =>
      addDependencies(state, notCurrent(state, need, await send(endpoint, params, query, need)));
  }
  const send = queries
    ? createLocalRequester(queries, request)
    : createRequester({ ...options, timeout: remote && budget.required });
  return async (endpoint, params, query, need = 'required') => {
    const milliseconds = need === 'required' ? budget.required : budget.optional;
    try {
      const sent = send(endpoint, params, query);
      const answer = remote ? await withTimeout(sent, { milliseconds }) : await sent;
      if (answer === 'late') throw new Unavailable(answer);
      return addDependencies(state, answer);
    } catch (error) {
      if (!request.signal.aborted) onFailure(endpoint, error);
      throw error;
    }
  };
}

/** Makes calls of the contract in this process; throws `Unavailable` when there is no answer. */
function createLocalRequester(queries: ContentQueries, incoming: Request): SendRequest {
  return async (endpoint, params, query = {}) => {
    const answer = await queries.get(endpoint.id)?.({ params, query, incoming });
    if (!answer) throw new Error(`The backend does not answer ${endpoint.id} in this process`);
    if (answer.status >= 500) throw new Unavailable(`${answer.status} from ${endpoint.id}`);
    return answer;
  };
}

/** Reads answers that are the same for every visitor. */
export function createCacheWriter(responseCache: ResponseCache | undefined, state: PageState): Keep {
  return async (key, call, read) => {
    const known = responseCache?.get(key);
    if (known) return asWritten(addDependencies(state, known).value);
    const moment = responseCache?.generation() ?? 0;
    const answer = await call();
    const value = read(answer.body);
    if (answer.status === 200)
      responseCache?.set(key, { value, tags: answer.tags, expiresAt: answer.expiresAt }, moment);
    return value;
  };
}

/** Milliseconds for which the log does not repeat a line: every page asks for the menus. */
const quietTime = 60_000;

/** Reports the failed calls of one site. A page without menus is still usable: that is only logged, and not repeatedly. */
export function failureReporter(report?: (what: string, error: unknown) => void): OnFailure {
  /** When each line was logged last. */
  const loggedAt = new Map<string, number>();
  return (endpoint, error) => {
    if (endpoint !== pageEditorApi.navigation) return report?.('content', error);
    const line = `The menus cannot be had: ${causeOf(error)}`;
    const now = Date.now();
    for (const [old, at] of loggedAt) if (now - at >= quietTime) loggedAt.delete(old);
    if (loggedAt.has(line)) return;
    loggedAt.set(line, now);
    console.error(line);
  };
}

/** A page with an answer from before is not cached; one with such content says from when it is. */
function notCurrent(state: PageState, need: Need, answer: Answer): Answer {
  if (answer.asOf === undefined) return answer;
  state.complete = false;
  if (answer.status === 200 && (need === 'required' || need === 'part'))
    state.asOf = Math.min(state.asOf ?? Infinity, answer.asOf);
  return answer;
}

function causeOf(error: unknown): string {
  const cause = error instanceof Unavailable ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}

function addDependencies<T extends Pick<CachedAnswer, 'tags' | 'expiresAt'>>(state: PageState, answer: T): T {
  for (const tag of answer.tags) state.tags.add(tag);
  state.expiresAt = Math.min(state.expiresAt, answer.expiresAt);
  return answer;
}
