import { pageEditorApi } from '#contract/api.ts';
import type { Endpoint } from '#contract/base/endpoint.ts';
import { Unavailable } from '#contract/client/unavailable.ts';
import type { RemoteBackend } from './remote-backend.ts';
import {
  type Answer,
  type ContentQueries,
  createLocalRequester,
  createRequester,
  hasPreviewCookie,
  type RequestOptions,
  type SendRequest,
  sessionCookie,
} from './requester.ts';
import type { CachedAnswer } from './response-cache.ts';
import { type Need, withTimeout, type TimeBudget } from './time-budget.ts';

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

export function addDependencies<T extends Pick<CachedAnswer, 'tags' | 'expiresAt'>>(state: PageState, answer: T): T {
  for (const tag of answer.tags) state.tags.add(tag);
  state.expiresAt = Math.min(state.expiresAt, answer.expiresAt);
  return answer;
}
