// @vitest-environment jsdom
import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { render } from '#tests/render.ts';
import { testPicture } from '#modules/render-blocks.fixture.tsx';
import { overwriteGetLocale } from '#messages/paraglide/runtime.js';
import { PictureCredit } from '#ui/pictures/picture-credit.tsx';
import { hidden, imageCopyrightEvent, showImageCopyright, shown } from './image-copyright.ts';
import { PictureHost } from './picture-host.tsx';

const event = (detail: unknown) => new CustomEvent(imageCopyrightEvent, { detail });

it('an event with message or copyright shows the popup, one with neither does not', () => {
  expect(shown(hidden, event({ message: 'Saal', copyright: '' }))).toEqual({
    isVisible: true,
    message: 'Saal',
    copyright: '',
  });
  expect(shown(hidden, event({ copyright: 'Haus' }))).toEqual({ isVisible: true, message: '', copyright: 'Haus' });
  const before = { isVisible: true, message: 'a', copyright: 'b' };
  for (const nothing of [{ message: '', copyright: '' }, {}, null, undefined])
    expect(shown(before, event(nothing))).toBe(before);
});

it('only a picture with a copyright has a sign, which has a name and works without scripts', () => {
  expect(renderToStaticMarkup(<PictureCredit picture={{ ...testPicture, copyright: '' }} />)).toBe('');
  expect(renderToStaticMarkup(<PictureCredit picture={null} />)).toBe('');
  overwriteGetLocale(() => 'de');
  document.body.innerHTML = renderToStaticMarkup(<PictureCredit picture={{ ...testPicture, lang: 'de' }} />);
  expect(document.querySelector('details > summary')?.textContent).toBe('© Bildinformationen: Ein roter Mond');
  expect(document.querySelector('details > p')?.textContent).toBe('Bühnenbild zu »Salome« Atelier Colonia');
  expect(document.querySelector('details > p')?.getAttribute('lang')).toBe('de');
});

describe('on a page with credits', () => {
  beforeEach(async () => {
    overwriteGetLocale(() => 'de');
    const credit = (copyright: string) =>
      renderToStaticMarkup(<PictureCredit picture={{ ...testPicture, copyright }} />);
    document.body.innerHTML = `${credit('Erstes Atelier')}${credit('Zweites Atelier')}<a href="/de">Start</a><div></div>`;
    await render(<PictureHost />, document.body.lastElementChild!);
  });

  const popup = () => document.querySelector('dialog');
  const credits = () => [...document.querySelectorAll('details')];
  /** Simulates the browser's asynchronous toggle event. */
  async function toggle(index: number) {
    await act(async () => {
      const summary = credits()[index]!.querySelector('summary')!;
      summary.focus();
      summary.click();
    });
    await act(async () => void (await import('./copyright-popup.tsx')));
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
  }

  it('a sign opens the popup, which takes the focus and returns it on Escape', async () => {
    await toggle(0);
    expect(popup()?.textContent).toBe('BildinformationenBühnenbild zu »Salome«Erstes Atelier');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Bildinformationen schließen');
    await act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
    expect(popup()).toBeNull();
    expect(credits().some(({ open }) => open)).toBe(false);
    expect(document.activeElement).toBe(credits()[0]!.querySelector('summary'));
  });

  it('only one popup is open', async () => {
    await toggle(0);
    await toggle(1);
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    expect(popup()?.textContent).toContain('Zweites Atelier');
    expect(credits().map(({ open }) => open)).toEqual([false, true]);
    await toggle(1);
    expect(popup()).toBeNull();
  });

  it('its button and a press elsewhere close it, a press inside does not', async () => {
    const press = (target: Element) =>
      act(async () => target.dispatchEvent(new Event('pointerdown', { bubbles: true })));
    await toggle(0);
    await press(popup()!.querySelector('p')!);
    expect(popup()).not.toBeNull();
    await press(document.querySelector('a')!);
    expect(popup()).toBeNull();
    await toggle(1);
    await act(async () => popup()!.querySelector('button')!.click());
    expect(popup()).toBeNull();
  });

  it('other code can show a message for a picture', async () => {
    await act(async () => showImageCopyright({ message: 'Bühne', copyright: 'Haus' }));
    expect(popup()?.textContent).toBe('BildinformationenBühneHaus');
  });
});
