import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Picture, pictureOf } from './picture.tsx';

const picture = {
  id: 7,
  base: '/media/7/abcdefabcdef',
  width: 800,
  height: 600,
  alt: 'Ein Mond',
  caption: '',
  copyright: '',
  focal: { x: 66, y: 42 },
  placeholder: 'data:image/webp;base64,AAAA',
};

it('a picture of the library comes in three formats, no wider than its original, around its focal point', () => {
  const html = renderToStaticMarkup(<Picture picture={picture} sizes="50vw" />);
  expect(html).toContain(
    '<source type="image/avif" srcSet="/media/7/abcdefabcdef/320.avif 320w, /media/7/abcdefabcdef/640.avif 640w, /media/7/abcdefabcdef/800.avif 800w" sizes="50vw"/>',
  );
  expect(html).toContain(
    'srcSet="/media/7/abcdefabcdef/320.webp 320w, /media/7/abcdefabcdef/640.webp 640w, /media/7/abcdefabcdef/800.webp 800w" sizes="50vw" src="/media/7/abcdefabcdef/800.jpg"',
  );
  expect(html).toContain('width="800" height="600" alt="Ein Mond"');
  expect(html).toContain('object-position:66% 42%');
  expect(html).toContain('loading="lazy"');
  expect(html).not.toContain('fetchPriority');
});

it('offers a picture with one width without a choice', () => {
  const html = renderToStaticMarkup(<Picture picture={{ ...picture, width: 480, height: 360 }} />);
  expect(html).toContain('<source type="image/avif" srcSet="/media/7/abcdefabcdef/480.avif"/><img');
  expect(html).toContain(' src="/media/7/abcdefabcdef/480.webp"');
  expect(html).not.toContain('jpg');
  expect(html).not.toContain('sizes');
});

it('the first picture of a page is loaded with high priority', () => {
  const html = renderToStaticMarkup(<Picture picture={picture} priority />);
  expect(html).toContain('fetchPriority="high" decoding="sync"');
  expect(html).not.toContain('loading=');
});

it('renders a picture for which only addresses are known', () => {
  const source = pictureOf({ image_url: '/m/a.jpg', thumbs: { 640: '/m/a-640.webp' }, image_alt: 'Saal' });
  expect(renderToStaticMarkup(<Picture {...source} />)).toBe(
    '<img loading="lazy" decoding="async" src="/m/a.jpg" srcSet="/m/a-640.webp 640w" sizes="100vw" alt="Saal"/>',
  );
  expect(pictureOf({ image_url: '' })).toBeNull();
});
