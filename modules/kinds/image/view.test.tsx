import { expect, it } from 'vitest';
import { bareBlock, makeBlock, renderFlat, renderSamples, samplesOf } from '../../render-blocks.fixture.tsx';

const [plain, , , , linked] = samplesOf('image');

it('a picture comes in three formats with its own text alternative, size, caption and copyright', () => {
  const figure = renderSamples([plain!]).querySelector('figure')!;
  expect([...figure.querySelectorAll('source')].map((source) => source.type)).toEqual(['image/avif']);
  expect(figure.className).not.toContain('undefined');
  const img = figure.querySelector('img')!;
  expect([img.alt, img.getAttribute('width'), img.getAttribute('height')]).toEqual(['Ein roter Mond', '1600', '1000']);
  expect(figure.querySelector('figcaption')?.textContent).toBe(
    'Takt 214: Hier kreist jede Stimme etwas anderes ein.Atelier Colonia',
  );
});

it('a decorative picture has an empty alt text, but inside a link it has a name', () => {
  const page = renderSamples([plain!, linked!], { picture: { alt: '' } });
  const [first, second] = page.querySelectorAll('img');
  expect(first!.getAttribute('alt')).toBe('');
  expect(second!.closest('a')?.getAttribute('href')).toBe('#bilder');
  expect(second!.getAttribute('alt')).toContain('Blick in die Zisterne');
});

it('shows the caption of the medium with its lang if the block has none', () => {
  const page = renderSamples([makeBlock('image', { fields: { image: 1 } })], {
    locale: 'en',
    picture: { lang: 'de' },
  });
  const caption = page.querySelector('figcaption span')!;
  expect([caption.textContent, caption.getAttribute('lang')]).toEqual(['Bühnenbild zu »Salome«', 'de']);
});

it('renders a picture from image_url if the block has no picture object', () => {
  const fields = {
    alias: 'full',
    image_url: '/alt/bild.jpg',
    image_alt: 'Saal',
    image_copyright: 'Foto: Haus',
    thumbs: { '640': '/alt/640.webp' },
  };
  const figure = renderFlat([bareBlock('image', fields)]).querySelector('figure')!;
  const img = figure.querySelector('img')!;
  expect([img.getAttribute('src'), img.getAttribute('srcset'), img.alt]).toEqual([
    '/alt/bild.jpg',
    '/alt/640.webp 640w',
    'Saal',
  ]);
  expect(figure.querySelector('figcaption')?.textContent).toBe('Foto: Haus');
});

it('renders nothing for a picture that no longer exists', () => {
  expect(renderFlat([bareBlock('image', { image_url: '' })]).querySelector('figure')).toBeNull();
});

it('a picture without a link of its own links to its largest rendition', () => {
  const [free, other] = renderSamples([plain!, linked!]).querySelectorAll('figure a');
  expect(free!.getAttribute('href')).toBe('/media/1/abc/1536.jpg');
  expect(free!.textContent).toBe(' Bild vergrößern');
  expect(free!.querySelector('img')?.getAttribute('alt')).toBe('Ein roter Mond');
  expect(free!.hasAttribute('data-enlarge')).toBe(true);
  expect(other!.hasAttribute('data-enlarge')).toBe(false);
});
