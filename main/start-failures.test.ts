import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runCommand } from '#tests/run-command.ts';
import { startS3Server } from '#tests/s3-server.ts';

const start = (env: Record<string, string>) => runCommand('main/main.ts', [], { env });

it('a wrong setting stops the start with a sentence, which is JSON where the log is', { timeout: 60_000 }, async () => {
  const { code, errors } = await start({ PORT: 'http', LOG_FORMAT: 'json' });
  expect(code).toBe(1);
  expect(JSON.parse(errors)).toMatchObject({
    level: 'error',
    message: expect.stringMatching(/^The environment is not right\. PORT: /),
  });
});

it('a store without keys stops the start before anything is opened', { timeout: 60_000, tags: 'long' }, async () => {
  const env = { AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '', AWS_PROFILE: '' };
  const { code, errors } = await start({ ...env, MEDIA_URL: 's3://house?endpoint=http://127.0.0.1:9' });
  expect(code).toBe(1);
  expect(errors).toMatch(
    /^The environment is not right\. MEDIA_URL: needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY/,
  );
});

it('a bucket that does not exist stops the start with what to do, without a stack', { timeout: 60_000 }, async () => {
  const store = await startS3Server();
  const folder = mkdtempSync(path.join(tmpdir(), 'proscenium-start-'));
  const MEDIA_URL = store.url.replace('//house/', '//nothing/');
  const { code, errors } = await start({ DATA_DIR: folder, PORT: '0', DEMO: 'false', DATABASE_URL: '', MEDIA_URL });
  await store.end();
  rmSync(folder, { recursive: true, force: true });
  expect(code).toBe(1);
  expect(errors.split('\n')).toEqual([
    expect.stringMatching(/^The media store s3:\/\/nothing\/media\/ .* Create the bucket, or correct MEDIA_URL\.$/),
    expect.stringMatching(/^The server does not start without its media store/),
    '',
  ]);
});
