import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { openFailureService, type ServiceMood } from '#tests/failure-service.ts';
import { createTestBackend, sharedBackend } from '#tests/test-backend.ts';
import { takeConsoleErrors } from '#tests/no-console-errors.ts';
import { createReporter } from './reporter.ts';

const now = { time: Date.parse('2026-11-21T12:00:00Z') };
const clock = () => new Date(now.time);
const service = await openFailureService();
const backend = await sharedBackend({ fetch, clock, config: { errorReportingDsn: service.dsn } });
backend.app.get('/de/api/broken', () => {
  const cause = Object.assign(new Error('invalid input syntax: "geheim"'), { code: '22P02' });
  throw Object.assign(new Error('Failed query: select 1 params: geheim', { cause }), { query: 'select $1' });
});
afterAll(() => service.close());
beforeEach(() => {
  service.mood = { status: 200 };
  service.taken.length = 0;
  now.time += 3_600_000;
});

const arrived = (count: number) =>
  vi.waitFor(() => expect(service.taken).toHaveLength(count), { timeout: 5000, interval: 10 });

const report = {
  what: 'event overlay',
  path: '/de/programm/tosca/77',
  errors: [
    {
      name: 'TypeError',
      message: 'No answer from /de/api/events/77/?token=abc for maria@oper.example, 0221 123 45 67: "Maria"',
      stack: 'TypeError: x\n    at ask (https://oper.example/assets/overlay-a1.js?v=maria:3:14)',
    },
  ],
};

function send(body: unknown, headers: Record<string, string> = {}, { app } = backend): Promise<Response> {
  const text = JSON.stringify(body);
  const length = { 'content-type': 'application/json', 'content-length': String(text.length) };
  return Promise.resolve(app.request('/reports', { method: 'POST', headers: { ...length, ...headers }, body: text }));
}

it('a failure in a browser reaches the service as an event without personal data', async () => {
  const editor = await backend.signIn('publisher');
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const answer = await send(report, {
    cookie: editor.cookie ?? '',
    'user-agent': agent,
    'x-forwarded-for': '203.0.113.9',
  });
  expect(answer.status).toBe(204);
  await arrived(1);
  const { path, auth, cookie, raw, event } = service.taken[0]!;
  expect([path, cookie]).toEqual(['/api/42/envelope/', undefined]);
  expect(auth).toContain('sentry_key=public');
  expect(event).toMatchObject({
    platform: 'javascript',
    transaction: '/de/programm/:slug/:id',
    tags: { what: 'event overlay', side: 'browser' },
    contexts: { browser: { name: 'Firefox', version: '140' } },
    sdk: { settings: { infer_ip: 'never' } },
  });
  expect(event.exception.values).toEqual([
    {
      type: 'TypeError',
      value: 'No answer from /de/api/events/77/ for [mail], [number]: "…"',
      mechanism: { type: 'generic', handled: true },
      stacktrace: {
        frames: [{ filename: '/assets/overlay-a1.js', function: 'ask', lineno: 3, colno: 14, in_app: true }],
      },
    },
  ]);
  for (const secret of ['maria', 'Maria', 'token', '0221', '203.0.113.9', 'tosca', 'session', 'X11'])
    expect(raw).not.toContain(secret);
  const [head = '', item = '', body = ''] = raw.split('\n');
  expect(JSON.parse(head)).toMatchObject({ event_id: event.event_id });
  expect(JSON.parse(item)).toEqual({ type: 'event', length: Buffer.byteLength(body) });
});

it('a failure in a browser is reported once if repeated; the rate of different ones is limited', async () => {
  await send(report);
  await send(report);
  await send({ ...report, what: 'list' });
  await arrived(2);
  const answers: number[] = [];
  for (let n = 0; n < 20; n += 1) answers.push((await send({ ...report, path: `/de/${n}` })).status);
  expect(answers).toContain(429);
  expect(service.taken).toHaveLength(2);
});

it.each([
  [{ ...report, what: 'Event <b>' }, 'what'],
  [{ ...report, user: { id: 7 } }, 'user'],
  [{ ...report, errors: [] }, 'errors'],
])('a failure in a browser with an invalid body is refused with the name of the field: %j', async (body, field) => {
  const answer = await send(body);
  expect([answer.status, await answer.json()]).toMatchObject([422, { issues: [{ path: field }] }]);
  expect(service.taken).toEqual([]);
});

it('a failure in a browser is refused if it is too large or comes from another site', async () => {
  expect((await send({ ...report, path: 'x'.repeat(40_000) })).status).toBe(413);
  expect((await send(report, { origin: 'https://evil.example' })).status).toBe(403);
});

it('a failure in a browser is accepted and dropped if no service is configured', async () => {
  const silent = await createTestBackend();
  expect((await send(report, {}, silent)).status).toBe(204);
  await silent.close();
});

it('a failure of the backend is reported with its code location, without the parameter values of the statement', async () => {
  const answer = await backend.app.request('/de/api/broken?q=geheim', { headers: { cookie: 'a=geheim' } });
  expect([answer.status, await answer.json()]).toMatchObject([500, { code: 'internal' }]);
  expect(takeConsoleErrors().join()).not.toContain('geheim');
  await arrived(1);
  const { raw, event } = service.taken[0]!;
  expect(raw).not.toContain('geheim');
  expect(event).toMatchObject({ platform: 'node', transaction: '/de/api/broken', tags: { what: 'backend' } });
  expect(event.exception.values.map(({ value }) => value)).toEqual([
    'invalid input syntax: "…"',
    'Failed query: select $1',
  ]);
  const frames = event.exception.values[1]?.stacktrace?.frames ?? [];
  expect(frames.at(-1)).toMatchObject({ filename: '/server/platform/reporting/reporting.test.ts', in_app: true });
});

it('a failure of the backend with an expected status (404, 400) is not reported', async () => {
  expect((await backend.app.request('/de/api/events/9/')).status).toBe(404);
  expect((await backend.app.request('/de/api/events/?date=x')).status).toBe(400);
  expect(service.taken).toEqual([]);
});

/** The short time is for a service that hangs; another may be slow to answer on a busy machine. */
const open = (timeout = 100) => createReporter({ dsn: service.dsn, fetch, clock, timeout });

it.each<[ServiceMood, RegExp]>([
  ['hangs', /cannot be reached \(TimeoutError\); nothing is reported for 60 s/],
  ['goes away', /cannot be reached \(\w+\); nothing is reported for 60 s/],
  [{ status: 500 }, /answered 500; nothing is reported for 60 s/],
  [{ status: 429, retryAfter: 120 }, /answered 429; nothing is reported for 120 s/],
  [{ status: 429, limits: '90:error:key' }, /answered 429; nothing is reported for 90 s/],
  [{ status: 200, limits: '300:transaction:key, 120:error;default:key' }, /takes no more errors; .* for 120 s/],
])('a reporting service that fails (%j) gets no reports for a while, with one line in the log', async (mood, line) => {
  service.mood = mood;
  const { report: notify } = open(mood === 'hangs' ? 100 : 30_000);
  notify('backend', new Error('one'));
  const logged: string[] = [];
  await vi.waitFor(() => expect(logged.push(...takeConsoleErrors())).toBeGreaterThan(0), { timeout: 5000 });
  expect(logged).toEqual([expect.stringMatching(line)]);
  expect(logged[0]).not.toContain('127.0.0.1');
  notify('backend', new Error('two'));
  expect(service.taken).toHaveLength(1);
  service.mood = { status: 200 };
  now.time += 130_000;
  notify('backend', new Error('three'));
  await arrived(2);
});

it('a reporting service that never answers holds up no request', async () => {
  const asked = vi.fn(() => new Promise<Response>(() => {}));
  const { app, close } = await createTestBackend({ fetch: asked, clock, config: { errorReportingDsn: service.dsn } });
  app.get('/de/api/broken', () => {
    throw new Error('on purpose');
  });
  expect((await app.request('/de/api/broken')).status).toBe(500);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(takeConsoleErrors().join()).toContain('on purpose');
  await close();
});

it('a reporting service that is slow does not block callers; reports beyond the queue are dropped', async () => {
  service.mood = 'hangs';
  const { report: notify } = open();
  const failures = Array.from({ length: 200 }, (_, n) => new Error(`failure ${n}`));
  // Time of the processor, which other programs do not change.
  const startedAt = process.cpuUsage();
  for (const failure of failures) notify('backend', failure);
  const { user, system } = process.cpuUsage(startedAt);
  expect((user + system) / 1000).toBeLessThan(200);
  await vi.waitFor(() => expect(takeConsoleErrors()).toHaveLength(1), { timeout: 5000 });
  expect(service.taken.length).toBeLessThanOrEqual(2);
});
