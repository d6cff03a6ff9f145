import { beforeAll, expect, it } from 'vitest';
import { mailsApi } from '#contract/office/mails-api.ts';
import { get, send, sharedBackend } from '#tests/test-backend.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { maxAttempts } from '../../platform/outbox/send.ts';

const now = new Date('2026-11-21T12:00:00Z');
const path = '/de/api/mails/';
const backend = await sharedBackend({ clock: () => now });
const admin = await backend.signIn('admin');
beforeAll(async () => {
  const payload = { kind: 'contact', recipient: 'kasse@oper.example', replyTo: '', subject: 'Frage', body: 'geheim' };
  const mail = { channel: 'mail', payload, nextAttemptAt: now };
  const at = (hour: number) => new Date(`2026-11-21T0${hour}:00:00Z`);
  await backend.ctx.db.insert(outbox).values([
    { ...mail, createdAt: at(1), sentAt: at(2), payload: { ...payload, subject: '', body: '' } },
    { ...mail, createdAt: at(3), attempts: maxAttempts },
    { ...mail, createdAt: at(4), attempts: 2, payload: { ...payload, kind: 'invitation' } },
    {
      channel: 'newsletter',
      payload: { email: 'anna@mail.example', lists: [8] },
      nextAttemptAt: now,
      createdAt: at(5),
    },
  ]);
});

const list = async (query = '') => (await get(backend, `${path}?${query}`, mailsApi.list.response, admin)).body.results;

it('lists waiting, sent and failed mails for admins, without their text', async () => {
  const answer = await backend.app.request(path, { headers: admin });
  expect(await answer.text()).not.toContain('geheim');
  expect((await list()).map(({ state }) => state)).toEqual(['waiting', 'given_up', 'sent']);
  expect(await list('state=given_up')).toMatchObject([{ attempts: maxAttempts, next_attempt_at: null }]);
  expect(await list('kind=invitation')).toMatchObject([{ subject: 'Frage', recipient: 'kasse@oper.example' }]);
});

it('retries a failed mail, but not a sent one', async () => {
  const [lost] = await list('state=given_up');
  const again = await send(backend, 'POST', `${path}${lost?.id}/retry/`, admin, {});
  expect([again.status, again.body]).toMatchObject([200, { state: 'waiting', attempts: 0 }]);
  const [sent] = await list('state=sent');
  const refused = await send(backend, 'POST', `${path}${sent?.id}/retry/`, admin, {});
  expect([refused.status, refused.body]).toMatchObject([409, { message: 'Diese E-Mail ist schon abgeschickt' }]);
  expect((await send(backend, 'POST', `${path}99999/retry/`, admin, {})).status).toBe(404);
});

it('deletes a mail', async () => {
  const [mail] = await list('kind=invitation');
  expect((await send(backend, 'DELETE', `${path}${mail?.id}/`, admin)).status).toBe(204);
  expect(await list('kind=invitation')).toEqual([]);
  expect((await send(backend, 'DELETE', `${path}${mail?.id}/`, admin)).status).toBe(404);
});
