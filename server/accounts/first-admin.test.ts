import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '#tests/house.ts';
import { createUser } from './create-user.ts';
import { ensureFirstAdmin } from './first-admin.ts';
import { users } from './schema.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse();
});
beforeEach(() => t.house.db.delete(users));
afterAll(() => t.close());

function signIn(email: string, password: string): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return Promise.resolve(
    t.app.request('/auth/sign-in/email', { method: 'POST', headers, body: JSON.stringify({ email, password }) }),
  );
}

test('without settings an admin with a random password is made once, who can log in', async () => {
  const admin = await ensureFirstAdmin(t.house);
  expect(admin?.email).toBe('admin@colonia.example');
  expect(admin?.password).toMatch(/^(?:[a-z2-9]{5}-){3}[a-z2-9]{5}$/);
  expect((await signIn('admin@colonia.example', admin?.password ?? '')).status).toBe(200);
  expect(await ensureFirstAdmin(t.house)).toBeNull();
  expect(await t.house.db.$count(users)).toBe(1);
});

test('the settings name the admin, and the password is not told again', async () => {
  const admin = { email: 'Chef@oper.example', password: 'aus der Umgebung' };
  const config = { ...t.house.config, admin };
  expect(await ensureFirstAdmin({ ...t.house, config })).toEqual({ email: 'chef@oper.example', password: null });
  expect((await signIn('chef@oper.example', 'aus der Umgebung')).status).toBe(200);
});

test('an editor is no admin; processes that start together make one admin between them', async () => {
  await createUser(t.house.db, {
    email: 'anna@oper.example',
    username: 'Anna',
    role: 'editor',
    password: 'richtig langes Passwort',
  });
  const made = await Promise.all([ensureFirstAdmin(t.house), ensureFirstAdmin(t.house), ensureFirstAdmin(t.house)]);
  expect(made.filter((admin) => admin !== null)).toHaveLength(1);
  expect(await t.house.db.$count(users)).toBe(2);
});

test('an e-mail is taken once, and a short password is refused', async () => {
  const anna = {
    email: 'anna@oper.example',
    username: 'Anna',
    role: 'editor',
    password: 'richtig langes Passwort',
  } as const;
  await createUser(t.house.db, anna);
  await expect(createUser(t.house.db, { ...anna, email: 'ANNA@oper.example' })).rejects.toMatchObject({
    code: 'conflict',
  });
  await expect(createUser(t.house.db, { ...anna, email: 'neu@oper.example', password: 'kurz' })).rejects.toMatchObject({
    code: 'invalid',
  });
  expect(await t.house.db.$count(users)).toBe(1);
});
