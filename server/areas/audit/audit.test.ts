import { expect, it } from 'vitest';
import { auditApi, type AuditEntry } from '#contract/accounts/audit-api.ts';
import { get, send, sharedBackend } from '#tests/test-backend.ts';
import { both } from '#tests/factories/resource.ts';
import { pdf, storeFile } from '../../platform/pictures/pictures.fixture.ts';
import { changesBetween } from '../../platform/audit/changes-between.ts';
import { pruneAudit } from './prune-audit.ts';
import { auditLog } from '../../db/tables/audit.ts';

const backend = await sharedBackend();
const editor = await backend.signIn('publisher');
const admin = await backend.signIn('admin');

async function readEntries(query = ''): Promise<AuditEntry[]> {
  const { body } = await get(backend, `/de/api/audit/?${query}`, auditApi.list.response, admin);
  return body.results;
}
const post = (path: string, body: unknown, headers = editor) => send(backend, 'POST', path, headers, body);

it('the audit log records what a user created, changed and removed', async () => {
  const { body } = await post('/de/api/venues/?translations=all', { name: both('Depot'), city: 'Köln' });
  await post(`/de/api/venues/${body.id}/?translations=all`, { name: both('Depot 1', 'Depot one'), city: 'Bonn' });
  await post(`/de/api/venues/${body.id}/?translations=all`, { city: 'Bonn' });
  await send(backend, 'DELETE', `/de/api/venues/${body.id}/`, editor);
  const entries = await readEntries(`kind=venue&object_id=${body.id}`);
  expect(entries.map(({ action, title, user_name: who }) => [action, title, who])).toEqual([
    ['removed', 'Depot 1', 'publisher'],
    ['changed', 'Depot 1', 'publisher'],
    ['created', 'Depot', 'publisher'],
  ]);
  expect(entries[1]?.changes).toEqual([
    { field: 'name.de', before: 'Depot', after: 'Depot 1' },
    { field: 'name.en', before: '', after: 'Depot one' },
    { field: 'city', before: 'Köln', after: 'Bonn' },
  ]);
  const one = await get(backend, `/de/api/audit/${entries[0]?.id}/`, auditApi.show.response, admin);
  expect(one.body).toEqual(entries[0]);
});

it('the audit log records changes of pages, publications and media', async () => {
  const page = await post('/de/api/pages/', { title: both('Anfahrt'), slug: both('anfahrt') });
  await post(`/de/api/pages/${page.body.id}/`, { is_online: false });
  const section = await post('/de/pageeditor-api/container', { parent: null, slug: 'anfahrt-text' });
  expect(section.status).toBe(201);
  const published = await post('/de/pageeditor-api/section/anfahrt-text/publish', { revision: 1 });
  expect(published.status, JSON.stringify(published.body)).toBe(200);
  await send(backend, 'DELETE', `/de/api/pages/${page.body.id}/`, editor);
  await storeFile(backend, editor, pdf, 'Plan.pdf');
  const acts = (await readEntries()).map(({ action, kind, title }) => `${action} ${kind} ${title}`);
  expect(acts).toEqual(
    expect.arrayContaining([
      'created page Anfahrt',
      'changed page Anfahrt',
      'published section anfahrt-text',
      'removed page Anfahrt',
      'created media Plan.pdf',
    ]),
  );
});

it('the audit log can be filtered by text, user, action and day', async () => {
  await post('/de/api/venues/?translations=all', { name: both('Große Bühne') }, admin);
  expect((await readEntries('query=grosse+buhne')).length + (await readEntries('query=GROẞE')).length).toBeGreaterThan(
    0,
  );
  expect(await readEntries('query=%25')).toEqual([]);
  const [mine] = await readEntries('query=B%C3%BChne');
  expect(mine?.user_name).toBe('admin');
  expect((await readEntries(`user_id=${mine?.user_id}&action=created`)).map(({ title }) => title)).toEqual([
    'Große Bühne',
  ]);
  const today = new Date().toISOString().slice(0, 10);
  expect((await readEntries(`from=${today}`)).length).toBeGreaterThan(0);
  expect(await readEntries('to=2020-01-01')).toEqual([]);
});

it('the audit log does not record refused requests', async () => {
  const before = await backend.ctx.db.$count(auditLog);
  await post('/de/api/venues/?translations=all', {});
  await post('/de/api/contact/messages/', {}, {});
  expect(await backend.ctx.db.$count(auditLog)).toBe(before);
});

it('the audit log deletes old entries, and the oldest entries above the maximum', async () => {
  const { db } = backend.ctx;
  const now = new Date('2030-01-01T00:00:00Z');
  await db.delete(auditLog);
  const days = [400, 179, 20, 10, 1];
  await db.insert(auditLog).values(
    days.map((ago) => ({
      at: new Date(now.getTime() - ago * 86_400_000),
      userName: 'a',
      action: 'created' as const,
      kind: 'venue',
      title: String(ago),
    })),
  );
  await pruneAudit({ db, now }, { days: 180 });
  const titles = async () => (await db.select().from(auditLog).orderBy(auditLog.id)).map(({ title }) => title);
  expect(await titles()).toEqual(['179', '20', '10', '1']);
  await pruneAudit({ db, now }, { days: 180, max: 2 });
  expect(await titles()).toEqual(['10', '1']);
});

it('describes changes as text and shortens long values', () => {
  expect(
    changesBetween(
      {
        id: 1,
        version: 'a',
        text: both('<p>Alt</p>'),
        list: [1, 2],
        cast: [{ role: { name: both('Tosca') }, person_id: 3 }],
      },
      { id: 1, version: 'b', text: both(`<p>${'Neu '.repeat(100)}</p>`), list: [2], cast: [] },
    ).map(({ field, before, after }) => [field, before, after.length]),
  ).toEqual([
    ['text.de', 'Alt', 160],
    ['list', '1 | 2', 1],
    ['cast', 'Tosca, 3', 0],
  ]);
});
