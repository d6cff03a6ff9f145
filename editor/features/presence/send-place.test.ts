import { expect, it } from 'vitest';
import type { PlaceOnPage } from '#contract/editing/presence.ts';
import { ApiError, type CallApi } from '../../core/api-client.ts';
import { tellPlace } from './use-presence.ts';

const caret = { field: 'content', locale: 'de', start: 3, end: 3, revision: 7 } as const;
const place: PlaceOnPage = { tab: '7f5f3a0e-3c58-4a53-9b7d-0f4f1b0f7c11', block: 'one', writing: true };

/** A session whose server answers carets with a status. */
function sessionWith(status: number) {
  const sent: PlaceOnPage[] = [];
  const quietApi = ((_endpoint: unknown, { body }: { body: PlaceOnPage }) => {
    sent.push(body);
    return body.caret ? Promise.reject(new ApiError(status, null)) : Promise.resolve(null);
  }) as unknown as CallApi;
  return { session: { quietApi, locale: 'de' as const, slug: 'page-1' }, sent };
}

it('a server that does not know carets is told the place without one', async () => {
  const { session, sent } = sessionWith(422);
  await tellPlace(session, { ...place, caret });
  expect(sent).toEqual([{ ...place, caret }, place]);
});

it('any other refusal is final', async () => {
  const { session, sent } = sessionWith(404);
  await expect(tellPlace(session, { ...place, caret })).rejects.toBeInstanceOf(ApiError);
  expect(sent).toHaveLength(1);
});
