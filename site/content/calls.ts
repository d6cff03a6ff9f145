import type { Endpoint, ResponseOf } from '#contract/endpoint.ts';
import { type Answer, type Ask, type Patience, soonEnough, Unavailable } from './ask.ts';
import { readAs } from './read-as.ts';
import { readBlocks } from './read-blocks.ts';

type Values = Record<string, string | number>;

export interface CallOptions {
  /** False for what hardly anyone asks for twice, e.g. the words of a search. */
  keep?: boolean;
}

/**
 * How an area makes its calls. Answers come as the contract describes them, whatever the backend sent; null where the
 * backend has none. Within a request nothing is asked twice, and what is the same for everybody is kept.
 */
export interface Calls {
  /** What a page cannot do without: throws `Unavailable` where the backend cannot answer. */
  get<E extends Endpoint>(
    endpoint: E,
    params: Values,
    query?: Values,
    options?: CallOptions,
  ): Promise<ResponseOf<E> | null>;
  /** What a page can do without: null as well where the backend cannot answer; such a page is not kept. */
  optional<E extends Endpoint>(
    endpoint: E,
    params: Values,
    query?: Values,
    options?: CallOptions,
  ): Promise<ResponseOf<E> | null>;
  /** A thing with blocks of its own: with `edit` the draft, as far as the session allows, otherwise what is public. */
  editable<E extends Endpoint>(endpoint: E, params: Values, edit: boolean): Promise<ResponseOf<E> | null>;
}

/** Notes what an answer was made of, and keeps it where it is the same for everybody. */
export type Keep = <T>(key: string, call: () => Promise<Answer>, read: (body: unknown) => T) => Promise<T>;

interface CallsNeeded {
  ask: Ask;
  keep: Keep;
  hasSession: boolean;
  /** Called when a part had to be left out. */
  onMissing: () => void;
  patience?: Patience | undefined;
}

export function createCalls({ ask, keep, hasSession, onMissing, patience }: CallsNeeded): Calls {
  const asked = new Map<string, Promise<unknown>>();
  function once<T>(key: string, call: () => Promise<T>): Promise<T> {
    const found = asked.get(key) ?? call();
    asked.set(key, found);
    return asResultOf<T>(found);
  }
  const calls: Calls = {
    get(endpoint, params, query = {}, { keep: keeps = true } = {}) {
      const key = `${endpoint.id} ${new URLSearchParams(words(params))} ${new URLSearchParams(words(query))}`;
      const call = () => ask(endpoint, words(params), words(query));
      const read = (body: unknown) => readAnswer(endpoint, body);
      if (hasSession || !keeps) return once(key, async () => read((await call()).body));
      return once(key, () => keep(key, call, read));
    },
    optional: (...call) =>
      soonEnough(calls.get(...call), patience).catch((error: unknown) => {
        if (!(error instanceof Unavailable)) throw error;
        onMissing();
        return null;
      }),
    async editable(endpoint, params, edit) {
      if (edit && hasSession) {
        const { status, body } = await ask(endpoint, words(params), { edit: '' });
        if (status !== 401 && status !== 403) return readAnswer(endpoint, body);
      }
      return calls.get(endpoint, params);
    },
  };
  return calls;
}

function readAnswer<E extends Endpoint>({ response }: E, body: unknown): ResponseOf<E> | null {
  if (typeof body !== 'object' || body === null) return null;
  return readAs(response, body, { blocks: readBlocks }) as ResponseOf<E>;
}

function words(values: Values): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

/** What lies under a key was put there by the same call. */
function asResultOf<T>(found: Promise<unknown>): Promise<T> {
  return found as Promise<T>;
}
