import { access, readdir } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { errorSchema } from '#contract/base/errors.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { media } from '../../db/tables/media.ts';
import {
  blackPng,
  emptyZip,
  jpeg,
  pdf,
  picture,
  png,
  storeFile,
  upload,
} from '../../platform/pictures/pictures.fixture.ts';

const t = await sharedBackend({ config: { upload: { bytes: 300_000, pixels: 2_000_000 } } });
const editor = await t.signIn('publisher');

function send(form: FormData, headers = editor): Promise<Response> {
  return Promise.resolve(t.app.request('/de/api/media/', { method: 'POST', headers, body: form }));
}

const store = (bytes: Uint8Array, name: string, parts = {}) => storeFile(t, editor, bytes, name, parts);

async function files(): Promise<string[]> {
  const folder = path.join(t.ctx.config.dataDir, 'media');
  const there = await access(folder).then(
    () => true,
    () => false,
  );
  if (!there) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .toSorted();
}

/** Status and code of a refusal; checks that it left neither a row nor a file. */
async function refusal(call: () => Promise<Response>): Promise<[number, string]> {
  const before = [await t.ctx.db.$count(media), await files()];
  const answer = await call();
  const { code } = errorSchema.parse(await answer.json());
  expect([await t.ctx.db.$count(media), await files()]).toEqual(before);
  return [answer.status, code];
}

it('an accepted upload may be a JPEG with wrong parameters of its scan, as telephones write them', async () => {
  const bytes = Buffer.from(await jpeg());
  const scan = bytes.indexOf(Buffer.from([0xff, 0xda])) + 2;
  // The last three bytes of its head: first and last coefficient, and bits; a sequential JPEG has 0, 63 and 0.
  bytes[scan + bytes.readUInt16BE(scan) - 2] = 0;
  await expect(sharp(bytes, { failOn: 'warning' }).toBuffer()).rejects.toThrow('Invalid SOS parameters');
  expect(await store(bytes, 'telefon.jpg')).toMatchObject({ width: 900, height: 600 });
});

it('the upload stores a JPEG with texts, focal point, dimensions and a tiny placeholder', async () => {
  const parts = {
    alt: { de: 'Eine Bühne', en: 'A stage' },
    caption: { de: 'Große Bühne', en: '' },
    copyright: { de: '© Haus', en: '' },
    focal: { x: 33.3, y: 12.5 },
    decorative: false,
  };
  const entry = await store(await jpeg(), 'Bühne groß (1).JPG', parts);
  expect(entry).toMatchObject({
    ...parts,
    kind: 'image',
    mime: 'image/jpeg',
    width: 900,
    height: 600,
    file_name: 'Bühne-groß-1.jpg',
  });
  expect(entry.base).toMatch(new RegExp(`^/media/${entry.id}/[0-9a-f]{12}$`));
  expect(entry.url).toBe(`${entry.base}/B%C3%BChne-gro%C3%9F-1.jpg`);
  expect(Object.keys(entry.thumbs)).toEqual(['320', '640', '900']);
  expect(entry.placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(entry.placeholder.length).toBeLessThanOrEqual(400);
  const tiny = await sharp(Buffer.from(entry.placeholder.split(',')[1] ?? '', 'base64')).metadata();
  expect([tiny.width, tiny.height]).toEqual([16, 11]);
});

it.each([
  ['image/png', 'png', () => picture().png().toBuffer()],
  ['image/webp', 'webp', () => picture().webp().toBuffer()],
  ['image/avif', 'avif', () => picture({ width: 200, height: 100 }).avif({ effort: 0 }).toBuffer()],
  ['image/gif', 'gif', () => picture().gif().toBuffer()],
])('the upload accepts %s', async (mime, ending, make) => {
  const entry = await store(await make(), `bild.${ending}`);
  expect(entry).toMatchObject({ kind: 'image', mime, file_name: `bild.${ending}` });
});

it.each([
  ['application/pdf', 'Programm.pdf', pdf],
  ['application/zip', 'Fotos.zip', emptyZip],
  ['text/plain', 'Lies mich.txt', Buffer.from('Grüße aus Köln\r\n')],
  ['text/csv', 'Liste.csv', Buffer.from('Name;Rolle\nK\xf6ln;<3\n', 'latin1')],
  ['text/plain', 'Wagen.txt', Buffer.from('BMW oder MZ?')],
  ['text/vtt', 'Untertitel.vtt', Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nHallo\n')],
  [
    'audio/mpeg',
    'Ton.mp3',
    Buffer.concat([
      Buffer.from('ID3\x04\x00\x00\x00\x00\x00\x00'),
      Buffer.from([0xff, 0xfb, 0x90, 0x64]),
      Buffer.alloc(413),
    ]),
  ],
])('the upload stores %s as a download', async (mime, name, bytes) => {
  const entry = await store(bytes, name);
  expect(entry).toMatchObject({
    kind: 'file',
    mime,
    width: null,
    height: null,
    base: '',
    thumbs: {},
    placeholder: '',
  });
});

it('the upload sets the extension by the content, and removes folders and unusual characters from the name', async () => {
  expect((await store(await png(), '../../etc/passwd.svg')).file_name).toBe('passwd.png');
  expect((await store(await png(), 'C:\\Bilder\\640.jpg')).file_name).toBe('datei-640.png');
  expect((await store(await png(), '<script>\0"\r\n.png')).file_name).toBe('script.png');
  expect((await store(await png(), '.png')).file_name).toBe('datei.png');
});

it('the upload stores a rotated camera picture with its displayed dimensions', async () => {
  const turned = await picture({ width: 400, height: 200 }).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  expect(await store(turned, 'hochkant.jpg')).toMatchObject({ width: 200, height: 400 });
});

it('the upload creates a second entry on the same file for identical bytes', async () => {
  const bytes = await jpeg({ width: 333, height: 222 });
  const first = await store(bytes, 'eins.jpg');
  const before = await files();
  const second = await store(bytes, 'zwei.jpg');
  expect(second.id).not.toBe(first.id);
  expect(await files()).toEqual(before);
});

it.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'a.svg'],
  ['SVG after an XML declaration', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg'],
  ['SVG named .jpg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.jpg'],
  ['HTML', '<!doctype html><title>x</title>', 'a.html'],
  ['HTML named .txt', '\ufeff \n<html><script>alert(1)</script>', 'a.txt'],
  ['HTML after plain text', 'Hallo <script>alert(1)</script>', 'a.txt'],
  ['a script', 'alert(1)', 'a.js'],
  ['an unknown binary', '\x00\x01\x02\x03binary', 'a.bin'],
  ['a program', `MZ${'\x00'.repeat(200)}`, 'a.jpg'],
])('the upload refuses %s', async (_, text, name) => {
  expect(await refusal(() => send(upload(Buffer.from(text), name)))).toEqual([415, 'unsupported_media']);
});

it('the upload refuses a TIFF', async () => {
  const tiff = await picture({ width: 50, height: 50 }).tiff().toBuffer();
  expect(await refusal(() => send(upload(tiff, 'a.tiff')))).toEqual([415, 'unsupported_media']);
});

it.each([
  ['JPEG', () => jpeg()],
  ['PNG', () => png()],
  ['WebP', () => picture().webp().toBuffer()],
  ['GIF', () => picture().gif().toBuffer()],
  ['AVIF', () => picture({ width: 200, height: 100 }).avif({ effort: 0 }).toBuffer()],
  ['PDF', async () => pdf],
])('the upload refuses a truncated %s', async (_, make) => {
  const bytes = await make();
  const cut = bytes.subarray(0, Math.floor(bytes.length * 0.6));
  expect(await refusal(() => send(upload(cut, 'a')))).toEqual([422, 'invalid']);
});

it('the upload refuses a file with only the header of a picture, and an empty one', async () => {
  const liar = Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    Buffer.from('<script>alert(1)</script>'.repeat(50)),
  ]);
  expect(await refusal(() => send(upload(liar, 'a.jpg')))).toEqual([422, 'invalid']);
  expect(await refusal(() => send(upload(Buffer.from('GIF89a<script>alert(1)</script>'), 'a.gif')))).toEqual([
    422,
    'invalid',
  ]);
  expect(await refusal(() => send(upload(Buffer.alloc(0), 'a.jpg')))).toEqual([422, 'invalid']);
});

it('the upload refuses a picture of 20,000 by 20,000 pixels, one with too many pixels, and one that is too long', async () => {
  const bomb = blackPng(20_000, 20_000);
  expect(await sharp(bomb, { limitInputPixels: false }).metadata()).toMatchObject({ width: 20_000, height: 20_000 });
  expect(await refusal(() => send(upload(bomb, 'a.png')))).toEqual([422, 'invalid']);
  const over = await sharp({ create: { width: 2001, height: 1000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  expect(await refusal(() => send(upload(over, 'a.png')))).toEqual([422, 'invalid']);
  const long = await sharp({ create: { width: 20_000, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  expect(await refusal(() => send(upload(long, 'a.png')))).toEqual([422, 'invalid']);
});

it('the upload refuses a file that is too large, with or without Content-Length', async () => {
  const large = Buffer.alloc(300_001, 'a');
  expect(await refusal(() => send(upload(large, 'a.txt')))).toEqual([413, 'payload_too_large']);
});

it('the upload stops reading an endless body at the limit', async () => {
  let sent = 0;
  const boundary = 'xxx';
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n`;
      const chunk = new TextEncoder().encode(sent === 0 ? head : 'a'.repeat(10_000));
      sent += chunk.byteLength;
      controller.enqueue(chunk);
    },
  });
  const headers = { ...editor, 'content-type': `multipart/form-data; boundary=${boundary}` };
  const request = new Request('http://localhost:3000/de/api/media/', {
    method: 'POST',
    headers,
    body: endless,
    duplex: 'half',
  } as RequestInit);
  expect(await refusal(() => Promise.resolve(t.app.request(request)))).toEqual([413, 'payload_too_large']);
  expect(sent).toBeLessThan(500_000);
});

it('the upload is accepted with or without a trailing slash, and refused in the locale of its address', async () => {
  const at = (address: string, parts = {}) =>
    Promise.resolve(
      t.app.request(address, { method: 'POST', headers: editor, body: upload(Buffer.from('Hallo'), 'a.txt', parts) }),
    );
  expect((await at('/de/api/media')).status).toBe(201);
  const long = { alt: { de: 'x'.repeat(501), en: '' } };
  expect(errorSchema.parse(await (await at('/de/api/media/', long)).json()).issues?.[0]?.message).toMatch(/^Zu groß/);
  expect(errorSchema.parse(await (await at('/en/api/media/', long)).json()).issues?.[0]?.message).toMatch(/^Too big/);
});

it('the upload refuses a truncated form, a form without a file, and a body that is no form', async () => {
  const headers = { ...editor, 'content-type': 'multipart/form-data; boundary=xxx' };
  const cut = '--xxx\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf of i';
  const raw = (body: string, type = headers['content-type']) =>
    Promise.resolve(
      t.app.request('/de/api/media/', { method: 'POST', headers: { ...headers, 'content-type': type }, body }),
    );
  expect(await refusal(() => raw(cut))).toEqual([422, 'invalid']);
  expect(await refusal(() => send(new FormData()))).toEqual([422, 'invalid']);
  const textAsFile = new FormData();
  textAsFile.set('file', 'not a file');
  expect(await refusal(() => send(textAsFile))).toEqual([422, 'invalid']);
  expect(await refusal(() => raw('{}', 'application/json'))).toEqual([415, 'unsupported_media']);
});

it.each([
  ['an unknown field', { colour: 'red' }],
  ['an over-long text', { alt: { de: 'x'.repeat(501), en: '' } }],
  ['a text in one language only', { alt: { de: 'x' } }],
  ['a null byte in a text', { alt: { de: 'a\0b', en: '' } }],
  ['half a surrogate pair in a text', { caption: { de: '\ud800', en: '' } }],
  ['a focal point outside the picture', { focal: { x: 101, y: 0 } }],
  ['a wrong type', { decorative: 'yes' }],
])('the upload refuses %s', async (_, parts) => {
  const bytes = await jpeg();
  expect(await refusal(() => send(upload(bytes, 'a.jpg', parts)))).toEqual([422, 'invalid']);
});

it('the upload refuses an invalid locale', async () => {
  const bytes = await jpeg();
  const call = () =>
    Promise.resolve(t.app.request('/xx/api/media/', { method: 'POST', headers: editor, body: upload(bytes, 'a.jpg') }));
  expect(await refusal(call)).toEqual([400, 'invalid_locale']);
});

it('leaves no row when the file cannot be written', async () => {
  const before = await t.ctx.db.$count(media);
  const { storeUpload } = await import('./store-upload.ts');
  const full = { ...t.ctx.files, write: () => Promise.reject(new Error('disk full')) };
  const bytes = await jpeg({ width: 100, height: 100 });
  await expect(storeUpload({ ...t.ctx, files: full }, { bytes, fileName: 'a.jpg' })).rejects.toThrow('disk full');
  expect(await t.ctx.db.$count(media)).toBe(before);
  expect(await t.ctx.db.select().from(media).where(eq(media.fileName, 'a.jpg'))).toEqual([]);
});
