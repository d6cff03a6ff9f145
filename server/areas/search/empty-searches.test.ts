import { expect, it } from 'vitest';
import { searchApi } from '#contract/api.ts';
import { makeEvent } from '#tests/factories/rows.ts';
import { get, sharedBackend } from '#tests/test-backend.ts';
import { emptySearches } from '../../db/tables/counts.ts';
import { DailyCounter } from '../../platform/daily-counter.ts';

const backend = await sharedBackend();
const counter = new DailyCounter(backend.ctx, emptySearches);
backend.ctx.noteEmptySearch = (address) => counter.note(address);
await makeEvent(backend.ctx, { title: { de: 'Tosca', en: 'Tosca' } });

const search = async (words: string, headers: Record<string, string> = {}) =>
  get(backend, `/de/api/search/?query=${encodeURIComponent(words)}`, searchApi.all.response, headers);

it('lists the searches of visitors that found nothing, the most frequent first', async () => {
  const admin = await backend.signIn('admin');
  const nothing = ['Zwölftonscheune', ' zwölftonscheune ', 'Parkhaus  Keller'];
  // What may name a person is not counted, and what an editor searches neither.
  const uncounted = ['Tosca', 'anna@berg.example', '0211 123456', 'x', 'q'.repeat(61), ''];
  for (const words of [...nothing, ...uncounted]) await search(words);
  await search('Nebelhornquartett', admin);
  await counter.write();
  const { body } = await get(backend, '/de/api/empty-searches/', searchApi.empty.response, admin);
  expect(body.results.map(({ title, count, address }) => [title, count, address])).toEqual([
    ['zwölftonscheune', 2, '/de/search?q=zw%C3%B6lftonscheune'],
    ['parkhaus keller', 1, '/de/search?q=parkhaus+keller'],
  ]);
  const some = await get(backend, '/de/api/empty-searches/?query=KELL', searchApi.empty.response, admin);
  expect(some.body.results.map(({ title }) => title)).toEqual(['parkhaus keller']);
});
