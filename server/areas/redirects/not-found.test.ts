import { beforeEach, expect, it, vi } from 'vitest';
import { oldAddressesApi } from '#contract/api.ts';
import { takeConsoleErrors } from '#tests/no-console-errors.ts';
import { get, sharedBackend } from '#tests/test-backend.ts';
import { notFoundAddresses } from '../../db/tables/counts.ts';
import { redirects } from '../../db/tables/pages.ts';
import { DailyCounter, firstDay, startCounting } from '../../platform/daily-counter.ts';
import { saveRedirect } from './save-redirect.ts';
import { oldPathOf, storedAddress } from './stored-address.ts';

let now = new Date('2026-11-25T12:00:00Z');
const backend = await sharedBackend({ clock: () => now });
const admin = await backend.signIn('admin');
beforeEach(async () => {
  now = new Date('2026-11-25T12:00:00Z');
  await backend.ctx.db.delete(notFoundAddresses);
  await backend.ctx.db.delete(redirects);
  backend.changes.drop(['redirects']);
});

const list = async (query = '') =>
  (await get(backend, `/de/api/not-found/?page_size=100&query=${query}`, oldAddressesApi.notFound.response, admin))
    .body;
const counts = async () => (await list()).results.map(({ address, count }) => [address, count]);

async function asked(times: Record<string, number>): Promise<void> {
  const counter = new DailyCounter(backend.ctx, notFoundAddresses);
  for (const [address, count] of Object.entries(times))
    for (let one = 0; one < count; one += 1) counter.note(storedAddress(address));
  await counter.write();
}

it.each([
  ['/spielplan.php?id=5', '/spielplan.php?id=5'],
  ['/K%C3%BCche/?id=12345678901&name=Anna%20Berg&b=2', '/Küche?b=2&id&name'],
  ['/de/foo.data?_routes=x', '/de/foo'],
  ['/a?Anna+Berg=1', '/a'],
  ['/a?8f14e45fceea167a5a36dedd4bea2543', '/a'],
  ['/anna@berg.example', null],
  ['/a?mail=anna%40berg.example', null],
  [`/${'a'.repeat(200)}`, null],
  ['/wp-login.php', null],
  ['/blog/wp-admin/x.php', null],
  ['/.env', null],
  ['/x/.git/config', null],
  ['/blog/wp-content/plugins/x.php', null],
  ['/backup.sql', null],
  ['/blog/wp-content/uploads/2019/05/salome.jpg', '/blog/wp-content/uploads/2019/05/salome.jpg'],
  ['/presse/bilder.zip', '/presse/bilder.zip'],
  ['/Programmheft-Salome-Spielzeit-2019-20', '/Programmheft-Salome-Spielzeit-2019-20'],
  ['/abmelden/8f14e45fceea167a', '/abmelden/*'],
  ['/8f14e45fceea167a', null],
  ['/order/3f2b8c1e-7d4a-4e9b-8a6f-1c2d3e4f5a6b/pdf?id=5', '/order/*'],
  ['/abmelden/dGhlYXRlckBuZXR6LmV4YW1wbGU%3D', '/abmelden/*'],
])('what is stored of an address: %s: %s', (target, stored) => {
  expect(storedAddress(target)).toBe(stored);
});

it('what is stored of an address becomes an old address with the parameters that have a value', () => {
  expect(oldPathOf('/spielplan.php?druck&id=5')).toBe('/spielplan.php?id=5');
  expect(oldPathOf('/a?druck')).toBe('/a');
});

it('counting adds up in the database, from several processes at the same time', async () => {
  const [one, other] = [
    new DailyCounter(backend.ctx, notFoundAddresses),
    new DailyCounter(backend.ctx, notFoundAddresses),
  ];
  for (const counter of [one, one, other]) counter.note('/alt');
  other.note('/andere?id=1');
  await Promise.all([one.write(), other.write()]);
  await asked({ '/alt': 2 });
  expect(await list()).toMatchObject({
    count: 2,
    results: [
      { address: '/alt', count: 5, last_day: '2026-11-25', old_path: '/alt' },
      { address: '/andere?id=1', count: 1, old_path: '/andere?id=1' },
    ],
  });
});

it('counting writes nothing before, and nothing twice', async () => {
  const counter = new DailyCounter(backend.ctx, notFoundAddresses);
  counter.note('/alt');
  expect(await counts()).toEqual([]);
  await counter.write();
  await counter.write();
  expect(await counts()).toEqual([['/alt', 1]]);
});

it('counting keeps what could not be written for the next time', async () => {
  let isAway = true;
  const db = new Proxy(backend.ctx.db, {
    get: (target, name) =>
      name === 'transaction' && isAway ? () => Promise.reject(new Error('away')) : Reflect.get(target, name, target),
  });
  const counter = new DailyCounter({ ...backend.ctx, db }, notFoundAddresses);
  counter.note('/alt');
  await expect(counter.write()).rejects.toThrow('away');
  counter.note('/alt');
  isAway = false;
  await counter.write();
  expect(await counts()).toEqual([['/alt', 2]]);
});

it.each([
  ['2026-04-11T00:30:00+02:00', '2026-03-13'],
  ['2026-11-10T23:30:00+01:00', '2026-10-12'],
])('counting covers thirty days at %s, also where one of them has 23 or 25 hours', (moment, first) => {
  expect(firstDay(new Date(moment))).toBe(first);
});

it('counting forgets what is older than thirty days', async () => {
  now = new Date('2026-10-26T12:00:00Z');
  await asked({ '/alt': 3, '/uralt': 1 });
  now = new Date('2026-10-27T12:00:00Z');
  await asked({ '/alt': 1 });
  now = new Date('2026-11-25T12:00:00Z');
  expect(await counts()).toEqual([['/alt', 1]]);
  await asked({ '/neu': 1 });
  expect((await backend.ctx.db.select().from(notFoundAddresses)).map(({ address, days }) => [address, days])).toEqual(
    expect.arrayContaining([
      ['/alt', { '2026-10-27': 1 }],
      ['/neu', { '2026-11-25': 1 }],
    ]),
  );
  expect(await backend.ctx.db.$count(notFoundAddresses)).toBe(2);
});

it('counting keeps two thousand addresses and drops the rarest; a scanner fills no more than a part', async () => {
  const days = { '2026-11-25': 2 };
  await backend.ctx.db
    .insert(notFoundAddresses)
    .values(Array.from({ length: 1990 }, (_, index) => ({ address: `/oft-${index}`, days })));
  const counter = new DailyCounter(backend.ctx, notFoundAddresses);
  for (let index = 0; index < 3000; index += 1) counter.note(`/selten-${index}`);
  await counter.write();
  const rows = await backend.ctx.db.select().from(notFoundAddresses);
  expect(rows).toHaveLength(2000);
  expect(rows.filter(({ address }) => address.startsWith('/oft-'))).toHaveLength(1990);
});

it('an unreachable database does not keep the process from stopping; other failures are told', async () => {
  const failing = (error: Error) => startCounting([{ write: vi.fn().mockRejectedValue(error) }]);
  const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  await failing(gone).close();
  await expect(failing(new Error('on purpose')).close()).rejects.toThrow('on purpose');
  expect(takeConsoleErrors().join()).toContain('on purpose');
});

it('the list leaves out what a redirect leads on by now, and is searched', async () => {
  await asked({ '/alt': 1, '/events/3': 4, '/spielplan.php?id=5': 2 });
  await saveRedirect(backend.ctx, { old_path: '/events/*', new_path: '/de/programm' });
  expect(await counts()).toEqual([
    ['/spielplan.php?id=5', 2],
    ['/alt', 1],
  ]);
  expect((await list('SPIEL')).results.map(({ address }) => address)).toEqual(['/spielplan.php?id=5']);
});

it('the list offers a pattern for addresses with a token, and leaves them out once it is saved', async () => {
  await asked({ '/abmelden/8f14e45fceea167a': 1, '/abmelden/0cc175b9c0f1b6a8': 2 });
  expect((await list()).results).toMatchObject([{ address: '/abmelden/*', count: 3, old_path: '/abmelden/*' }]);
  await saveRedirect(backend.ctx, { old_path: '/abmelden/*', new_path: '/de/newsletter' });
  expect(await counts()).toEqual([]);
});
