import type { Endpoint, ResponseOf } from '#contract/base/endpoint.ts';
import { Unavailable } from '#contract/client/unavailable.ts';
import type { Answer, SendRequest } from '../client/requester.ts';
import type { Need } from '../client/time-budget.ts';
import type { Locale } from '#text/languages.ts';
import { asWritten } from '../reading/read.ts';
import { readAnswer, readOwnAnswer } from '../reading/read-answer.ts';

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
