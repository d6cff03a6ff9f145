// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { bareBlock, renderFlat, testPicture } from '#modules/render-blocks.fixture.tsx';
import { Gallery } from '../../screens/production/gallery.tsx';
import { slidesAround } from './lightbox.tsx';

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

it('returns the pictures of the page in their order, starting with the chosen one', () => {
  const [, second] = place(`<main>${gallery}</main><aside>${gallery}</aside>`);
  const { slides, index } = slidesAround(second!);
  expect(index).toBe(1);
  expect(slides.map(({ src }) => new URL(src).pathname)).toEqual(['/media/1/abc/1536.jpg', '/media/2/def/700.jpg']);
});

it('returns alternative text, size, caption and the renditions in the format that the browser has chosen', () => {
  const [first] = place(`<main>${gallery}</main>`);
  const [slide, other] = slidesAround(first!).slides;
  expect(slide).toMatchObject({
    alt: 'Ein roter Mond',
    width: 1600,
    height: 1000,
    texts: [
      { text: 'Bühnenbild zu »Salome«', lang: 'de' },
      { text: 'Atelier Colonia', lang: 'de' },
    ],
  });
  expect(slide!.srcSet?.at(-1)).toEqual({ src: '/media/1/abc/1536.webp', width: 1536, height: 960 });
  expect(other!.srcSet?.map(({ width, height }) => [width, height])).toEqual([
    [320, 640],
    [700, 1400],
  ]);
  Object.defineProperty(first!.querySelector('img')!, 'currentSrc', { value: 'http://localhost/media/1/abc/640.avif' });
  expect(slidesAround(first!).slides[0]!.srcSet?.[0]?.src).toBe('/media/1/abc/320.avif');
});

it('shows a picture with only an address as it is', () => {
  const block = bareBlock('image', { image_url: '/alt/bild.jpg', image_alt: 'Saal', image_copyright: 'Foto: Haus' });
  const [link] = place(renderFlat([block]).body.innerHTML);
  const [slide] = slidesAround(link!).slides;
  expect(slide).toEqual({
    src: new URL('/alt/bild.jpg', window.location.href).href,
    alt: 'Saal',
    texts: [{ text: 'Foto: Haus', lang: '' }],
  });
});

it('an overlay has its own pictures', () => {
  const links = place(`<main>${gallery}</main><dialog open>${gallery}</dialog>`);
  expect(slidesAround(links[2]!)).toMatchObject({ index: 0, slides: [{}, {}] });
});
