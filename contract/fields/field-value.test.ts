import { expect, it } from 'vitest';
import { defaultEmbedHosts, isAllowedEmbed } from './embed-hosts.ts';
import { defaultFieldSettings } from './field-settings.ts';
import { anchor, embed, type Field, flag, image, line, lines, link, ownFile, rich } from './field.ts';
import {
  draftMaximum,
  isEmptyValue,
  isLinkTarget,
  type Strictness,
  valueSchema,
  visibleLength,
} from './field-value.ts';

const right = (field: Field, value: unknown, strictness: Strictness = 'published') =>
  valueSchema(field, { strictness, fieldSettings: defaultFieldSettings }).safeParse(value).success;
const textOf = (field: Field, value: unknown, locale: 'de' | 'en', fieldSettings = defaultFieldSettings) =>
  valueSchema(field, { strictness: 'published', locale, fieldSettings }).safeParse(value).error?.issues[0]?.message;

it.each([
  'page:12',
  'page:12#karten',
  'event:7',
  'media:3',
  'production:1',
  'article:2',
  'https://oper.example/a?b=c',
  'http://oper.example',
  'Https://oper.example',
  'Mailto:karten@oper.example',
  'mailto:karten@oper.example',
  'tel:+49221000000',
  '/de/besuch',
  '#karten',
])('isLinkTarget accepts %s', (target) => {
  expect(isLinkTarget(target)).toBe(true);
});
it.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//foreign.example',
  '/\\foreign.example',
  '/a b',
  'page:0',
  'page:x',
  'page:12345678901',
  'user:1',
  'besuch',
  'https://a"b',
  'https://a b',
  '',
])('isLinkTarget rejects %j', (target) => {
  expect(isLinkTarget(target)).toBe(false);
});

it.each([
  ['video', 'https://www.youtube.com/watch?v=a'],
  ['video', 'https://youtu.be/a'],
  ['video', 'https://player.vimeo.com/video/1'],
  ['audio', 'https://open.spotify.com/track/1'],
  ['audio', 'https://oper.podigee.io/1'],
  ['viewer', 'https://issuu.com/oper/docs/1'],
  ['social', 'https://www.instagram.com/p/1'],
] as const)('isAllowedEmbed accepts for %s the address %s', (kind, address) => {
  expect(isAllowedEmbed(defaultEmbedHosts[kind], address)).toBe(true);
});
it.each([
  'http://youtube.com/a',
  'https://youtube.com.foreign.example/a',
  'https://notyoutube.com/a',
  'https://foreign.example/?youtube.com',
  'https://youtube.com@foreign.example/',
  'https://user:word@youtube.com/',
  'javascript://youtube.com/%0aalert(1)',
  'youtube.com/a',
  '',
  'https://youtube.com./a',
  'https://youtube.com:8443/a',
  'https:youtube.com/a',
  'https:\\\\youtube.com\\a',
  'ht\ttps://youtube.com/a',
  'https://youtube.com/a" onload="b',
  'https://уoutube.com/a',
  '//youtube.com/a',
  'data:text/html,https://youtube.com/a',
])('isAllowedEmbed rejects %j', (address) => {
  expect(isAllowedEmbed(defaultEmbedHosts.video, address)).toBe(false);
});
it('isAllowedEmbed uses the configured hosts instead of the defaults', () => {
  const embedHosts = { ...defaultEmbedHosts, video: ['media.oper.example'] };
  const settings = { ...defaultFieldSettings, embedHosts };
  const field = embed('Video', 'Video', { hosts: 'video' });
  expect(textOf(field, 'https://media.oper.example/1', 'de', settings)).toBeUndefined();
  expect(textOf(field, 'https://youtube.com/1', 'de', settings)).toBe(
    'Bitte eine https-Adresse von media.oper.example angeben',
  );
});

const captions = ownFile('Untertitel', 'Captions', { files: ['captions'] });
const film = embed('Video', 'Video', { hosts: 'video', files: ['video'] });

it('a file of the library is accepted where a field takes files, and nowhere else', () => {
  expect([right(captions, 'media:12'), right(captions, ''), right(film, 'media:12')]).toEqual([true, true, true]);
  expect(right(embed('Heft', 'Booklet', { hosts: 'viewer' }), 'media:12')).toBe(false);
});

it('a file of the library is the only thing that captions can be', () => {
  const others = ['page:12', 'https://oper.example/a.vtt', 'media:0', 'media:12#a', '/media/12/a.vtt'];
  expect(others.filter((value) => right(captions, value))).toEqual([]);
  expect(textOf(captions, 'page:12', 'en')).toBe('Please choose a file of the media library');
});

it('a file of the library is mentioned when an address is refused', () => {
  expect(textOf(film, 'https://foreign.example/a', 'de')).toMatch(/ oder eine eigene Datei wählen$/);
  expect(right(film, 'https://youtu.be/a')).toBe(true);
});

it('valueSchema rejects an empty required value, with a message in either language', () => {
  const field = line('a', 'a', { required: true });
  expect([textOf(field, ' ', 'de'), textOf(field, '', 'en')]).toEqual([
    'Bitte füllen Sie dieses Feld aus',
    'This field is required!',
  ]);
  expect(right(field, '', 'draft')).toBe(true);
  expect(right(rich('a', 'a', { required: true }), '<p>&nbsp;<br></p>')).toBe(false);
  expect(right(image('a', 'a', { required: true }), null)).toBe(false);
});

it('valueSchema enforces the maximum length without tags; an entity counts as one character', () => {
  expect(right(lines('a', 'a', { maximum: 3 }), 'abc')).toBe(true);
  expect(textOf(lines('a', 'a', { maximum: 3 }), 'abcde', 'de')).toBe('2 Zeichen zu viel (höchstens 3)');
  expect(right(rich('a', 'a', { maximum: 3 }), '<p><strong>a&amp;c</strong></p>')).toBe(true);
  expect(visibleLength('<p>a&nbsp;<a href="x">b</a></p>')).toBe(3);
});

it('valueSchema accepts longer texts in a draft, up to draftMaximum', () => {
  expect(right(line('a', 'a', { maximum: 3 }), 'x'.repeat(draftMaximum), 'draft')).toBe(true);
  expect(right(line('a', 'a', { maximum: 3 }), 'x'.repeat(draftMaximum + 1), 'draft')).toBe(false);
  expect(right(rich('a', 'a'), '<p></p>'.repeat(draftMaximum), 'draft')).toBe(false);
  expect(textOf(rich('a', 'a'), '<p></p>'.repeat(20_000), 'de')).toBe('40000 Zeichen zu viel (höchstens 100000)');
  expect(textOf(link(), `https://a.example/${'a'.repeat(2000)}`, 'de')).toBe('18 Zeichen zu viel (höchstens 2000)');
});

it('valueSchema checks the type of the field', () => {
  expect([right(flag('a', 'a'), true), right(flag('a', 'a'), 'true')]).toEqual([true, false]);
  expect([image(), 7, null, 0, 1.5, '7'].slice(1).map((value) => right(image(), value))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect([right(link(), ''), right(link(), 'page:1'), right(link(), 'x')]).toEqual([true, true, false]);
  expect(['', 'karten-2', 'Karten', 'a--b', '-a'].map((value) => right(anchor(), value))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

it('isEmptyValue is true for blanks and for HTML without text', () => {
  expect(['', ' ', null, undefined].map((value) => isEmptyValue(line('a', 'a'), value))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(isEmptyValue(rich('a', 'a'), '<p></p>')).toBe(true);
  expect([
    isEmptyValue(image(), 7),
    isEmptyValue(flag('a', 'a'), false),
    isEmptyValue(line('a', 'a'), '<p></p>'),
  ]).toEqual([false, false, false]);
});
