import { expect, it } from 'vitest';
import { type Media, mediaSchema } from '#contract/media/media.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { renditionFormats } from '#contract/media/media.ts';
import { upload } from '../../../platform/pictures/pictures.fixture.ts';
import { photo, withIptc, xmp } from './metadata.fixture.ts';

const t = await sharedBackend();
const editor = await t.signIn('publisher');

async function send(path: string, body: FormData): Promise<Media> {
  const answer = await t.app.request(`/de/api/media/${path}`, { method: 'POST', headers: editor, body });
  expect(answer.status).toBeLessThan(300);
  return mediaSchema.parse(await answer.json());
}

const store = (bytes: Uint8Array, parts: Record<string, unknown> = {}, name = 'a.jpg') =>
  send('', upload(bytes, name, parts));

const empty = { de: '', en: '' };

it('an uploaded picture takes its texts from XMP, in both languages', async () => {
  const packet = xmp({
    alt: { 'x-default': 'Eine Sängerin im Licht', 'en-GB': 'A singer in the light' },
    title: { 'x-default': 'Salome', 'de-DE': 'Salome', en: 'Salome' },
    description: { 'de-DE': 'Szenenfoto mit Größe', en: 'Scene' },
    rights: { 'x-default': '© Oper' },
    creators: ['Anna Brandt', 'B &amp; C'],
  });
  expect(await store(await photo(packet))).toMatchObject({
    alt: { de: 'Eine Sängerin im Licht', en: 'A singer in the light' },
    caption: { de: 'Salome: Szenenfoto mit Größe', en: 'Salome: Scene' },
    copyright: { de: '© Oper, Foto: Anna Brandt, B & C', en: '© Oper, Photo: Anna Brandt, B & C' },
  });
});

it('an uploaded picture takes them from IPTC and EXIF where there is no XMP', async () => {
  const iptc = withIptc(await photo(), [
    [5, 'Tosca'],
    [80, 'Jörg Weiß'],
    [116, '© Jörg Weiß'],
    [120, 'Der dritte Akt'],
  ]);
  expect(await store(iptc)).toMatchObject({
    alt: empty,
    caption: { de: 'Tosca: Der dritte Akt', en: '' },
    copyright: { de: '© Jörg Weiß', en: '' },
  });
  const exif = await photo(undefined, { IFD0: { ImageDescription: 'The foyer', Artist: 'A. Klee' } });
  expect(await store(exif)).toMatchObject({
    caption: { de: 'The foyer', en: '' },
    copyright: { de: 'Foto: A. Klee', en: 'Photo: A. Klee' },
  });
});

it('an uploaded picture keeps what was sent with it, whole fields at a time', async () => {
  const packet = xmp({ description: { de: 'Aus der Datei', en: 'From the file' }, creators: ['Klee'] });
  const parts = { caption: { de: 'Getippt', en: '' } };
  expect(await store(await photo(packet), parts)).toMatchObject({
    caption: { de: 'Getippt', en: '' },
    copyright: { de: 'Foto: Klee', en: 'Photo: Klee' },
  });
});

it('an uploaded picture gets no alternative text if it is decorative', async () => {
  const packet = xmp({ alt: { de: 'Eine Sängerin' }, creators: ['Klee'] });
  expect(await store(await photo(packet), { decorative: true })).toMatchObject({
    decorative: true,
    alt: empty,
    copyright: { de: 'Foto: Klee' },
  });
});

it('an uploaded picture keeps its texts when its file is replaced by one with others', async () => {
  const { id } = await store(await photo(xmp({ creators: ['Klee'] })));
  const other = await photo(xmp({ creators: ['Brandt'], description: { de: 'Neu' } }));
  expect(await send(`${id}/file/`, upload(other, 'b.jpg'))).toMatchObject({
    caption: empty,
    copyright: { de: 'Foto: Klee', en: 'Photo: Klee' },
  });
});

it('an uploaded picture ignores names of files, what cameras fill in by themselves, and English repeated as the default', async () => {
  const packet = xmp({ title: { 'x-default': 'probe_17' }, description: { 'x-default': 'OLYMPUS DIGITAL CAMERA' } });
  expect(await store(await photo(packet), {}, 'probe_17.jpg')).toMatchObject({ caption: empty });
  const english = xmp({ description: { 'x-default': 'A scene', 'en-US': 'A scene' }, title: { de: 'DSC_0123' } });
  expect(await store(await photo(english))).toMatchObject({ caption: { de: '', en: 'A scene' } });
});

it('an uploaded picture cuts texts that are too long, and stores no characters that the database refuses', async () => {
  const long = `${'Wort '.repeat(400)}🎭`;
  const { caption, alt } = await store(
    await photo(xmp({ description: { de: long }, alt: { de: `${'x'.repeat(498)}🎭🎭` } })),
  );
  expect([caption.de.length <= 1000, caption.de.endsWith('Wort…')]).toEqual([true, true]);
  expect([alt.de.length <= 500, !/\p{Surrogate}/u.test(alt.de)]).toEqual([true, true]);
  const control = withIptc(await photo(), [[120, 'Zeile\0eins\r\nZeile\u0007zwei']]);
  expect((await store(control)).caption.de).toBe('Zeile eins Zeile zwei');
});

it.each([
  ['XMP that is no XML', () => photo('<x:xmpmeta><broken')],
  [
    'entities that grow',
    () =>
      photo(
        `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]>${xmp({ title: { de: '&b;' } })}`,
      ),
  ],
  [
    'EXIF that points outside of the file',
    async () => brokenExif(await photo(undefined, { IFD0: { Artist: 'Klee' } })),
  ],
  ['IPTC that is cut off', async () => cutIptc(withIptc(await photo(), [[120, 'Der dritte Akt']]))],
])('an uploaded picture is stored although it has %s', async (_, make) => {
  const texts = { alt: empty, caption: empty, copyright: empty };
  expect(await store(await make())).toMatchObject({ kind: 'image', ...texts });
});

/** The offset of the first directory leads far past the end. */
function brokenExif(jpeg: Buffer): Buffer {
  const changed = Buffer.from(jpeg);
  changed.fill(0xee, changed.indexOf('Exif\0\0') + 10, changed.indexOf('Exif\0\0') + 14);
  return changed;
}

/** The length of the last record is larger than the block. */
function cutIptc(jpeg: Buffer): Buffer {
  const changed = Buffer.from(jpeg);
  const record = changed.indexOf(Buffer.from([0x1c, 2, 120]));
  changed.writeUInt16BE(0x7fff, record + 3);
  return changed;
}

const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 56/1 0/1' }, IFD0: { Artist: 'Geheime Kamera' } };
const packet = xmp({ creators: ['Geheime Kamera'] });

it('the place where a picture was taken is in no rendition, no placeholder and no answer', async () => {
  const original = withIptc(await photo(packet, place), [[90, 'Geheimer Ort']]);
  const entry = await store(original, { copyright: { de: 'Haus', en: '' } });
  for (const width of Object.keys(entry.thumbs))
    for (const format of renditionFormats) {
      const answer = await t.app.request(`${entry.base}/${width}.${format}`);
      expect(answer.status).toBe(200);
      const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
      expect(text).not.toMatch(/Geheim|Exif|GPS|xmpmeta|8BIM/);
    }
  expect(JSON.stringify(entry)).not.toMatch(/Geheim|50\.93|GPS/);
});
