import { readdir } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { contentExportApi } from '#contract/api.ts';
import { makeEvent, makePicture } from '#tests/factories/rows.ts';
import { readZip } from '#tests/read-zip.ts';
import { get, getError, sharedBackend } from '#tests/test-backend.ts';
import { manifestSchema } from './manifest.ts';

const backend = await sharedBackend();
const admin = await backend.signIn('admin');
await makeEvent(backend.ctx);

const temporary = async () => (await readdir(backend.ctx.config.dataDir)).filter((name) => name.startsWith('export-'));

it('the archive has its announced length and all records, and is noted', async () => {
  const measured = (await get(backend, '/de/api/export/', contentExportApi.show.response, admin)).body;
  const answer = await backend.app.request('/de/api/export/archive/', { headers: admin });
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="proscenium-[\d-]+\.zip"/);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(answer.headers.get('content-length')).toBe(String(bytes.byteLength));
  const files = readZip(bytes);
  const manifest = manifestSchema.parse(JSON.parse(files['manifest.json'] ?? ''));
  expect(manifest.kinds.reduce((sum, { records }) => sum + records, 0)).toBe(measured.records);
  expect(files['events.jsonl']).toContain('Salome');
  const { rows } = await backend.ctx.db.execute(sql`select action, kind from audit_log`);
  expect(rows).toContainEqual({ action: 'exported', kind: 'content' });
  expect(await temporary()).toEqual([]);
});

it('a request for the headers only makes no export', async () => {
  const answer = await backend.app.request('/de/api/export/archive/', { method: 'HEAD', headers: admin });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(await temporary()).toEqual([]);
});

it('an export that cannot be noted leaves nothing behind', async () => {
  await backend.ctx.db.execute(sql`alter table audit_log rename to audit_log_away`);
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    expect((await getError(backend, '/de/api/export/archive/', admin)).status).toBe(500);
  } finally {
    error.mockRestore();
    await backend.ctx.db.execute(sql`alter table audit_log_away rename to audit_log`);
  }
  expect(await temporary()).toEqual([]);
});

it('a download that is not read to its end leaves nothing behind', async () => {
  const answer = await backend.app.request('/de/api/export/archive/', { headers: admin });
  await answer.body?.cancel();
  expect(await temporary()).toEqual([]);
});

it('missing files are named, and are left out on demand only', async () => {
  const picture = await makePicture(backend.ctx);
  await backend.ctx.db.execute(sql`update media set hash = ${'0'.repeat(64)} where id = ${picture.id}`);
  const { missing } = (await get(backend, '/de/api/export/', contentExportApi.show.response, admin)).body;
  expect(missing).toHaveLength(1);
  expect((await getError(backend, '/de/api/export/archive/', admin)).status).toBe(409);
  const answer = await backend.app.request('/de/api/export/archive/?incomplete=true', { headers: admin });
  expect(answer.status).toBe(200);
  expect(Object.keys(readZip(new Uint8Array(await answer.arrayBuffer())))).toContain('media.jsonl');
});
