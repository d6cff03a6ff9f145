// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import type { ApiError } from '../api-client.ts';
import { nothingResolved, section } from '../tree/tree.fixture.ts';

const draft = {
  slug: 'page-7',
  content_type: 'page',
  object_id: 7,
  revision: 1,
  published_revision: null,
  body: section(),
  resolved: { de: nothingResolved(), en: nothingResolved() },
};
const empty = {
  id: 'root0001',
  model: 'container',
  slug: 'page-7',
  parent: null,
  content_type: 'page',
  object_id: 7,
  order: 0,
  columns: [],
};
const user = { email: 'a@oper.example', username: 'a', admin_menus: [] };
const page = { id: 7, title: 'Besuch', urls: { de: '/de/besuch', en: '/en/visit' } };

/** Opens the section against a server with these responses, keyed by method and last path segment. */
async function open(answers: Record<string, () => Response>) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const call = `${init.method} ${address.split('/').at(-1)}`;
    calls.push(call);
    return answers[call]?.() ?? Response.json({ code: 'not_found', message: 'x' }, { status: 404 });
  });
  vi.resetModules();
  const { openSession } = await import('./open-session.ts');
  const opened = openSession(page, 'de');
  return { opened, openAgain: () => openSession(page, 'de'), calls };
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.cookie = 'csrftoken=; max-age=0';
});

const refused = () => Response.json({ code: 'unauthenticated', message: 'x' }, { status: 401 });

it('fails with 401 when the user check fails with 401', async () => {
  const { opened } = await open({ 'GET user': refused, 'GET draft': refused });
  await expect(opened).rejects.toMatchObject({ status: 401 });
});

it('fails with 500 when the user check fails with 500', async () => {
  const { opened } = await open({
    'GET user': () => new Response(null, { status: 500 }),
    'GET draft': () => Response.json(draft),
  });
  await expect(opened).rejects.toSatisfy((error) => (error as ApiError).status === 500);
});

it('creates an empty section for an editor when it does not exist', async () => {
  let isCreated = false;
  const { opened, calls } = await open({
    'GET user': () => Response.json(user),
    'GET draft': () => Response.json(null),
    'GET page-7': () =>
      isCreated ? Response.json(draft) : Response.json({ code: 'not_found', message: 'x' }, { status: 404 }),
    'POST container': () => {
      isCreated = true;
      return Response.json(empty, { status: 201 });
    },
  });
  expect((await opened).slug).toBe('page-7');
  expect(calls.filter((call) => call !== 'GET user' && call !== 'GET setup')).toEqual([
    'GET draft',
    'POST container',
    'GET page-7',
  ]);
});

it('creates no section when loading fails for another reason', async () => {
  const { opened, calls } = await open({
    'GET user': () => Response.json(user),
    'GET draft': () => new Response(null, { status: 503 }),
  });
  await expect(opened).rejects.toMatchObject({ status: 503 });
  expect(calls).not.toContain('POST container');
});

it('gives every session the setup of the house, also one that began while it could not be read', async () => {
  let answersSetup = false;
  const embedHosts = { video: ['video.example'], audio: [], viewer: [], social: [] };
  const setup = { modules: ['quote'], headline_levels: ['2', '3'], embed_hosts: embedHosts };
  const { opened, openAgain } = await open({
    'GET user': () => Response.json(user),
    'GET draft': () => Response.json(draft),
    'GET setup': () => (answersSetup ? Response.json(setup) : new Response(null, { status: 503 })),
  });
  const session = await opened;
  expect(session.setup.fieldSettings.headlineLevels).toHaveLength(5);
  answersSetup = true;
  expect(await openAgain()).toBe(session);
  expect(session.setup.fieldSettings).toEqual({ headlineLevels: ['2', '3'], embedHosts });
  expect(session.setup.offeredKinds).toContain('quote');
  expect(session.setup.offeredKinds).not.toContain('headline');
});

it('opening in both languages at once gives one session, also when an older answer comes later', async () => {
  const answers: ((revision: number) => void)[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.endsWith('/draft')) return Response.json(user);
    const revision = await new Promise<number>((resolve) => answers.push(resolve));
    return Response.json({ ...draft, revision });
  });
  document.cookie = 'csrftoken=x';
  vi.resetModules();
  const { openSession } = await import('./open-session.ts');
  const opened = [openSession(page, 'de'), openSession(page, 'en')];
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(2);
  const session = await opened[1];
  answers[0]?.(1);
  expect(await opened[0]).toBe(session);
  expect(session?.queue.revision).toBe(2);
});

it('a login lets every session go on, also that of a shared part that was left', async () => {
  document.cookie = 'csrftoken=x';
  const { opened } = await open({ 'GET user': () => Response.json(user), 'GET draft': () => Response.json(draft) });
  const { openSession, resumeSessions } = await import('./open-session.ts');
  const sessions = [await opened, await openSession({ ...page, id: null, section: 'shared-3' }, 'de')];
  for (const session of sessions) session.loginWanted.set(true);
  resumeSessions();
  expect(sessions.map((session) => session.loginWanted.get())).toEqual([false, false]);
});

it('opens without IndexedDB', async () => {
  document.cookie = 'csrftoken=x';
  Object.defineProperty(globalThis, 'indexedDB', {
    configurable: true,
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  const { opened } = await open({ 'GET user': () => Response.json(user), 'GET draft': () => Response.json(draft) });
  const session = await opened;
  expect(session.slug).toBe('page-7');
  expect(await session.recovery.steps()).toEqual([]);
  Reflect.deleteProperty(globalThis, 'indexedDB');
});
