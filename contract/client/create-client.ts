import type { z } from 'zod';
import { queryString } from './address.ts';
import { parseBody, readAnswer } from './read-answer.ts';
import type { Call } from './send-call.ts';

interface ClientParts {
  send: (call: Call) => Promise<Response>;
  /** The error of an answer that is no success or not as in the contract; status 0: there was no answer. */
  refuse: (status: number, body: unknown, cause?: unknown) => Error;
  /** Asks for the password; true: the call is sent again. */
  signInAgain?: () => Promise<boolean>;
}

/** A client of the API: the body of an answer, read with the schema. An aborted call rejects with the reason of its signal. */
export function createClient({ send, refuse, signInAgain }: ClientParts) {
  return async function ask<S extends z.ZodType>(
    schema: S,
    { query, ...call }: Call & { query?: Readonly<Record<string, unknown>> | undefined },
  ): Promise<z.output<S>> {
    const sent = { ...call, address: `${call.address}${queryString(query)}` };
    for (;;) {
      const answer = await send(sent).catch((error: unknown) => {
        if (call.signal?.aborted) throw error;
        throw refuse(0, null, error);
      });
      if (answer.status === 401 && (await signInAgain?.())) continue;
      const body = await readAnswer(answer);
      const parsed = answer.ok ? parseBody(schema, body) : undefined;
      if (parsed === undefined) throw refuse(answer.status, body);
      return parsed;
    }
  };
}
