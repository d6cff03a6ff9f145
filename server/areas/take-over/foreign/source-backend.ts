import { setTimeout as pause } from 'node:timers/promises';
import type { Endpoint, ResponseOf } from '#contract/base/endpoint.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { Message } from '#contract/base/messages.ts';
import { fillPath, queryString } from '#contract/client/address.ts';
import { type ForeignAnswer, NoAnswer, type RequestForeign } from '../../../platform/safe-fetch/request-foreign.ts';
import type { Pair } from './pair.ts';
import { parseJson } from '#text/parse-json.ts';

type Params = Readonly<Record<string, string>>;
type Query = Readonly<Record<string, string | number>>;

export interface Patience {
  /** Milliseconds for each answer. */
  timeout: number;
  /** Milliseconds before each further attempt. */
  pauses: readonly number[];
  /** Calls in a row without any answer, after which the other side counts as away, or a host as one without files. */
  failures: number;
}

export const usualPatience: Patience = { timeout: 20_000, pauses: [500, 3000], failures: 5 };

/** Most bytes of an answer; a list of five thousand events has about four million. */
const maxBytes = 16 * 1024 * 1024;

/** A call that could not be read. */
export interface Fault {
  address: string;
  reason: Message;
}

/** What became of a call in one language. `absent`: 404, there is no such thing. */
export type Said<T> =
  | { state: 'read'; value: T; body: unknown; address: string }
  | { state: 'absent'; address: string }
  | ({ state: 'failed' } & Fault);

/** What became of a call in both languages. */
export interface Answered<T> extends Pair<T> {
  address: string;
  faults: Fault[];
  unusable: Unusable[];
}

/** A field that could not be used, with the address where it stands. */
export interface Unusable {
  address: string;
  field: string;
  reason: Message;
}

/** Thrown when the other side does not answer any more. */
export class SourceAway extends Error {
  readonly reason: Message;
  constructor(reason: Message) {
    super('The other side does not answer any more');
    this.reason = reason;
  }
}

export interface SourceBackendParts {
  origin: string;
  request: RequestForeign;
  reader: ForeignReader;
  patience: Patience;
  signal: AbortSignal;
}

/** Another backend with the calls of section 7 of the specification. */
export class SourceBackend {
  readonly origin: string;
  readonly reader: ForeignReader;
  readonly #parts: SourceBackendParts;
  #failuresInARow = 0;
  /** The same for files, by host. */
  readonly #lostFiles = new Map<string, number>();

  constructor(parts: SourceBackendParts) {
    this.origin = parts.origin;
    this.reader = parts.reader;
    this.#parts = parts;
  }

  /** One call in one language. */
  async say<E extends Endpoint>(
    endpoint: E,
    locale: Locale,
    { params = {}, query = {} }: { params?: Params; query?: Query } = {},
  ): Promise<Said<ResponseOf<E>>> {
    const address = this.origin + fillPath(endpoint.path, { locale, ...params }) + queryString(query);
    try {
      const answer = await this.#call(address);
      if (answer.status === 404 || answer.status === 410) return { state: 'absent', address };
      if (answer.status !== 200) return failed(address, statusMessage(answer.status));
      const body = parseJson(answer.body.toString('utf8'));
      if (body === undefined) return failed(address, 'take_over_no_json');
      const value = this.reader.answer(endpoint, body, { locale, query });
      return value === null ? failed(address, 'take_over_no_list') : { state: 'read', value, body, address };
    } catch (error) {
      if (error instanceof NoAnswer) return failed(address, error.reason);
      throw error;
    }
  }

  /** One call in both languages at the same time. */
  async show<E extends Endpoint>(
    endpoint: E,
    params: Params = {},
    query: Query = {},
  ): Promise<Answered<ResponseOf<E>>> {
    const [de, en] = await Promise.all([
      this.say(endpoint, 'de', { params, query }),
      this.say(endpoint, 'en', { params, query }),
    ]);
    const said = [de, en];
    return {
      de: de.state === 'read' ? de.value : null,
      en: en.state === 'read' ? en.value : null,
      address: de.address,
      faults: said.flatMap((one) => (one.state === 'failed' ? [{ address: one.address, reason: one.reason }] : [])),
      unusable: said.flatMap((one) => this.unusable(endpoint, one)),
    };
  }

  /** What of an answer could not be used. */
  unusable(endpoint: Endpoint, said: Said<unknown>): Unusable[] {
    if (said.state !== 'read') return [];
    return this.reader
      .unusable(endpoint, said.body)
      .map(({ field, reason }) => ({ field, reason, address: said.address }));
  }

  /**
   * The bytes of a file; throws NoAnswer. A host that answered to several files in a row with nothing is not asked any
   * more: each would take a minute.
   */
  async file(address: string, bytes: number): Promise<Buffer> {
    const { host } = new URL(address);
    const lost = this.#lostFiles.get(host) ?? 0;
    if (lost >= this.#parts.patience.failures) throw new NoAnswer('take_over_host_silent', false);
    try {
      const answer = await this.#ask(address, { accept: '*/*', bytes });
      this.#lostFiles.delete(host);
      if (answer.status !== 200) throw new NoAnswer(statusMessage(answer.status), false);
      return answer.body;
    } catch (error) {
      if (error instanceof NoAnswer && error.mayRecover) this.#lostFiles.set(host, lost + 1);
      throw error;
    }
  }

  /** A call, of which the house itself is away if several in a row have no answer. */
  async #call(address: string): Promise<ForeignAnswer> {
    try {
      const answer = await this.#ask(address);
      this.#failuresInARow = 0;
      return answer;
    } catch (error) {
      if (!(error instanceof NoAnswer) || !error.mayRecover) throw error;
      this.#failuresInARow += 1;
      throw this.#failuresInARow < this.#parts.patience.failures ? error : new SourceAway(error.reason);
    }
  }

  /** With further attempts for what may pass: no answer, 5xx, 429. */
  async #ask(address: string, { accept = 'application/json', bytes = maxBytes } = {}): Promise<ForeignAnswer> {
    const { request, patience, signal } = this.#parts;
    for (let attempt = 0; ; attempt += 1) {
      const wait = patience.pauses[attempt];
      try {
        const answer = await request(address, { accept, bytes, timeout: patience.timeout, signal });
        if (wait === undefined || !mayPass(answer.status)) return answer;
      } catch (error) {
        if (!(error instanceof NoAnswer) || wait === undefined || !error.mayRecover) throw error;
      }
      await pause(wait, undefined, { signal });
    }
  }
}

function failed(address: string, reason: Message): { state: 'failed' } & Fault {
  return { state: 'failed', address, reason };
}

function mayPass(status: number): boolean {
  return status >= 500 || status === 429 || status === 408;
}

function statusMessage(status: number): Message {
  return { key: 'take_over_status', params: { status } };
}

/** Reads answers of another backend as the site does: forgiving, in the types of the contract. */
export interface ForeignReader {
  /** The answer of a call; null when it is no entity and no list. */
  answer<E extends Endpoint>(
    endpoint: E,
    body: unknown,
    asked: { locale: Locale; query?: Readonly<Record<string, string | number>> },
  ): ResponseOf<E> | null;
  /** The entries of a list, bare or in pages; null if it is no list. */
  entries(body: unknown): unknown[] | null;
  /** Paths of the fields whose values cannot be used, `results[].state`, with the reason. */
  unusable(endpoint: Endpoint, body: unknown): { field: string; reason: Message }[];
}
