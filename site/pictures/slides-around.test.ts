// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { bareBlock, drawFlat, testPicture } from '#modules/draw-for-test.tsx';
import { Gallery } from '../production/gallery.tsx';
import { slidesAround } from './slides-around.ts';

function place(html: string): HTMLAnchorElement[] {
  document.body.innerHTML = html;
  return [...document.querySelectorAll<HTMLAnchorElement>('a[data-enlarge]')];
}

const gallery = renderToStaticMarkup(
  createElement(Gallery, {
    pictures: [
      { ...testPicture, lang: 'de' },
      { ...testPicture, id: 2, base: '/media/2/def', width: 700, height: 1400, caption: '' },
    ],
  }),
);

test('the pictures of the page are shown in their order, beginning with the one that was chosen', () => {
  const [, second] = place(`<main>${gallery}</main><aside>${gallery}</aside>`);
  const { slides, index } = slidesAround(second!);
  expect(index).toBe(1);
  expect(slides.map(({ src }) => new URL(src).pathname)).toEqual(['/media/1/abc/1536.jpg', '/media/2/def/640.jpg']);
});

test('each with its alternative, its size, its renditions and what stands below it', () => {
  const [first] = place(`<main>${gallery}</main>`);
  const [slide, other] = slidesAround(first!).slides;
  expect(slide).toMatchObject({
    alt: 'Ein roter Mond',
    width: 1600,
    height: 1000,
    words: [
      { text: 'Bühnenbild zu »Salome«', lang: 'de' },
      { text: 'Atelier Colonia', lang: 'de' },
    ],
  });
  expect(slide!.srcSet?.at(-1)).toEqual({ src: '/media/1/abc/1536.webp', width: 1536, height: 960 });
  expect(other!.srcSet?.map(({ width, height }) => [width, height])).toEqual([
    [320, 640],
    [640, 1280],
  ]);
});

test('in the format that the browser has chosen', () => {
  const [first] = place(`<main>${gallery}</main>`);
  Object.defineProperty(first!.querySelector('img')!, 'currentSrc', { value: 'http://house/media/1/abc/640.avif' });
  expect(slidesAround(first!).slides[0]!.srcSet?.[0]?.src).toBe('/media/1/abc/320.avif');
});

test('a picture of which only an address is known is shown as it is', () => {
  const block = bareBlock('image', { image_url: '/alt/bild.jpg', image_alt: 'Saal', image_copyright: 'Foto: Haus' });
  const [link] = place(drawFlat([block]).body.innerHTML);
  const [slide] = slidesAround(link!).slides;
  expect(slide).toEqual({
    src: new URL('/alt/bild.jpg', window.location.href).href,
    alt: 'Saal',
    words: [{ text: 'Foto: Haus', lang: '' }],
  });
});

test('those of an overlay are its own', () => {
  const links = place(`<main>${gallery}</main><dialog open>${gallery}</dialog>`);
  expect(slidesAround(links[2]!)).toMatchObject({ index: 0, slides: [{}, {}] });
});
