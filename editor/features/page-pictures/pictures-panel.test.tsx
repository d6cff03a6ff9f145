// @vitest-environment jsdom
import { act, useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { Media, MediaChange } from '#contract/media/media.ts';
import { render } from '#tests/render.ts';
import { EditorContext, type EditorParts } from '../../core/editor-context.ts';
import { PictureCard } from './pictures-panel.tsx';

vi.mock('../checks/page-checks.ts', () => ({ checksOf: () => ({ again: () => {} }) }));

const both = (de: string) => ({ de, en: '' });
const stored = {
  ...{ id: 1, file_name: 'saal.jpg', base: '/media/1', version: 'a', decorative: false, focal: '', tags: [] },
  ...{ alt: both(''), caption: both(''), copyright: both('') },
} as unknown as Media;

let answer: (media: Media) => void;
const api = vi.fn(
  (_endpoint: unknown, _input: { body: MediaChange }) => new Promise<Media>((resolve) => (answer = resolve)),
);
const session = { locale: 'de', api, store: { addResolved: () => {} }, alerts: { announce: () => {} } };

function Card() {
  const [media, update] = useState(stored);
  return <PictureCard media={media} places={[]} isHead={false} update={update} />;
}

const field = () => document.querySelector('textarea');
const type = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field(), text);
    field()?.dispatchEvent(new Event('input', { bubbles: true }));
  });
const save = () => act(async () => document.querySelector('form')?.requestSubmit());
const isSaved = () => document.querySelector('[type=submit]')?.getAttribute('aria-disabled');

it('the description of a picture keeps what is typed while it is saved', async () => {
  await render(
    <EditorContext value={{ session } as unknown as EditorParts}>
      <Card />
    </EditorContext>,
  );
  await type('Der Saal');
  await save();
  await type('Der große Saal');
  await act(async () => answer({ ...stored, alt: both('Der Saal'), version: 'b' }));
  expect([field()?.value, isSaved()]).toEqual(['Der große Saal', null]);
  await save();
  expect(api.mock.lastCall?.[1].body).toEqual({ alt: both('Der große Saal'), version: 'b' });
  await act(async () => answer({ ...stored, alt: both('Der große Saal'), version: 'c' }));
  expect([field()?.value, isSaved()]).toEqual(['Der große Saal', 'true']);
});
