import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readSettings } from '../content/reading/read-settings.ts';
import { HouseLinks } from './house-links.tsx';

const links = (icons: object, manifest = '') =>
  renderToStaticMarkup(<HouseLinks settings={readSettings({ icons }, 'de')} manifest={manifest} />);

it('a scalable icon is used before a picture, which stays for home screens', () => {
  const html = links({ svg: '/icon.svg', png: '/icon.png', touch: '/touch.png' }, '/de/manifest.webmanifest');
  expect(html).toContain('<link rel="icon" href="/icon.svg" type="image/svg+xml"/>');
  expect(html).toContain('<link rel="apple-touch-icon" href="/touch.png"/>');
  expect(html).toContain('<link rel="manifest" href="/de/manifest.webmanifest"/>');
  expect(html).not.toContain('/icon.png');
});

it('what a backend does not send has no link', () => {
  expect(links({ png: '/icon.png' })).toBe('<link rel="icon" href="/icon.png" type="image/png" sizes="192x192"/>');
  expect(links({ svg: '/icon.svg' })).toBe('<link rel="icon" href="/icon.svg" type="image/svg+xml"/>');
  expect(links({})).toBe('');
});
