import type { Endpoint, ResponseOf } from '#contract/base/endpoint.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { Message } from '#contract/base/messages.ts';

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
