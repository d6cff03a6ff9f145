import { expect, it } from 'vitest';
import type { Media, MediaChange } from '#contract/media/media.ts';
import { ApiError, type CallApi } from '../../../core/api-client.ts';
import { MediaChanged, saveMedia } from './save-media.ts';

const none = { de: '', en: '' };
const picture: Media = {
  id: 7,
  kind: 'image',
  file_name: 'saal.jpg',
  mime: 'image/jpeg',
  size: 1000,
  url: '/media/7/a/saal.jpg',
  base: '/media/7/a/saal',
  width: 1600,
  height: 900,
  alt: { de: 'Der Saal', en: '' },
  decorative: false,
  caption: none,
  copyright: none,
  focal: { x: 50, y: 50 },
  tags: [],
  placeholder: '',
  brightness: null,
  thumbs: {},
  created_at: '2026-11-21T17:42:00Z',
  version: '1',
};

/** A library with one entry, which refuses changes of older versions. */
function library(stored: Media) {
  const sent: MediaChange[] = [];
  const state = { stored };
  const answer = async (_: unknown, { body }: { body: MediaChange & { version?: string } }) => {
    const { version, ...change } = body;
    sent.push(change);
    if (version !== state.stored.version)
      throw new ApiError(409, { code: 'conflict', message: 'x', details: { current: state.stored } });
    state.stored = { ...state.stored, ...change, version: `${Number(version) + 1}` };
    return state.stored;
  };
  return { session: { api: answer as unknown as CallApi, locale: 'de' as const }, state, sent };
}

it('what was not typed is not sent', async () => {
  const { session, sent } = library(picture);
  expect(await saveMedia(session, picture, {})).toBe(picture);
  expect(sent).toEqual([]);
});

it('texts that somebody else has changed in the meantime stay', async () => {
  const { session, state } = library({
    ...picture,
    alt: { de: 'Der Saal', en: 'The hall' },
    caption: { de: 'Abends', en: '' },
    version: '2',
  });
  const saved = await saveMedia(session, picture, { alt: { de: 'Der große Saal', en: '' } });
  expect(saved).toBe(state.stored);
  expect([saved.alt, saved.caption.de]).toEqual([{ de: 'Der große Saal', en: 'The hall' }, 'Abends']);
});

it('where both have changed the same, nothing is overwritten before it is confirmed', async () => {
  const { session, state } = library({ ...picture, alt: { de: 'Das Foyer', en: 'The foyer' }, version: '2' });
  const refused = await saveMedia(session, picture, { alt: { de: 'Der große Saal', en: '' } }).catch(
    (error: unknown) => error,
  );
  expect(refused).toBeInstanceOf(MediaChanged);
  if (!(refused instanceof MediaChanged)) return;
  expect(refused.message).toContain('saal.jpg');
  expect(state.stored.alt.de).toBe('Das Foyer');
  const saved = await saveMedia(session, refused.current, refused.change);
  expect(saved.alt).toEqual({ de: 'Der große Saal', en: 'The foyer' });
});

it('both may have typed the same', async () => {
  const { session } = library({ ...picture, alt: { de: 'Der große Saal', en: '' }, decorative: false, version: '2' });
  const saved = await saveMedia(session, picture, { alt: { de: 'Der große Saal', en: '' } });
  expect(saved.alt.de).toBe('Der große Saal');
});

it('a text for a picture that somebody else has marked as decorative is asked about, and then shown', async () => {
  const { session, state } = library({ ...picture, decorative: true, version: '2' });
  const change = { alt: { de: 'Der große Saal', en: '' } };
  const refused = await saveMedia(session, picture, change).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(MediaChanged);
  if (!(refused instanceof MediaChanged)) return;
  await saveMedia(session, refused.current, refused.change);
  expect(state.stored).toMatchObject({ ...change, decorative: false });
});
