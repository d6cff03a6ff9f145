import { expect, it } from 'vitest';
import { send, sharedBackend } from '#tests/test-backend.ts';
import { both } from '#tests/factories/resource.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { readCsv } from './read-csv.ts';
import { csvLine } from './write-csv.ts';

const backend = await sharedBackend();
const editor = await backend.signIn('publisher');
const admin = await backend.signIn('admin');

/** The rows of an exported list as objects with the column headings as keys. */
async function saved(path: string, headers = admin): Promise<Record<string, string>[]> {
  const answer = await backend.app.request(`/de/api/${path}`, { headers });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z]+-\d{4}-\d\d-\d\d\.csv"$/);
  const [head, ...rows] = readCsv(await answer.text());
  return rows.map(({ cells }) => Object.fromEntries(cells.map((cell, at) => [head?.cells[at] ?? '', cell])));
}

it('exports the page tree in tree order, or the matches of a search', async () => {
  const above = await send(backend, 'POST', '/de/api/pages/', editor, {
    title: both('Haus', 'House'),
    slug: both('haus'),
  });
  const below = { title: both('Chronik; alt', 'Chronicle'), slug: both('chronik', 'chronicle') };
  await send(backend, 'POST', '/de/api/pages/', editor, { ...below, parent_id: above.body.id, is_online: false });
  expect((await saved('pages/csv/', editor)).map(({ title_de: title }) => title)).toEqual(['Haus', 'Chronik; alt']);
  expect(await saved('pages/csv/?query=chronicle', editor)).toMatchObject([
    { title_en: 'Chronicle', is_online: 'false', parent_id: String(above.body.id), address_en: '/en/haus/chronicle' },
  ]);
});

it('writes decimals with the comma of the language, and no cell that a spreadsheet runs as a formula', () => {
  expect(csvLine([12.5, 3, '12.5'], 'de')).toBe('12,5;3;12.5\r\n');
  expect(csvLine([12.5], 'en')).toBe('12.5\r\n');
  for (const text of ['=1+1', '+cmd', '-a1', '@SUM(1)', '\t=1', ' =1', '＝1'])
    expect(csvLine([text])).toBe(`'${text}\r\n`);
  expect(csvLine(['\n=1'])).toBe('"\'\n=1"\r\n');
  expect(csvLine(['+49 221 1-0', '-12,5'])).toBe('+49 221 1-0;-12,5\r\n');
});

it('exports the accounts and records the export in the audit log', async () => {
  const rows = await saved('users/csv/?role=publisher');
  expect(rows).toMatchObject([{ name: 'publisher', role: 'publisher', state: 'active', second_factor: 'false' }]);
  expect(await saved('audit/csv/?action=exported&kind=user')).toMatchObject([{ kind: 'user', user: 'admin' }]);
});

it('exports the audit log with the changed fields', async () => {
  const venue = await send(backend, 'POST', '/de/api/venues/?translations=all', editor, { name: both('Depot') });
  await send(backend, 'POST', `/de/api/venues/${venue.body.id}/?translations=all`, editor, { city: 'Bonn' });
  expect(await saved('audit/csv/?kind=venue&action=changed')).toMatchObject([{ changes: 'city:  → Bonn' }]);
});

it('exports the outbox with the filters of the request', async () => {
  const payload = { kind: 'contact', recipient: 'a@oper.example', replyTo: '', subject: 'Gruß', body: 'Hallo' };
  const mail = { channel: 'mail', payload, nextAttemptAt: new Date() };
  await backend.ctx.db.insert(outbox).values(Array.from({ length: 501 }, () => mail));
  expect(await saved('mails/csv/?state=waiting')).toHaveLength(501);
  expect(await saved('mails/csv/?state=given_up')).toEqual([]);
});
