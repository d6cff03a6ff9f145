// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { choose, consent, forgetConsent } from '#ui/consent/consent-state.ts';
import { overwriteGetLocale } from '#messages/paraglide/runtime.js';
import { EditSurfaceContext } from '../rendering/edit-surface.ts';
import Embed from './foreign-embed.tsx';

const youtube = 'https://www.youtube.com/watch?v=abcDEF12345';

let root: Root;
let place: HTMLElement;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  overwriteGetLocale(() => 'de');
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});

afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  document.cookie = 'cookie_consent_settings=; Path=/; Max-Age=0';
  forgetConsent();
});

async function renderPart() {
  await act(async () =>
    root.render(
      <>
        <Embed kind="video" value={youtube} title="Erstes" />
        <Embed kind="video" value="https://youtu.be/ghiJKL67890" title="Zweites" />
        <Embed kind="video" value="https://vimeo.com/123456789" title="Drittes" />
      </>,
    ),
  );
}

async function press(name: RegExp) {
  const button = [...place.querySelectorAll('button')].find((each) => name.test(each.textContent));
  await act(async () => button!.click());
  await act(async () => void (await import('./embed-player.tsx')));
}

const frames = () => [...place.querySelectorAll('iframe')];

it('"load once" loads only this player, in a sandboxed frame with a title, and focuses it', async () => {
  await renderPart();
  expect(frames()).toHaveLength(0);
  await press(/Einmal laden/);
  expect(frames().map((frame) => frame.title)).toEqual(['Erstes']);
  const [frame] = frames();
  expect(frame!.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//);
  expect(frame!.getAttribute('sandbox')).not.toContain('allow-top-navigation');
  expect(document.activeElement).toBe(frame);
});

it('"always load" loads the players of every provider and stores the consent', async () => {
  await renderPart();
  await press(/Immer laden: externe Medien aller Anbieter/);
  expect(frames().map((frame) => frame.title)).toEqual(['Erstes', 'Zweites', 'Drittes']);
  expect(consent().record).toMatchObject({ media: true });
  expect(document.cookie).toContain('%22media%22%3Atrue');
  expect(document.documentElement.hasAttribute('data-media')).toBe(true);
  // The pressed button is gone.
  expect(document.activeElement).toBe(frames()[0]);
});

it('an embed is unloaded when consent to media is withdrawn, even after "load once"', async () => {
  await renderPart();
  await press(/Einmal laden/);
  await act(async () => choose({ media: true }));
  expect(frames()).toHaveLength(3);
  await act(async () => choose({ media: false }));
  expect(frames()).toHaveLength(0);
  await press(/Einmal laden/);
  expect(frames()).toHaveLength(1);
});

it('an embed is not loaded while the page is edited, so that the texts of its preview are editable', async () => {
  choose({ media: true });
  const surface = { Text: () => null, RichText: () => null, Blocks: () => null, blanks: false };
  await act(async () =>
    root.render(
      <EditSurfaceContext value={surface}>
        <Embed kind="video" value={youtube} title="Erstes" />
      </EditSurfaceContext>,
    ),
  );
  expect(frames()).toHaveLength(0);
});

it('a player that was loaded once does not take the focus when it is drawn again', async () => {
  await renderPart();
  await press(/Einmal laden/);
  const other = place.appendChild(document.createElement('button'));
  other.focus();
  await act(async () => choose({ tracking: true }));
  await renderPart();
  expect(document.activeElement).toBe(other);
});
