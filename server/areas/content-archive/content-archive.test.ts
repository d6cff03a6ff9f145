import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultFieldSettings } from '#contract/fields/field-settings.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { embeddedDump } from '#tests/embedded-dump.ts';
import { makeArticle, makeEvent, makeOwnSection, makePage, makePicture, venueId } from '#tests/factories/rows.ts';
import { makeBlock } from '#tests/factories/block.ts';
import { jpeg } from '#server/platform/pictures/pictures.fixture.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { openDatabase, type OpenDatabase } from '../../db/open-database.ts';
import { changeSettings } from '../site-settings/change-settings.ts';
import { type Manifest, manifestSchema } from './manifest.ts';
import { exportContent } from './export-content.ts';
import { importContent } from './import-content.ts';
import { verifyContent } from './verify-content.ts';

let house: OpenDatabase;
const folder = await temporaryFolder();
const emptyDump = await embeddedDump();
const backend = await sharedBackend();
const at = (...names: string[]) => path.join(folder, ...names);
const bytes = await jpeg({ width: 32, height: 20 });
const hash = createHash('sha256').update(bytes).digest('hex');
const originalKey = `originals/${hash.slice(0, 2)}/${hash}`;
let copies = 0;

beforeAll(async () => {
  house = await openEmpty();
  await makeEvent(backend.ctx, { venueId: await venueId(backend.ctx, 'saal') });
  await makePicture(backend.ctx, { hash, size: bytes.byteLength });
  await makeArticle(backend.ctx);
  const page = await makePage(backend.ctx, { slug: { de: 'haus', en: 'house' } });
  const text = makeBlock('text', { de: { content: '<p>Öffentlich</p>' } });
  await makeOwnSection(backend.ctx, 'page', page.id, [text]);
  await backend.ctx.files.write(originalKey, bytes);
  await write('whole.zip');
  await write('whole');
});
afterAll(() => house.close());
const write = (name: string, more: { incomplete?: boolean; force?: boolean } = {}) =>
  exportContent({ db: backend.ctx.db, place: backend.ctx.config }, { target: at(name), ...more });

/** A migrated, empty installation on the embedded engine. */
const openEmpty = () =>
  openDatabase({ databaseUrl: undefined, databasePool: 1, dataDir: '', memory: { dump: emptyDump } });

/** Puts an empty house in the place of the one that a test has filled; opening it takes half a second. */
async function renewHouse(): Promise<void> {
  await house.close();
  house = await openEmpty();
}

/** Imports into the empty house. */
function bring(name: string, more: { incomplete?: boolean } = {}) {
  copies += 1;
  const config = { dataDir: at(`house-${copies}`), authSecret: undefined, ...defaultFieldSettings };
  return importContent(house, { config, source: at(name), ...more });
}

/** A copy of the folder, with something changed in it. */
async function changedCopy(change: (manifest: Manifest, name: string) => Promise<Manifest | void>): Promise<string> {
  copies += 1;
  const name = `copy-${copies}`;
  await cp(at('whole'), at(name), { recursive: true });
  const manifest = manifestSchema.parse(JSON.parse(await readFile(at(name, 'manifest.json'), 'utf8')));
  const changed = (await change(manifest, name)) ?? manifest;
  await writeFile(at(name, 'manifest.json'), JSON.stringify(changed));
  return name;
}

/** The same records with other text, and a manifest that fits. */
const withOther = (kind: string, from: string | RegExp, to: string) =>
  changedCopy(async (manifest, name) => {
    const file = at(name, `${kind}.jsonl`);
    const before = await readFile(file, 'utf8');
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    await writeFile(file, after);
    const sum = { bytes: Buffer.byteLength(after), sha256: createHash('sha256').update(after).digest('hex') };
    return { ...manifest, kinds: manifest.kinds.map((one) => (one.name === kind ? { ...one, ...sum } : one)) };
  });

async function countOf(table: string): Promise<number> {
  const { rows } = await house.pool.query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return rows[0]?.count ?? 0;
}

it('an export comes back from an archive and from a folder, and new entries get new ids', async () => {
  for (const name of ['whole.zip', 'whole']) {
    await renewHouse();
    const { records, files } = await bring(name);
    expect(files).toBe(1);
    expect(records).toBeGreaterThan(5);
    expect(await readFile(at(`house-${copies}`, 'media', originalKey))).toEqual(bytes);
    const made = await house.pool.query<{ id: number }>(
      `insert into venues (slug, name) values ('neu', '{"de":"Neu","en":""}') returning id`,
    );
    expect(made.rows[0]?.id).toBeGreaterThan(1);
  }
});

it('an export does not write over what is there unless forced', async () => {
  for (const name of ['whole.zip', 'whole']) {
    await expect(write(name)).rejects.toThrow(/is there already/);
    await write(name, { force: true });
    await renewHouse();
    expect(await bring(name)).toMatchObject({ files: 1 });
  }
});

it('an export removes nothing but an earlier export, also when forced', async () => {
  await mkdir(at('photos'));
  await writeFile(at('photos', 'salome.jpg'), 'ein Foto');
  await writeFile(at('notes.zip'), 'keines');
  const mixed = await changedCopy((_, name) => writeFile(at(name, 'notes.txt'), 'Notizen'));
  for (const name of ['photos', 'notes.zip', mixed])
    await expect(write(name, { force: true })).rejects.toThrow(/--force does not remove it/);
  expect(await readFile(at('photos', 'salome.jpg'), 'utf8')).toBe('ein Foto');
  await mkdir(at('new.part'));
  await writeFile(at('new.part', 'salome.jpg'), 'ein Foto');
  await expect(write('new', { force: true })).rejects.toThrow(/new\.part is there already/);
  expect(await readFile(at('new.part', 'salome.jpg'), 'utf8')).toBe('ein Foto');
});

it('an export is refused while a file of the media library is missing, unless it may be incomplete', async () => {
  await backend.ctx.files.remove(originalKey);
  try {
    await expect(write('without.zip')).rejects.toThrow(/1 file of the media library is missing .*With --incomplete/);
    expect(await write('without.zip', { incomplete: true })).toMatchObject({ files: 0, missing: 1 });
  } finally {
    await backend.ctx.files.write(originalKey, bytes);
  }
  await renewHouse();
  await expect(bring('without.zip')).rejects.toThrow(/missing: media\/\d+-/);
  expect(await bring('without.zip', { incomplete: true })).toMatchObject({ files: 0 });
});

it('an export is refused for a value that an import would refuse, naming the record', async () => {
  const { rows } = await backend.database.pool.query<{ id: number; slug: string }>(
    'select id, slug from venues limit 1',
  );
  const [venue] = rows;
  await backend.database.pool.query('update venues set slug = $1 where id = $2', ['kein Slug!', venue?.id]);
  try {
    await expect(write('invalid.zip')).rejects.toThrow(/venues \d+ is not as .*slug: /);
  } finally {
    await backend.database.pool.query('update venues set slug = $1 where id = $2', [venue?.slug, venue?.id]);
  }
});

it('an export is complete, and its records can be read', async () => {
  const { records } = await verifyContent({ source: at('whole.zip'), fieldSettings: defaultFieldSettings });
  expect(records).toBeGreaterThan(5);
});

it('an export fails when a file has changed while it is written, and leaves nothing behind', async () => {
  await backend.ctx.files.write(originalKey, Buffer.concat([bytes, Buffer.from('anders')]));
  try {
    await expect(write('changed.zip')).rejects.toThrow(/has changed; nothing was exported/);
  } finally {
    await backend.ctx.files.write(originalKey, bytes);
  }
  await expect(readFile(at('changed.zip.part'))).rejects.toThrow('ENOENT');
});

describe('an import is refused, and leaves the house empty,', () => {
  beforeAll(renewHouse);

  async function refusal(name: string, message: RegExp): Promise<void> {
    await expect(bring(name)).rejects.toThrow(message);
    expect(await countOf('events')).toBe(0);
    expect(await countOf('media')).toBe(0);
    await expect(readFile(at(`house-${copies}`, 'media', originalKey))).rejects.toThrow('ENOENT');
  }

  it('when a file is missing', async () => {
    const name = await changedCopy((_, copy) => rm(at(copy, 'events.jsonl')));
    await refusal(name, /missing: events\.jsonl/);
  });

  it('when a picture has changed', async () => {
    const name = await changedCopy(async ({ files }, copy) => writeFile(at(copy, files[0]?.path ?? ''), 'ein Bild'));
    await refusal(name, /changed since the export: media\//);
  });

  it('when the archive is not whole, or no export', async () => {
    const whole = await readFile(at('whole.zip'));
    await writeFile(at('half.zip'), whole.subarray(0, whole.length / 2));
    await refusal('half.zip', /no zip archive, or not whole/);
    await writeFile(at('text.zip'), 'kein Archiv');
    await refusal('text.zip', /no zip archive/);
    await refusal('nowhere.zip', /does not exist/);
  });

  it('when bytes in the archive have changed', async () => {
    const whole = await readFile(at('whole.zip'));
    const broken = Buffer.from(whole);
    broken.write('{"id":9', whole.indexOf('{"id":1'));
    await writeFile(at('broken.zip'), broken);
    await refusal('broken.zip', /changed since the export: \w+\.jsonl/);
  });

  it('when a file in the archive is encrypted', async () => {
    const locked = await readFile(at('whole.zip'));
    const entry = locked.lastIndexOf('events.jsonl') - 46;
    locked.writeUInt16LE(locked.readUInt16LE(entry + 8) | 1, entry + 8);
    locked.writeUInt16LE(99, entry + 10);
    await writeFile(at('locked.zip'), locked);
    await refusal('locked.zip', /missing: events\.jsonl/);
  });

  it('when the format is of a newer version', async () => {
    await refusal(await changedCopy(async (manifest) => ({ ...manifest, version: 2 })), /version 2 of the format/);
  });

  it('when a record does not have the shape of its kind, naming line and field', async () => {
    await refusal(await withOther('events', /"start":"[^"]+"/, '"start":"morgen"'), /events\.jsonl, line 1 .*start: /);
    await refusal(await withOther('venues', '"slug"', '"slugg"'), /venues\.jsonl, line 1 .*slug/);
  });

  it('when a module has a field or a value that its kind does not allow', async () => {
    const unknown = await withOther('sections', '"add_additional_space"', '"add_aditional_space"');
    await refusal(unknown, /sections\.jsonl, line 1 .*add_aditional_space/);
    const wrong = await withOther('sections', '"add_additional_space":false', '"add_additional_space":"nein"');
    await refusal(wrong, /sections\.jsonl, line 1 .*add_additional_space/);
    const verified = verifyContent({ source: at(wrong), fieldSettings: defaultFieldSettings });
    await expect(verified).rejects.toThrow(/sections\.jsonl, line 1 .*add_additional_space/);
  });

  it('when a file is not what its record says, or the manifest does not name it', async () => {
    await refusal(
      await withOther('media', 'image/jpeg', 'text/html'),
      /media\/\d+-bild\.jpg is not what media\.jsonl says/,
    );
    await refusal(await withOther('media', hash, '0'.repeat(64)), /the manifest does not name the file of medium \d+/);
  });

  it('when an entry refers to one that does not exist', async () => {
    const name = await withOther('events', /"venue_id":\d+/, '"venue_id":4711');
    await refusal(name, /events\.jsonl, lines 1 to 1 cannot be stored: .*4711/);
    const linked = await withOther('sections', '<p>Öffentlich</p>', '<p><a href=\\"person:4711\\">Öffentlich</a></p>');
    await refusal(linked, /page-\d+ refers to person:4711, which does not exist/);
  });

  it('when the path of a page does not follow from the tree', async () => {
    const name = await withOther('pages', '"path":{"de":"haus"', '"path":{"de":"anderswo"');
    await refusal(name, /path of page \d+ does not follow .*"haus"/);
  });
});

describe('an import into a house', () => {
  beforeEach(renewHouse);

  it('that has entries is refused, with what it has', async () => {
    await house.pool.query(`insert into venues (slug, name) values ('saal', '{"de":"Saal","en":""}')`);
    await expect(bring('whole.zip')).rejects.toThrow(/not empty, it has: venues\./);
  });

  it('whose settings were changed is refused', async () => {
    await changeSettings({ ...backend.ctx, db: house.db }, { name: 'Theater am Deich' }, undefined);
    await expect(bring('whole.zip')).rejects.toThrow(/it has: settings\./);
  });

  it('that is closed leaves it closed', async () => {
    await house.pool.query(`insert into site_settings (id, value) values (1, '{"is_open": false}')`);
    await bring('whole.zip');
    const { rows } = await house.pool.query<{ open: string }>(`select value->>'is_open' as open from site_settings`);
    expect(rows).toEqual([{ open: 'false' }]);
  });

  it('fills fields with their defaults that an export of an older version lacks', async () => {
    const name = await withOther('events', /,"content_notes":\{[^}]*\}|,"change_notices":\[\]/g, '');
    await bring(name);
    const { rows } = await house.pool.query('select content_notes, change_notices from events');
    expect(rows).toEqual([{ content_notes: { de: '', en: '' }, change_notices: [] }]);
  });

  it('takes records of media and sections without the fields that have defaults', async () => {
    const first = await withOther('media', /,"former_sha256s":\[\]|,"placeholder":""|,"tags":\[\]/g, '');
    await bring(first);
    await renewHouse();
    await bring(await withOther('sections', /,"draft":null|,"plan":null/g, ''));
    expect(await countOf('section_revisions')).toBe(1);
  });

  it('cleans rich texts as those that editors send', async () => {
    const name = await withOther('sections', '<p>Öffentlich</p>', '<p>Öffentlich<script>x()</script></p>');
    await bring(name);
    const { rows } = await house.pool.query<{ body: string }>(`select body::text as body from section_revisions`);
    expect(JSON.stringify(rows)).toContain('Öffentlich');
    expect(JSON.stringify(rows)).not.toContain('script');
  });
});
