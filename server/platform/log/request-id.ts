import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const ids = new AsyncLocalStorage<string>();

export function currentRequestId(): string | undefined {
  return ids.getStore();
}

/** Runs the work for a request; everything that it logs names this id. */
export function withRequestId<T>(id: string, work: () => T): T {
  return ids.run(id, work);
}

/** The id that a trusted proxy has given the request, otherwise a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>, trustProxy: boolean): string {
  const given = headers['x-request-id'];
  return trustProxy && typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}
