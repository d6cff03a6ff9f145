import { expect, it } from 'vitest';
import { requestsApi } from '#contract/editing/requests/requests-api.ts';
import { addCast, makePerson } from '#tests/factories/rows.ts';
import { both } from '#tests/factories/resource.ts';
import { mailsIn } from '#tests/outbox.ts';
import { get, send, sharedBackend } from '#tests/test-backend.ts';

type Headers = Record<string, string>;
const backend = await sharedBackend();
const programme = await backend.signIn('programme_editor');
const press = await backend.signIn('press');
const publisher = await backend.signIn('publisher');
const admin = await backend.signIn('admin');

const path = '/de/api/requests/';
const post = (address: string, headers: Headers, body: unknown) => send(backend, 'POST', address, headers, body);
const show = async (id: number, headers = publisher) =>
  (await get(backend, `${path}${id}/`, requestsApi.show.response, headers)).body;
const list = async (query = '', headers = publisher) =>
  (await get(backend, `${path}${query}`, requestsApi.list.response, headers)).body;
const askFor = (ids: number[], { headers = programme, resource = 'productions', comment = 'Bis Freitag?' } = {}) =>
  post(`${path}together/`, headers, { resource, ids, comment });
const decide = (id: number, body: object, headers = publisher) => post(`${path}${id}/decide-together/`, headers, body);
const visitorsSee = async (id: number) => (await backend.app.request(`/de/api/productions/${id}/`)).status === 200;

/** The mails that an action has caused. */
async function mailsOf(action: () => Promise<unknown>) {
  const before = (await mailsIn(backend.ctx.db)).length;
  await action();
  return (await mailsIn(backend.ctx.db)).slice(before);
}

let made = 0;
async function draft(title = both(`Oper ${(made += 1)}`, `Opera ${made}`)): Promise<number> {
  const { status, body } = await post('/de/api/productions/?translations=all', programme, { title });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}

async function drafts(count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) ids.push(await draft());
  return ids;
}

/** Asks for three drafts. */
async function asked() {
  const ids = await drafts(3);
  const { status, body } = await askFor(ids);
  expect(status, JSON.stringify(body)).toBe(201);
  return { ids, id: body.id };
}

/** The open entries as a publisher sees them. */
async function shownEntries(id: number) {
  const entries = (await show(id)).group?.entries ?? [];
  return entries.filter(({ status }) => status === 'open').map((entry) => ({ id: entry.id, version: entry.version }));
}

it('requests that are made together are one entry of the list and one mail to each publisher, which names all', async () => {
  const ids = await drafts(3);
  const mails = await mailsOf(() => askFor(ids));
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(['admin@oper.example', 'publisher@oper.example']);
  const titles = ids.map((_, index) => `Oper ${made - 2 + index}`);
  expect(mails[0]?.subject).toBe(`Bitte um Freigabe: ${titles[0]} und 2 weitere Einträge`);
  for (const words of [...titles, 'Bis Freitag?', `„${titles[0]}“ und 2 weitere Einträge`])
    expect(mails[0]?.body).toContain(words);
  const open = await list('?open=true');
  expect(open.count).toBe(1);
  expect(open.results[0]?.group).toMatchObject({ title: `${titles[0]} und 2 weitere Einträge`, status: 'open' });
  expect(open.results[0]?.group?.entries.map(({ title }) => title)).toEqual(titles);
  expect(mails[0]?.body).toContain(`/admin/requests/${open.results[0]?.id}`);
  expect((await list('?mine=true', programme)).count).toBe(1);
  const shown = await show(open.results[0]?.id ?? 0);
  expect(shown.group?.entries.map(({ urls }) => urls.edit)).toEqual(ids.map((id) => `/admin/productions/${id}`));
  expect(shown.group?.entries[1]?.parts[0]?.changes.map(({ field }) => field)).toContain('title');
  await decide(shown.id, { decision: 'decline', answer: 'später' });
});

it('requests that are made together are published as one act, with one mail about the outcome', async () => {
  const { ids, id } = await asked();
  const entries = await shownEntries(id);
  const mails = await mailsOf(async () => {
    const done = await decide(id, { decision: 'publish', entries });
    expect(done, JSON.stringify(done.body)).toMatchObject({ status: 200, body: { group: { status: 'done' } } });
  });
  expect(mails).toMatchObject([
    { recipient: 'programme_editor@oper.example', subject: expect.stringMatching(/^Veröffentlicht: .* weitere/) },
  ]);
  expect(await Promise.all(ids.map(visitorsSee))).toEqual([true, true, true]);
  expect((await list('?open=true')).count).toBe(0);
  expect((await list('?open=false')).results[0]).toMatchObject({ id, group: { status: 'done' } });
  expect((await decide(id, { decision: 'publish', entries })).status).toBe(409);
});

it('requests that are made together are given back as one act, with one reason', async () => {
  const { ids, id } = await asked();
  const mails = await mailsOf(() => decide(id, { decision: 'decline', answer: 'Fotos fehlen' }));
  expect(mails).toMatchObject([{ body: expect.stringContaining('Fotos fehlen') }]);
  const { group } = await show(id, programme);
  expect(group?.status).toBe('declined');
  expect(group?.entries.every(({ answer }) => answer === 'Fotos fehlen')).toBe(true);
  expect(await visitorsSee(ids[0] ?? 0)).toBe(false);
  expect((await decide(id, { decision: 'decline', answer: 'noch einmal' })).status).toBe(409);
});

it('requests that are made together are decided entry by entry too; the act for all then means the rest', async () => {
  const { ids, id } = await asked();
  const [first, second] = await shownEntries(id);
  const published = { decision: 'publish', version: first?.version };
  expect((await post(`${path}${first?.id}/decide/`, publisher, published)).status).toBe(200);
  const declined = { decision: 'decline', answer: 'Foto fehlt' };
  expect((await post(`${path}${second?.id}/decide/`, publisher, declined)).status).toBe(200);
  const half = await show(id);
  expect(half.group?.status).toBe('open');
  expect(half.group?.entries.map(({ status }) => status)).toEqual(['done', 'declined', 'open']);
  expect((await list('?open=true')).results.map((one) => one.id)).toEqual([id]);
  const rest = await shownEntries(id);
  expect((await decide(id, { decision: 'publish', entries: rest })).body).toMatchObject({
    group: { status: 'declined' },
  });
  expect(await Promise.all(ids.map(visitorsSee))).toEqual([true, false, true]);
});

it('asking for several records is refused as a whole, and names each record that cannot be published', async () => {
  const [good = 0, gone = 0, open = 0] = await drafts(3);
  const titles = [made - 1, made].map((number) => `Oper ${number}`);
  const german = await draft({ de: 'Nur deutsch', en: '' });
  await send(backend, 'DELETE', `/de/api/productions/${gone}/`, programme);
  await post(`/de/api/productions/${open}/?translations=all`, publisher, { state: 'public' });
  const mails = await mailsOf(async () => {
    const refused = await askFor([good, gone, open, german, 987_654]);
    expect(refused).toMatchObject({
      status: 422,
      body: {
        issues: [
          { path: 'ids.1', message: `„${titles[0]}“ gibt es nicht mehr` },
          { path: 'ids.2', message: `„${titles[1]}“ ist schon öffentlich` },
          { path: 'ids.3', message: '„Nur deutsch“ hat keinen englischen Titel' },
          { path: 'ids.4', message: '„#987654“ gibt es nicht mehr' },
        ],
      },
    });
  });
  expect(mails).toEqual([]);
  expect((await list('?mine=true&open=true', programme)).count).toBe(0);
});

it('asking for several records is refused to roles that may not edit them, for what has no state, and for wrong lists', async () => {
  const [id = 0] = await drafts(1);
  expect((await askFor([id], { headers: press })).status).toBe(403);
  const paths = async (ids: number[], resource: string) =>
    ((await askFor(ids, { resource })).body.issues as { path: string }[]).map((issue) => issue.path);
  expect(await paths([id], 'venues')).toEqual(['resource']);
  expect(await paths([id], 'operas')).toEqual(['resource']);
  expect(await paths([id, id], 'productions')).toEqual(['ids']);
  expect(await paths([], 'productions')).toEqual(['ids']);
  expect(
    await paths(
      Array.from({ length: 101 }, (_, index) => index + 1),
      'productions',
    ),
  ).toEqual(['ids']);
});

it('asking for several records of one record makes a request alone, and replaces earlier requests for the same records', async () => {
  const ids = await drafts(2);
  await askFor(ids, { comment: 'eins' });
  const alone = await askFor(ids.slice(0, 1), { comment: 'zwei' });
  expect(alone.body).toMatchObject({ group: null, comment: 'zwei' });
  expect((await decide(alone.body.id, { decision: 'decline', answer: 'x' })).status).toBe(404);
  const open = await list('?open=true');
  expect(open.results.map(({ comment }) => comment)).toEqual(['zwei', 'eins']);
  expect(open.results[1]?.group?.entries).toHaveLength(1);
  for (const { id } of open.results)
    await post(`${path}${id}/decide/`, publisher, { decision: 'decline', answer: 'x' });
});

it('publishing them as one act publishes nothing if one of them has changed since, and names it', async () => {
  const { ids, id } = await asked();
  const entries = await shownEntries(id);
  await post(`/de/api/productions/${ids[1]}/?translations=all`, programme, { composer: 'Giacomo Puccini' });
  const refused = await decide(id, { decision: 'publish', entries });
  expect(refused).toMatchObject({
    status: 409,
    body: {
      issues: [{ path: 'entries.1', message: expect.stringMatching(/^„Oper \d+“ hat sich seitdem geändert$/) }],
    },
  });
  expect(await Promise.all(ids.map(visitorsSee))).toEqual([false, false, false]);
  expect((await show(id)).group?.status).toBe('open');
});

it('publishing them as one act publishes nothing if a title is missing now, and names it', async () => {
  const { ids, id } = await asked();
  const title = { de: 'Ohne Englisch', en: '' };
  await post(`/de/api/productions/${ids[2]}/?translations=all`, programme, { title });
  const refused = await decide(id, { decision: 'publish', entries: await shownEntries(id) });
  expect(refused).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'entries.2', message: '„Ohne Englisch“ hat keinen englischen Titel' }] },
  });
  expect(await visitorsSee(ids[0] ?? 0)).toBe(false);
});

it('publishing them as one act needs all open ones as they were shown; a deleted one is forgotten, its link leads to the rest', async () => {
  const { ids, id } = await asked();
  const entries = await shownEntries(id);
  await send(backend, 'DELETE', `/de/api/productions/${ids[0]}/`, programme);
  expect((await decide(id, { decision: 'publish', entries })).status).toBe(409);
  const rest = await show(id);
  expect(rest.group?.entries.map(({ subject }) => subject.kind === 'record' && subject.id)).toEqual(ids.slice(1));
  expect((await decide(id, { decision: 'publish', entries: await shownEntries(id) })).status).toBe(200);
});

it('publishing them as one act by two publishers at once happens once, with one mail', async () => {
  const { id } = await asked();
  const body = { decision: 'publish', entries: await shownEntries(id) };
  const mails = await mailsOf(async () => {
    const answers = await Promise.all([decide(id, body), decide(id, body, admin)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
  expect(mails).toHaveLength(1);
});

it('publishing them as one act publishes chosen persons of the casts with them, also one who is in two of them', async () => {
  const { ids, id } = await asked();
  const person = await makePerson(backend.ctx, 'Ada Zwei', { state: 'draft' });
  const role = both('Sopran', 'Soprano');
  for (const productionId of ids.slice(0, 2))
    await addCast(backend.ctx, { productionId }, [{ role, personId: person.id }]);
  const { group } = await show(id);
  expect(group?.entries.map(({ hidden_persons: hidden }) => hidden.map(({ name }) => name))).toEqual([
    ['Ada Zwei'],
    ['Ada Zwei'],
    [],
  ]);
  const [first, second, third] = await shownEntries(id);
  const chosen = { persons: [person.id] };
  const entries = [{ ...first, ...chosen }, { ...second, ...chosen }, third];
  const published = await decide(id, { decision: 'publish', entries });
  expect(published.status, JSON.stringify(published.body)).toBe(200);
  expect((await backend.app.request(`/de/api/persons/${person.id}/`)).status).toBe(200);
});
