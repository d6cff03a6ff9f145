import { csrfFromCookie } from '../api-client.ts';

/** `second`: the password is correct and a code is required. `again`: the first step has expired. */
export type SignInResult = 'ok' | 'second' | 'wrong' | 'again' | 'locked' | 'unreachable';

/** The type of code for the second factor. */
export type SecondFactor = 'totp' | 'backup-code';

/** Signs in, or reports that the second factor is required. */
export async function signIn(email: string, password: string): Promise<SignInResult> {
  const answer = await post('/auth/sign-in/email', { email, password });
  if (!answer?.ok) return refusal(answer);
  const body: unknown = await answer.json().catch(() => null);
  const needsSecondFactor =
    typeof body === 'object' && body !== null && 'twoFactorRedirect' in body && body.twoFactorRedirect;
  return needsSecondFactor ? 'second' : 'ok';
}

/** The second step, with a TOTP code or a backup code. */
export async function proveSecondFactor(code: string, by: SecondFactor): Promise<SignInResult> {
  const answer = await post(`/auth/two-factor/verify-${by}`, { code });
  if (answer?.ok) return 'ok';
  const body: unknown = answer?.status === 401 ? await answer.json().catch(() => null) : null;
  const isExpired = typeof body === 'object' && body !== null && 'code' in body && body.code === 'unauthenticated';
  return isExpired ? 'again' : refusal(answer);
}

function refusal(answer: Response | null): SignInResult {
  if (!answer || answer.status >= 500) return 'unreachable';
  return answer.status === 423 || answer.status === 429 ? 'locked' : 'wrong';
}

/** Null when the server is unreachable. */
function post(path: string, body: object): Promise<Response | null> {
  return fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', 'x-csrftoken': csrfFromCookie() },
    body: JSON.stringify(body),
  }).catch(() => null);
}
