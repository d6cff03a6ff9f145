import { expect, it } from 'vitest';
import { createBlock } from './block.ts';
import { flatBlockSchema, flatten, linkedHtml, linkUrl, type Resolved } from './flat-block.ts';
import { picture as pictureAnswer } from '#tests/answers.ts';

const picture = pictureAnswer(3, { base: '/media/3/abcdef012345', width: 1100, height: 700, copyright: 'Atelier' });
const resolved: Resolved = {
  pictures: { 3: picture },
  links: { 'page:1': { url: '/de/a?b=1&c=2', title: 'A' } },
  events: {},
};
const nothing: Resolved = { pictures: {}, links: {}, events: {} };

it('flatten falls back to German for empty English fields and lists them in fallback', () => {
  const quote = createBlock('quote', 'q');
  quote.translations.de = { content: 'Deutsch', author: 'Wilde' };
  quote.translations.en = { content: '', author: 'Oscar Wilde' };
  expect(flatten(quote, { locale: 'de', resolved: nothing })).toMatchObject({ content: 'Deutsch', author: 'Wilde' });
  expect(flatten(quote, { locale: 'de', resolved: nothing }).fallback).toBeUndefined();
  expect(flatten(quote, { locale: 'en', resolved: nothing })).toMatchObject({
    content: 'Deutsch',
    author: 'Oscar Wilde',
    fallback: ['content'],
  });
});

it('flatten treats empty HTML as empty, and does not fall back if German is empty too', () => {
  const text = createBlock('text', 't');
  expect(flatten(text, { locale: 'en', resolved: nothing }).fallback).toBeUndefined();
  text.translations = { de: { content: '<p>Da</p>' }, en: { content: '<p></p>' } };
  expect(flatten(text, { locale: 'en', resolved: nothing })).toMatchObject({
    content: '<p>Da</p>',
    fallback: ['content'],
  });
});

it('flatten adds the picture data and the URL of the link', () => {
  const image = createBlock('image', 'i');
  image.fields = { ...image.fields, image: 3, link: 'page:1#karten' };
  const flat = flatten(image, { locale: 'de', resolved });
  expect(flat).toMatchObject({
    image: 3,
    image_url: '/media/3/abcdef012345/1100.jpg',
    image_alt: picture.alt,
    image_copyright: 'Atelier',
    picture,
    link: 'page:1#karten',
    link_url: '/de/a?b=1&c=2#karten',
  });
  expect(Object.keys(flat.thumbs as object)).toEqual(['320', '640', '768', '1100']);
  expect(flatten(image, { locale: 'de', resolved: nothing })).toMatchObject({ image_url: '', link_url: '' });
});

it('flatten adds parents, positions, anchors and column widths for a whole section', () => {
  const root = createBlock('container', 'root');
  const columns = createBlock('container', 'c');
  columns.fields = { layout: '67-33', slug: 'karten' };
  const quote = createBlock('quote', 'q');
  quote.fields.anchor = 'wilde';
  columns.columns = [{ children: [createBlock('text', 't'), quote] }, { children: [] }];
  root.columns = [{ children: [columns] }];
  const flat = flatten(root, {
    locale: 'de',
    resolved: nothing,
    section: { slug: 'start', content_type: 'page', object_id: 7 },
  });
  expect(flatBlockSchema.safeParse(flat).success).toBe(true);
  expect(flat).toMatchObject({ slug: 'start', content_type: 'page', object_id: 7, parent: null, layout: 0 });
  const [inner] = flat.columns?.[0]?.children ?? [];
  expect(inner).toMatchObject({
    slug: 'karten',
    parent: 'root',
    order: 0,
    content_type: null,
    layout: 1,
    columns: [{ classes: 'col-8' }, { classes: 'col-4' }],
  });
  expect(inner?.columns?.[0]?.children[1]).toMatchObject({ id: 'q', slug: 'wilde', parent: 'c', order: 1 });
});

it.each([
  ['100', 0],
  ['67-33', 1],
  ['33-67', 2],
  ['50-50', 3],
  ['33-33-33', 4],
  ['25-50-25', 5],
])('the layout %s of a container is sent as its index %i', (layout, index) => {
  const columns = createBlock('container', 'c');
  columns.fields.layout = layout;
  expect(flatten(columns, { locale: 'de', resolved: nothing }).layout).toBe(index);
});

it('an internal link becomes the current URL, or empty if the target is missing', () => {
  expect(linkUrl('page:1', resolved)).toBe('/de/a?b=1&c=2');
  expect(linkUrl('page:2', resolved)).toBe('');
  expect(linkUrl('page:2#karten', resolved)).toBe('');
});

it.each(['https://oper.example/a', 'mailto:karten@oper.example', 'tel:022100000', '/de/besuch', '#karten', ''])(
  'the link target %s stays unchanged',
  (target) => {
    expect(linkUrl(target, nothing)).toBe(target);
  },
);

it('rich text gets the current URLs; a link to a missing target loses its href but keeps its text', () => {
  const html = '<p><a href="page:1#x">a</a> <a href="page:2" target="_blank">b</a> <a href="tel:0221">c</a></p>';
  expect(linkedHtml(html, resolved)).toBe(
    '<p><a href="/de/a?b=1&amp;c=2#x">a</a> <a target="_blank">b</a> <a href="tel:0221">c</a></p>',
  );
});
