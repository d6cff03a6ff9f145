import { csrfFromCookie } from './api-client.ts';

export type SignInResult = 'ok' | 'wrong' | 'locked' | 'unreachable';

/** Opens a session for this browser. */
export async function signIn(email: string, password: string): Promise<SignInResult> {
  try {
    const answer = await fetch('/auth/sign-in/email', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', 'x-csrftoken': csrfFromCookie() },
      body: JSON.stringify({ email, password }),
    });
    if (answer.ok) return 'ok';
    if (answer.status === 423 || answer.status === 429) return 'locked';
    return answer.status >= 500 ? 'unreachable' : 'wrong';
  } catch {
    return 'unreachable';
  }
}
