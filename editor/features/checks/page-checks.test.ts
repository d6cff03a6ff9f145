import { expect, it } from 'vitest';
import { type Block, createBlock } from '#contract/blocks/block.ts';
import type { Localized } from '#contract/base/localized.ts';
import type { Resolved } from '#contract/blocks/flat-block.ts';
import type { Picture } from '#contract/media/media.ts';
import { testPicture } from '#modules/render-blocks.fixture.tsx';
import { ApiError, type CallApi } from '../../core/api-client.ts';
import { EditSession } from '../../core/session/edit-session.ts';
import { defaultSetup } from '../../core/session/editor-setup.ts';
import { nothingResolved, section } from '../../core/tree/tree.fixture.ts';
import { PageChecks } from './page-checks.ts';
import { missingRequired } from './rules/check-needed.ts';

const none = async () => {};
const journalStore = { put: none, drop: none, orphans: async () => [], saveLog: none, log: async () => undefined };

/** A session whose server refuses everything. */
function open(body: Block, resolved: Localized<Resolved>) {
  const api = (async () => {
    throw new ApiError(401, { code: 'unauthenticated', message: 'x' });
  }) as CallApi;
  const draft = {
    ...{ slug: 'page-1', content_type: 'page' as const, object_id: 1, revision: 7, published_revision: 7 },
    ...{ body, resolved },
  };
  return new EditSession({ draft, setup: defaultSetup, locale: 'de', api, journalStore, tab: 'tab' });
}

it('checks without a session show the findings of the tree and ask nobody to log in', async () => {
  const session = open(section(), { de: nothingResolved(), en: nothingResolved() });
  const checks = new PageChecks(session);
  await checks.look();
  expect(checks.issues.get()).not.toBeNull();
  expect(session.loginWanted.get()).toBe(false);
});

it('checks name a text of the library that the English page shows in German, unless the module has its own', async () => {
  const picture = { ...testPicture, id: 3, alt: 'Der Saal', caption: 'Der Saal am Abend' };
  const english = { ...picture, alt: 'The hall', lang: 'de' };
  const image = { ...createBlock('image', 'image001'), fields: { image: 3 } };
  const own = { ...image, id: 'image002', translations: { de: { description: 'Saal' }, en: { description: 'Hall' } } };
  const root = { ...createBlock('container', 'root0001'), columns: [{ children: [image, own] }] };
  const shown = (one: Picture) => ({ ...nothingResolved(), pictures: { '3': one } });
  const found = async (en: Picture) => {
    const checks = new PageChecks(open(root, { de: shown(picture), en: shown(en) }));
    await checks.look();
    return checks.issues.get()?.flatMap(({ id, title, text }) => (title === 'Englisch fehlt' ? `${id} ${text}` : []));
  };
  const caption = 'image001 Bild, Bildunterschrift aus der Mediathek. Besucher sehen sie auf Deutsch.';
  expect(await found(english)).toEqual([caption]);
  const alt = 'Beschreibung des Bildes. Vorleseprogramme sagen sie auf Deutsch.';
  expect(await found({ ...picture, lang: 'de' })).toEqual([
    `image001 Bild, ${alt}`,
    caption,
    `image002 Bild „Saal“, ${alt}`,
  ]);
  expect(await found({ ...english, caption: 'The hall at night', lang: undefined })).toEqual([]);
});

it('checks leave out refused input of a module that was removed', () => {
  const session = open(section(), { de: nothingResolved(), en: nothingResolved() });
  session.queue.stop();
  const video = createBlock('video', 'video001');
  session.perform({
    label: '',
    operations: [{ op: 'insert', place: { parent: session.store.root.id, slot: 0, index: 0 }, block: video }],
  });
  session.write('video001', 'video_url', 'https://evil.example/x');
  const refused = () => missingRequired(session).filter(({ path }) => path === 'video001.video_url.null');
  expect(refused()).toHaveLength(1);
  session.perform({ label: '', operations: [{ op: 'remove', id: 'video001' }] });
  expect(refused()).toEqual([]);
  session.queue.stop();
});
