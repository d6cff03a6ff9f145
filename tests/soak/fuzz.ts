import { hostileTexts } from './hostile-values.ts';
import {
  type ApiDocument,
  encode,
  type FuzzRequest,
  makeValue,
  readDocument,
  requestFromDocument,
} from './make-request.ts';
import { Random } from './random.ts';
import { rawRequest, sendRaw } from './raw-requests.ts';

export interface FuzzReport {
  seed: number;
  requests: number;
  /** How many answers had a status; 0: no answer. */
  statuses: Record<number, number>;
  /** The first fifty answers that should not be. */
  failures: { status: number; request: string }[];
}

interface FuzzOptions {
  port: number;
  count: number;
  seed: number;
  /** Signs in and returns the headers of an admin's request. */
  signIn: () => Promise<Record<string, string>>;
  onProgress?: (done: number) => void;
  /** Ends it early. */
  signal?: AbortSignal;
}

/** Requests under way at once. */
const lanes = 12;
const pages = [
  '',
  'programm',
  'programme',
  'suche',
  'search',
  'blog',
  'kontakt',
  'artists',
  'reihen',
  'saison',
  'x',
] as const;
const accountPaths = [
  ...(['sign-in/email', 'sign-up/email', 'sign-out', 'get-session', 'list-sessions', 'revoke-session'] as const),
  ...(['change-password', 'update-user', 'two-factor/enable', 'two-factor/verify-totp', 'error', 'ok', 'x'] as const),
] as const;

/** Sends requests that nobody should send; every answer with 500 or more is a failure. */
export async function fuzz({ port, count, seed, signIn, onProgress, signal }: FuzzOptions): Promise<FuzzReport> {
  const random = new Random(seed);
  const origin = `http://127.0.0.1:${port}`;
  const document = readDocument(await (await fetch(`${origin}/openapi.json`)).json());
  const report: FuzzReport = { seed, requests: 0, statuses: {}, failures: [] };
  let session = await signIn();
  let refused = 0;
  const isEnded = () => signal?.aborted === true;

  function note(status: number, request: string): void {
    report.statuses[status] = (report.statuses[status] ?? 0) + 1;
    if (status >= 500 && report.failures.length < 50) report.failures.push({ status, request });
  }

  async function one(): Promise<void> {
    if (random.chance(0.15)) {
      const bytes = rawRequest(random);
      const statuses = await sendRaw(port, bytes);
      for (const status of statuses.length === 0 ? [0] : statuses)
        note(status, JSON.stringify(bytes.toString('latin1')));
      return;
    }
    const request = makeRequest(document, random);
    const signedIn = random.chance(0.9);
    const status = await ask(origin, request, signedIn ? session : {});
    note(status, describe(request, signedIn));
    if (signedIn && status === 401) refused += 1;
    // A request may have ended the session.
    if (refused > 20) {
      refused = 0;
      session = await signIn().catch(() => session);
    }
  }

  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (report.requests < count && !isEnded()) {
        const number = (report.requests += 1);
        await one();
        if (number % 1000 === 0) onProgress?.(number);
      }
    }),
  );
  return report;
}

function makeRequest(document: ApiDocument, random: Random): FuzzRequest {
  if (random.chance(0.75)) return requestFromDocument({ document, random });
  if (random.chance(0.3)) {
    const body = makeValue(
      { type: 'object', properties: { email: { type: 'string' }, password: { type: 'string' }, code: {}, name: {} } },
      { document, random, wild: 0.2 },
    );
    const method = random.pick(['POST', 'POST', 'GET']);
    const path = `/auth/${random.pick(accountPaths)}?x=${encode(random.pick(hostileTexts))}`;
    return { method, path, ...(method === 'POST' ? { body: JSON.stringify(body), type: 'application/json' } : {}) };
  }
  const parts = [
    random.pick(['de', 'en']),
    random.pick(pages),
    ...(random.chance(0.4) ? [random.pick(hostileTexts)] : []),
  ];
  const query = random.chance(0.5)
    ? `?${random.pick(['q', 'page', 'from', 'month', 'edit', 'id'])}=${encode(random.pick(hostileTexts))}`
    : '';
  return { method: random.pick(['GET', 'GET', 'HEAD', 'POST']), path: `/${parts.map(encode).join('/')}${query}` };
}

async function ask(
  origin: string,
  { method, path, body, type }: FuzzRequest,
  session: Record<string, string>,
): Promise<number> {
  const headers = {
    ...session,
    ...(type === undefined ? {} : { 'content-type': type }),
    'x-forwarded-for': randomAddress(),
  };
  try {
    const answer = await fetch(origin + path, {
      ...{ method, headers, redirect: 'manual', signal: AbortSignal.timeout(20_000) },
      ...(body === undefined || method === 'GET' || method === 'HEAD' ? {} : { body: body as string }),
    });
    // These go on for longer than a request may take here.
    if (/event-stream|zip/.test(answer.headers.get('content-type') ?? '')) await answer.body?.cancel();
    else await answer.arrayBuffer();
    return answer.status;
  } catch (error) {
    // Not sent at all: an address or header that no client can send.
    if (error instanceof TypeError && !(error.cause instanceof Error)) return 0;
    return error instanceof Error && error.name === 'TimeoutError' ? 599 : 598;
  }
}

/** One visitor's rate limit would end the whole run. */
function randomAddress(): string {
  return `10.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
}

function describe({ method, path, body }: FuzzRequest, signedIn: boolean): string {
  return `${method} ${path.slice(0, 300)}${signedIn ? ' as admin' : ''}${body === undefined ? '' : ` ${String(body).slice(0, 1500)}`}`;
}
