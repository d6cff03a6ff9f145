import { expect, it } from 'vitest';
import { isPublicPage, isPage, pageAddress } from './page-address.ts';
import { page } from './page.fixture.ts';

const origin = 'https://oper.example';

it.each(['/', '/de', '/en/programme?page=2', '/de/search?q=x', '/de/newsletter', '/de/kontakt?sent'])(
  'the worker responds to a visitor who goes to %s',
  (address) => expect(isPage(new URL(origin + address))).toBe(true),
);

it.each([
  '/de?edit',
  '/de/besuch?version_id=3',
  '/de/besuch?version=3',
  '/de/api/events/',
  '/de/pageeditor-api/user',
  '/auth/sign-in/email',
  '/admin',
  '/webshop/webticket/shop',
  '/colonia-koeln.webshop',
  '/eventim-template',
  '/de/programm/calendar.ics',
  '/de/blog/feed.atom',
  '/media/1/x.pdf',
  '/denkmal',
])('the worker responds to not to %s', (address) => expect(isPage(new URL(origin + address))).toBe(false));

it.each([
  ['/de/programm', '/de/programm'],
  ['/de/programm?page=2&utm_source=x&category=oper', '/de/programm?category=oper&page=2'],
  ['/de/programm?page=2&after=1764_7', '/de/programm?page=2'],
])('the cache stores %s as %s', (address, kept) => expect(pageAddress(new URL(origin + address))).toBe(kept));

it.each([
  '/',
  '/de/search?q=callas',
  '/de/search',
  '/de/newsletter/confirm?token=x',
  '/de/kontakt?sent',
  '/de/merkzettel?ids=7',
])('the cache stores never %s', (address) => expect(pageAddress(new URL(origin + address))).toBeNull());

it.each([
  ['what the house calls public', page('x'), true],
  ['nothing for somebody with a session', page('x', { control: 'private, no-cache' }), false],
  ['nothing that says no-store', page('x', { control: 'public, no-store' }), false],
  ['no error', page('x', { status: 404 }), false],
  ['no data', () => Response.json({}, { headers: { 'cache-control': 'public' } }), false],
])('the cache stores %s', (_, answer, expected) => expect(isPublicPage(answer())).toBe(expected));
