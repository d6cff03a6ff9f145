import { expect, it } from 'vitest';
import { programmeApi } from '#contract/api.ts';
import { Unavailable } from '#contract/client/unavailable.ts';
import { createCalls } from './page-request.ts';
import type { Answer } from './requester.ts';

function calls(answer: (call: string) => Partial<Answer>, hasSession = false) {
  const requested: string[] = [];
  const cached: string[] = [];
  let missing = 0;
  const made = createCalls({
    requestPath: async ({ id }, params, query = {}) => {
      const call = `${id} ${JSON.stringify({ ...params, ...query })}`;
      requested.push(call);
      return { status: 200, body: null, tags: [], expiresAt: Infinity, ...answer(call) };
    },
    keep: async (key, call, read) => {
      cached.push(key);
      return read((await call()).body);
    },
    hasSession,
    isOwn: false,
    onMissing: () => {
      missing += 1;
    },
  });
  return { made, requested, cached, missing: () => missing };
}

const one = { locale: 'de', id: 7 } as const;
const event = (edit: boolean) => ({ body: { title: edit ? 'Draft' : 'Public' } });

it('sends the same request only once per page request', async () => {
  const { made, requested } = calls(() => ({ body: { title: 'Tosca' } }));
  const [first, second] = await Promise.all([made.get(programmeApi.event, one), made.get(programmeApi.event, one)]);
  await made.get(programmeApi.events, { locale: 'de' }, { page: 2 });
  expect(first).toBe(second);
  expect(requested).toEqual(['getEvent {"locale":"de","id":"7"}', 'listEvents {"locale":"de","page":"2"}']);
});

it('caches public answers, but none for a session and none marked as not cacheable', async () => {
  const visitor = calls(() => ({}));
  await visitor.made.get(programmeApi.event, one);
  await visitor.made.get(programmeApi.events, { locale: 'de' }, { query: 'x' }, { keep: false });
  expect(visitor.cached).toEqual(['getEvent locale=de&id=7 ']);
  const editor = calls(() => ({}), true);
  await editor.made.get(programmeApi.event, one);
  expect(editor.cached).toEqual([]);
});

it.each([{ status: 404 }, { body: 'nonsense' }, { body: 7 }, { body: null }])('reads %j as null', async (answer) => {
  expect(await calls(() => answer).made.get(programmeApi.event, one)).toBeNull();
});

it('an optional call resolves to null and a required call throws when the backend cannot answer', async () => {
  const { made, missing } = calls(() => {
    throw new Unavailable('away');
  });
  await expect(made.optional(programmeApi.venues, { locale: 'de' })).resolves.toBeNull();
  expect(missing()).toBe(1);
  await expect(made.get(programmeApi.events, { locale: 'de' })).rejects.toThrow(Unavailable);
});

it('requests the draft, and falls back to the public version when the session may not see it', async () => {
  const answers = (refused: boolean) => (call: string) => {
    const edit = call.includes('edit');
    return edit && refused ? { status: 403 } : event(edit);
  };
  const title = async (hasSession: boolean, refused: boolean, edit: boolean) =>
    (await calls(answers(refused), hasSession).made.editable(programmeApi.production, one, edit))?.title;
  expect(await title(true, false, true)).toBe('Draft');
  expect(await title(true, true, true)).toBe('Public');
  expect(await title(false, false, true)).toBe('Public');
  expect(await title(true, false, false)).toBe('Public');
});
