import { beforeEach, expect, it } from 'vitest';
import { send, sharedBackend } from '#tests/test-backend.ts';
import { createUser } from './create-user.ts';
import { ensureFirstAdmin } from './first-admin.ts';
import { users } from '../../db/tables/accounts.ts';

const t = await sharedBackend();
beforeEach(() => t.ctx.db.delete(users));
const anna = {
  email: 'anna@oper.example',
  username: 'Anna',
  role: 'editor',
  password: 'richtig langes Passwort',
} as const;

const signIn = (email: string, password: string) => send(t, 'POST', '/auth/sign-in/email', {}, { email, password });

it('creates one admin with a random password when nothing is configured', async () => {
  const admin = await ensureFirstAdmin(t.ctx);
  expect(admin?.email).toBe('admin@colonia.example');
  expect(admin?.password).toMatch(/^(?:[a-z2-9]{5}-){3}[a-z2-9]{5}$/);
  expect((await signIn('admin@colonia.example', admin?.password ?? '')).status).toBe(200);
  expect(await ensureFirstAdmin(t.ctx)).toBeNull();
  expect(await t.ctx.db.$count(users)).toBe(1);
});

it('uses the configured e-mail and password and does not return the password', async () => {
  const admin = { email: 'Chef@oper.example', password: 'aus der Umgebung' };
  const config = { ...t.ctx.config, admin };
  expect(await ensureFirstAdmin({ ...t.ctx, config })).toEqual({ email: 'chef@oper.example', password: null });
  expect((await signIn('chef@oper.example', 'aus der Umgebung')).status).toBe(200);
});

it('creates an admin when only an editor exists, and one only when processes start together', async () => {
  await createUser(t.ctx.db, anna);
  const made = await Promise.all([ensureFirstAdmin(t.ctx), ensureFirstAdmin(t.ctx), ensureFirstAdmin(t.ctx)]);
  expect(made.filter((admin) => admin !== null)).toHaveLength(1);
  expect(await t.ctx.db.$count(users)).toBe(2);
});

it('refuses an existing e-mail and a short password', async () => {
  await createUser(t.ctx.db, anna);
  await expect(createUser(t.ctx.db, { ...anna, email: 'ANNA@oper.example' })).rejects.toMatchObject({
    code: 'conflict',
  });
  await expect(createUser(t.ctx.db, { ...anna, email: 'neu@oper.example', password: 'kurz' })).rejects.toMatchObject({
    code: 'invalid',
  });
  expect(await t.ctx.db.$count(users)).toBe(1);
});
