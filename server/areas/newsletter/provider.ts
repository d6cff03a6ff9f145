import type { Config } from '../../platform/config.ts';

/** The data that is sent to the mailing provider. */
export interface ProviderSignUp {
  email: string;
  /** Ids of the chosen newsletters. */
  lists: number[];
}

/** The provider did not accept a sign-up, for a reason other than the visitor’s input. */
export class ProviderError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'NotTaken';
  }
}

export type Verdict = 'accepted' | 'bad address';

/** Sends a sign-up to the mailing provider; rejects with NotTaken. */
export type PostSignUp = (signUp: ProviderSignUp, signal: AbortSignal) => Promise<Verdict>;

/** Returns undefined if no provider is configured. */
export function createProvider(config: Pick<Config, 'newsletter'>, fetch: typeof globalThis.fetch) {
  const { url, listField } = config.newsletter;
  return url === undefined ? undefined : postTo(url, listField, fetch);
}

function postTo(url: string, listField: string, fetch: typeof globalThis.fetch): PostSignUp {
  return async ({ email, lists }, signal) => {
    const body = new URLSearchParams([
      ['EMAIL', email],
      ['OPT_IN', '1'],
      ...lists.map((value) => [listField, String(value)]),
    ]);
    // Redirects are not followed: only the configured provider may receive the address.
    const answer = await fetch(url, { method: 'POST', body, redirect: 'manual', signal }).catch((error: unknown) => {
      throw new ProviderError(reasonOf(error));
    });
    return verdictOf(answer);
  };
}

/** 302 and 303 lead to a thank-you page, so they mean success; other redirects mean that the form has moved. */
async function verdictOf(answer: Response): Promise<Verdict> {
  const { status } = answer;
  const mayBlame = status === 400 || status === 422;
  const text = mayBlame ? await beginningOf(answer) : '';
  if (!mayBlame) await answer.body?.cancel().catch(() => {});
  if (answer.ok || status === 302 || status === 303 || status === 409) return 'accepted';
  // An existing subscription counts as success, so that the response does not reveal it.
  if (/\b(?:already|exists?|duplicate|bereits)\b/i.test(text)) return 'accepted';
  if (status === 422 || (status === 400 && /e-?mail|address|adresse/i.test(text))) return 'bad address';
  throw new ProviderError(`answered ${status}`);
}

const maxBytes = 16 * 1024;

/** Reads the first 16 KB of a response; empty if it times out or breaks off. */
async function beginningOf(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let seen = 0;
  try {
    for await (const part of answer.body ?? []) {
      text += decoder.decode(part, { stream: true });
      seen += part.byteLength;
      if (seen >= maxBytes) break;
    }
  } catch {
    return '';
  }
  return text;
}

/** An error code or name, without the URL and the data that was sent. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : error.name;
}
