import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { errorSchema } from '#contract/base/errors.ts';
import { listOf } from '#contract/base/list.ts';
import { mediaSchema } from '#contract/media/media.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { media } from '../../db/tables/media.ts';
import { storeFile, upload } from '../../platform/pictures/pictures.fixture.ts';

/** The first bytes of a WebM, an Ogg Opus and an M4A file. */
const webm = Buffer.concat([
  Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
  Buffer.alloc(64),
]);
const opus = Buffer.concat([
  Buffer.from('OggS\x00\x02'),
  Buffer.alloc(20),
  Buffer.from([1, 19]),
  Buffer.from('OpusHead'),
  Buffer.alloc(64),
]);
const m4a = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypM4A \0\0\0\0M4A isom'), Buffer.alloc(64)]);
const captions = (text: string) => Buffer.from(`WEBVTT\n\n${text}\n`);
const demoFilm = (name: string) => readFile(path.join(import.meta.dirname, '../../../demo/content/media', name));

const t = await sharedBackend({ config: { upload: { bytes: 300_000, pixels: 2_000_000 } } });
const editor = await t.signIn('publisher');

function send(bytes: Uint8Array, name: string): Promise<Response> {
  return Promise.resolve(
    t.app.request('/de/api/media/', { method: 'POST', headers: editor, body: upload(bytes, name) }),
  );
}

const store = (bytes: Uint8Array, name: string) => storeFile(t, editor, bytes, name);

it('films, recordings and captions are stored with the type and the extension of their content', async () => {
  const film = await store(await demoFilm('sign-language.mp4'), 'Film.mov');
  expect(film).toMatchObject({ kind: 'file', mime: 'video/mp4', file_name: 'Film.mp4' });
  const recording = await store(await demoFilm('audio-description.mp3'), 'Ton.wav');
  expect(recording).toMatchObject({ kind: 'file', mime: 'audio/mpeg', file_name: 'Ton.mp3' });
});

it.each([
  ['video/webm', 'Film.webm', webm, 'Film.webm'],
  ['audio/ogg', 'Ton.ogg', opus, 'Ton.opus'],
  ['audio/mp4', 'Musik.mp3', m4a, 'Musik.m4a'],
  ['text/vtt', 'Untertitel.txt', captions('00:00.000 --> 00:01.000\nGrüße'), 'Untertitel.vtt'],
])('films, recordings and captions of the type %s are accepted', async (mime, name, bytes, file_name) => {
  expect(await store(bytes, name)).toMatchObject({ kind: 'file', mime, file_name });
});

it.each(['0:00:01.000 --> 1:00:02.000', '00:01.000-->00:02.000', '00:01.000 \t -->  00:02.000 align:start'])(
  'films, recordings and captions may have the times %j, which browsers read',
  async (times) => {
    expect(await store(captions(`${times}\nHallo`), 'a.vtt')).toMatchObject({ mime: 'text/vtt' });
  },
);

it('films, recordings and captions are listed by what a page can do with them', async () => {
  await store(await demoFilm('sign-language.en.vtt'), 'captions.vtt');
  await store(webm, 'Zweiter.webm');
  await store(opus, 'Zweiter.ogg');
  const names = async (use: string) => {
    const answer = await t.app.request(`/de/api/media/?use=${use}&page_size=100`, { headers: editor });
    const { results } = listOf(mediaSchema).parse(await answer.json());
    return results.map(({ file_name }) => file_name);
  };
  expect(await names('captions')).toContain('captions.vtt');
  expect((await names('captions')).filter((name) => !name.endsWith('.vtt'))).toEqual([]);
  expect(await names('video,audio')).toEqual(expect.arrayContaining(['Zweiter.webm', 'Zweiter.opus']));
  const refused = await t.app.request('/de/api/media/?use=pictures', { headers: editor });
  expect([refused.status, (await refused.text()).includes('use')]).toEqual([400, true]);
});

it.each([
  ['not UTF-8', Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nK\xf6ln\n', 'latin1'), /UTF-8/],
  ['without a time', captions('Hallo'), /Zeiten/],
  ['with times of another format', captions('00:00:01,000 --> 00:00:02,000\nHallo'), /Zeiten/],
  ['cut off in a line of times', captions('00:00.000 --> 00:01.000\nA\n\n00:02.000 -->\nB'), /Zeile 6/],
  ['with an end before its start', captions('00:00.000 --> 00:01.000\nA\n\n00:05.000 --> 00:02.000\nB'), /Zeile 6/],
  ['with minutes of one digit', captions('00:00.000 --> 00:01.000\nA\n\n0:02.000 --> 0:03.000\nB'), /Zeile 6/],
  ['with a minute of 75 seconds', captions('00:00.000 --> 00:01.000\nA\n\n00:00.000 --> 00:75.000\nB'), /Zeile 6/],
])('an upload leaves nothing behind if its captions are %s, and says why', async (_, bytes, reason) => {
  const before = await t.ctx.db.$count(media);
  const answer = await send(bytes, 'a.vtt');
  const { code, message } = errorSchema.parse(await answer.json());
  expect([answer.status, code, message]).toEqual([422, 'invalid', expect.stringMatching(reason)]);
  expect(await t.ctx.db.$count(media)).toBe(before);
});

it('an upload leaves nothing behind if the film is larger than the bound', async () => {
  const before = await t.ctx.db.$count(media);
  const answer = await send(Buffer.concat([await demoFilm('sign-language.mp4'), Buffer.alloc(300_000)]), 'film.mp4');
  expect([answer.status, errorSchema.parse(await answer.json()).code]).toEqual([413, 'payload_too_large']);
  expect(await t.ctx.db.$count(media)).toBe(before);
});
