import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { secrets } from '#server/db/tables/accounts.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { sharedSecret } from './secrets.ts';

const t = await sharedBackend();
const folder = await temporaryFolder();

it('processes that start together use one secret', async () => {
  await t.ctx.db.insert(secrets).values({ name: 'another', value: 'of something else' });
  const made = await Promise.all([1, 2, 3].map(() => sharedSecret(t.ctx.db, folder)));
  expect(new Set(made).size).toBe(1);
  expect(made[0]?.length).toBeGreaterThanOrEqual(32);
});

it('the secret of a former data folder is taken over', async () => {
  await t.ctx.db.delete(secrets);
  await writeFile(path.join(folder, 'secret'), `${'f'.repeat(48)}\n`);
  expect(await sharedSecret(t.ctx.db, folder)).toBe('f'.repeat(48));
  expect(await sharedSecret(t.ctx.db, '/nowhere')).toBe('f'.repeat(48));
});
