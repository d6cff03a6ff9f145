import { expect, it, vi } from 'vitest';
import { errorSchema } from '#contract/base/errors.ts';
import { mediaSchema } from '#contract/media/media.ts';
import { createApp } from '#server/app.ts';
import type { AppContext } from '#server/app-context.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { auditLog } from '../../db/tables/audit.ts';
import { media } from '../../db/tables/media.ts';
import { png, upload } from '../../platform/pictures/pictures.fixture.ts';

let isFull = false;

const t = await sharedBackend();
const editor = await t.signIn('publisher');
const files: AppContext['files'] = {
  ...t.ctx.files,
  write: async (key, bytes) => {
    if (isFull) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    await t.ctx.files.write(key, bytes);
  },
};
const app = createApp({ ...t.ctx, files });

const post = (path: string, form: FormData) => app.request(path, { method: 'POST', headers: editor, body: form });

it.each([
  ['de', 'Speicherplatz'],
  ['en', 'disk space'],
])(
  'a full disk refuses an upload with 507 and a sentence for editors (%s), and leaves no entry',
  async (locale, words) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const before = [await t.ctx.db.$count(media), await t.ctx.db.$count(auditLog)];
    isFull = true;
    const answer = await post(`/${locale}/api/media/`, upload(await png(), 'bild.png'));
    isFull = false;
    expect(answer.status).toBe(507);
    const { code, message } = errorSchema.parse(await answer.json());
    expect(code).toBe('storage_full');
    expect(message).toContain(words);
    expect([await t.ctx.db.$count(media), await t.ctx.db.$count(auditLog)]).toEqual(before);
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('the disk is full'));
    logged.mockRestore();
  },
);

it('a full disk refuses a replacement of a file, which stays as it was', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const made = mediaSchema.parse(await (await post('/de/api/media/', upload(await png(), 'bild.png'))).json());
  isFull = true;
  const answer = await post(`/de/api/media/${made.id}/file/`, upload(await png({ width: 40, height: 30 }), 'neu.png'));
  isFull = false;
  expect(answer.status).toBe(507);
  const shown = await app.request(`/de/api/media/${made.id}/`, { headers: editor });
  expect(mediaSchema.parse(await shown.json())).toEqual(made);
  logged.mockRestore();
});

it('a full disk shows pictures that were not rendered before', async () => {
  const bytes = await png({ width: 400, height: 300 });
  const made = mediaSchema.parse(await (await post('/de/api/media/', upload(bytes, 'gross.png'))).json());
  isFull = true;
  const answer = await app.request(`${made.base}/320.webp`);
  isFull = false;
  expect(answer.status).toBe(200);
});
