import { csrfFromCookie } from './api-client.ts';

/** `second`: the password is right, and a code is asked for. `again`: that was too long ago. */
export type SignInResult = 'ok' | 'second' | 'wrong' | 'again' | 'locked' | 'unreachable';

/** What the second factor is proved with. */
export type SecondFactor = 'totp' | 'backup-code';

/** Opens a session for this browser, or asks for the second factor. */
export async function signIn(email: string, password: string): Promise<SignInResult> {
  const answer = await post('/auth/sign-in/email', { email, password });
  if (!answer?.ok) return refusal(answer);
  const said: unknown = await answer.json().catch(() => null);
  const isAsked = typeof said === 'object' && said !== null && 'twoFactorRedirect' in said && said.twoFactorRedirect;
  return isAsked ? 'second' : 'ok';
}

/** The second step, with a code of the app or a recovery code. */
export async function proveSecondFactor(code: string, by: SecondFactor): Promise<SignInResult> {
  const answer = await post(`/auth/two-factor/verify-${by}`, { code });
  if (answer?.ok) return 'ok';
  const said: unknown = answer?.status === 401 ? await answer.json().catch(() => null) : null;
  const isOver = typeof said === 'object' && said !== null && 'code' in said && said.code === 'unauthenticated';
  return isOver ? 'again' : refusal(answer);
}

function refusal(answer: Response | null): SignInResult {
  if (!answer || answer.status >= 500) return 'unreachable';
  return answer.status === 423 || answer.status === 429 ? 'locked' : 'wrong';
}

/** Null where nobody answers. */
function post(path: string, body: object): Promise<Response | null> {
  return fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', 'x-csrftoken': csrfFromCookie() },
    body: JSON.stringify(body),
  }).catch(() => null);
}
