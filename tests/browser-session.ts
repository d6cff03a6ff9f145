import type { OpenAPIHono } from '@hono/zod-openapi';

/** What a call of a session was answered. */
export interface SessionAnswer {
  status: number;
  body: Record<string, unknown>;
  headers: Headers;
}

/** Calls the server as a browser does: it keeps cookies, and sends the CSRF token along with every write. */
export interface BrowserSession {
  send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<SessionAnswer>;
  signIn(email: string, password: string): Promise<SessionAnswer>;
}

export function browserSession({ app }: { app: OpenAPIHono }, own: Record<string, string> = {}): BrowserSession {
  const cookies = new Map<string, string>();

  function keep(line: string): void {
    const [pair = '', ...options] = line.split(';');
    const [name = '', ...value] = pair.split('=');
    if (options.some((option) => /max-age=0\b/i.test(option))) cookies.delete(name);
    else cookies.set(name, value.join('='));
  }

  const send: BrowserSession['send'] = async (method, path, body) => {
    const answer = await app.request(path, {
      method,
      headers: {
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        'X-CSRFToken': decodeURIComponent(cookies.get('csrftoken') ?? ''),
        ...own,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of answer.headers.getSetCookie()) keep(line);
    const text = await answer.text();
    const parsed: unknown = text === '' ? {} : JSON.parse(text);
    return { status: answer.status, body: parsed as Record<string, unknown>, headers: answer.headers };
  };
  return { send, signIn: (email, password) => send('POST', '/auth/sign-in/email', { email, password }) };
}
