import { expect, it } from 'vitest';
import type { CallApi } from '../../core/api-client.ts';
import { writeRecords } from './write-records.ts';

const before = { title: { de: 'Alt', en: 'Old' } };
const after = { title: { de: 'Neu', en: 'New' } };

/** Pages with these titles; `written` are the ids of those that were changed. */
function pagesWith(titles: Map<number, object>) {
  const written: number[] = [];
  const api = (async (endpoint: { method: string }, { params }: { params: { id: number } }) => {
    if (endpoint.method !== 'get') written.push(params.id);
    return { id: params.id, version: 'v', title: titles.get(params.id) };
  }) as unknown as CallApi;
  return { session: { api, locale: 'de' as const }, written };
}

const changes = [1, 2].map((id) => ({ kind: 'page', id, before, after }));

it('changes of which the first were written before another one failed are written again from there', async () => {
  const { session, written } = pagesWith(
    new Map([
      [1, after.title],
      [2, before.title],
    ]),
  );
  await writeRecords(session, changes);
  expect(written).toEqual([2]);
});

it('what somebody else has changed since is not overwritten', async () => {
  const { session, written } = pagesWith(
    new Map([
      [1, { de: 'Von anderen', en: 'Old' }],
      [2, before.title],
    ]),
  );
  await expect(writeRecords(session, changes)).rejects.toThrow();
  expect(written).toEqual([]);
});
