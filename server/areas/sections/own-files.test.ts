import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { flatBlockSchema } from '#contract/blocks/flat-block.ts';
import { publishResultSchema } from '#contract/editing/section.ts';
import { makePicture } from '#tests/factories/rows.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { toMedia } from '../../platform/pictures/media-rows.ts';
import { storeUpload } from '../media/store-upload.ts';
import { bad, block, good, makeSection, send } from './sections.fixture.ts';

const folder = path.join(import.meta.dirname, '../../../demo/content/media');

interface Stored {
  id: number;
  url: string;
  target: string;
}

const stage = await sharedBackend();
const editor = await stage.signIn('publisher');
const files = {
  film: await store('sign-language.mp4'),
  captions: await store('sign-language.de.vtt'),
  sound: await store('audio-description.mp3'),
};

async function store(fileName: string): Promise<Stored> {
  const { id, url } = toMedia(
    await storeUpload(stage.ctx, { bytes: await readFile(path.join(folder, fileName)), fileName }),
  );
  return { id, url, target: `media:${id}` };
}

async function makeFilm(fields: Record<string, unknown>) {
  const { id: image } = await makePicture(stage.ctx);
  return makeSection(stage, (name) => [block('video', name('v'), { image, ...fields })]);
}

const publish = (slug: string, locale = 'de') =>
  send(stage, 'POST', `/${locale}/pageeditor-api/section/${slug}/publish`, editor, { revision: 1 });

it('a film of the media library is published with its captions, and visitors get the addresses of the files', async () => {
  const { film, captions, sound } = files;
  const { slug } = await makeFilm({
    video_url: film.target,
    captions_de: captions.target,
    described: sound.target,
  });
  good(publishResultSchema, await publish(slug));
  const root = good(flatBlockSchema, await send(stage, 'GET', `/en/pageeditor-api/container/by-slug/${slug}`, {}));
  expect(root.columns?.[0]?.children[0]).toMatchObject({
    video_url: film.url,
    captions_de_url: captions.url,
    captions_en_url: '',
    described_url: sound.url,
  });
});

it('a film of the media library is not published with a file that cannot be played there; each field is named', async () => {
  const { film, captions, sound } = files;
  const { id: picture } = await makePicture(stage.ctx);
  const { slug, id } = await makeFilm({
    video_url: sound.target,
    captions_de: film.target,
    captions_en: `media:${picture}`,
    described: captions.target,
  });
  expect(bad(await publish(slug, 'en'), 422).issues).toEqual([
    { path: `${id('v')}.video_url`, message: 'This has to be a film (MP4 or WebM)' },
    { path: `${id('v')}.captions_de`, message: 'This has to be a file with captions (WebVTT)' },
    { path: `${id('v')}.captions_en`, message: 'This has to be a file with captions (WebVTT)' },
    {
      path: `${id('v')}.described`,
      message: 'This has to be a film (MP4 or WebM) or a recording (MP3, M4A or OGG)',
    },
  ]);
});

it('a film of the media library is not deleted while a page plays it', async () => {
  const film = await store('sign-language-described.mp4');
  await makeFilm({ video_url: film.target });
  const refused = bad(await send(stage, 'DELETE', `/de/api/media/${film.id}/`, editor), 409);
  expect(refused.details).toMatchObject({ used_in: [expect.anything()] });
});

it('a film of the media library is written through the calls of the modules by reference or by its address, and answers can be sent back', async () => {
  const { film, captions } = files;
  const { root } = await makeSection(stage);
  const { id: image } = await makePicture(stage.ctx);
  const call = (method: string, body: object) => send(stage, method, '/de/pageeditor-api/video', editor, body);
  const byId = { parent: root, image, video_url: film.target, captions_de: captions.target };
  const made = good(flatBlockSchema, await call('POST', byId), 201);
  expect(made).toMatchObject({ video_url: film.url, captions_de: captions.target, captions_de_url: captions.url });
  const again = good(flatBlockSchema, await call('PUT', made));
  expect(again).toMatchObject({ video_url: film.url, captions_de_url: captions.url });
  const unknown = bad(await call('POST', { ...byId, captions_en: 'media:99999' }), 422);
  expect(unknown.issues?.map((issue) => issue.path)).toEqual(['captions_en']);
  const noFile = bad(await call('POST', { ...byId, captions_en: 'page:1' }), 422);
  expect(noFile.issues).toEqual([{ path: 'captions_en', message: 'Bitte eine Datei aus den Medien wählen' }]);
});
