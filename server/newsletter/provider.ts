import type { Config } from '../env.ts';

/** What the mailing provider is told of a visitor. */
export interface ProviderSignUp {
  email: string;
  /** Values of the chosen newsletters. */
  lists: number[];
}

/** A sign-up that the provider did not take, for a reason that is not the visitor's. */
export class NotTaken extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'NotTaken';
  }
}

export type Verdict = 'taken' | 'bad address';

/** Hands a sign-up to the mailing provider; rejects with NotTaken. */
export type PostSignUp = (signUp: ProviderSignUp, signal: AbortSignal) => Promise<Verdict>;

/** Undefined where there is no provider. */
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
    // A redirect is never followed: nobody but the provider is told of the address.
    const answer = await fetch(url, { method: 'POST', body, redirect: 'manual', signal }).catch((error: unknown) => {
      throw new NotTaken(reasonOf(error));
    });
    return judge(answer);
  };
}

/** 302 and 303 lead the browser on to a page of thanks after a form was taken; other redirects say that the form has moved. */
async function judge(answer: Response): Promise<Verdict> {
  const { status } = answer;
  const mayBlame = status === 400 || status === 422;
  const said = mayBlame ? await beginningOf(answer) : '';
  if (!mayBlame) await answer.body?.cancel().catch(() => {});
  if (answer.ok || status === 302 || status === 303 || status === 409) return 'taken';
  // Whoever has the newsletter already gets it; nobody else is to hear of it.
  if (/\b(?:already|exists?|duplicate|bereits)\b/i.test(said)) return 'taken';
  if (status === 422 || (status === 400 && /e-?mail|address|adresse/i.test(said))) return 'bad address';
  throw new NotTaken(`answered ${status}`);
}

const mostBytes = 16 * 1024;

/** As much of an answer as is worth reading; what comes too late or breaks off counts as not said. */
async function beginningOf(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let seen = 0;
  try {
    for await (const part of answer.body ?? []) {
      text += decoder.decode(part, { stream: true });
      seen += part.byteLength;
      if (seen >= mostBytes) break;
    }
  } catch {
    return '';
  }
  return text;
}

/** A code or a name, without the address that was called and what was sent. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : error.name;
}
