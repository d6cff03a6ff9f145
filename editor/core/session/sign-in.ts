import { recordOf } from '#contract/base/records.ts';
import { browserTransport } from '#contract/client/browser-transport.ts';
import { readAnswer } from '#contract/client/read-answer.ts';
import { sendCall } from '#contract/client/send-call.ts';

/** `second`: the password is correct and a code is required. `again`: the first step has expired. */
export type SignInResult = 'ok' | 'second' | 'wrong' | 'again' | 'locked' | 'unreachable';

/** The type of code for the second factor. */
export type SecondFactor = 'totp' | 'backup-code';

/** Signs in, or reports that the second factor is required. */
export async function signIn(email: string, password: string): Promise<SignInResult> {
  const answer = await post('/auth/sign-in/email', { email, password });
  if (!answer?.ok) return refusal(answer);
  return recordOf(await readAnswer(answer)).twoFactorRedirect ? 'second' : 'ok';
}

/** The second step, with a TOTP code or a backup code. */
export async function proveSecondFactor(code: string, by: SecondFactor): Promise<SignInResult> {
  const answer = await post(`/auth/two-factor/verify-${by}`, { code });
  if (answer?.ok) return 'ok';
  const isExpired = answer?.status === 401 && recordOf(await readAnswer(answer)).code === 'unauthenticated';
  return isExpired ? 'again' : refusal(answer);
}

function refusal(answer: Response | null): SignInResult {
  if (!answer || answer.status >= 500) return 'unreachable';
  return answer.status === 423 || answer.status === 429 ? 'locked' : 'wrong';
}

/** Null when the server is unreachable. */
function post(address: string, body: object): Promise<Response | null> {
  return sendCall(browserTransport, { method: 'POST', address, body }).catch(() => null);
}
