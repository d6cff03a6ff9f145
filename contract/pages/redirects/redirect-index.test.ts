import { expect, it } from 'vitest';
import { findLoop, followAll } from './follow-redirects.ts';
import { partsOfAddress, writeOldAddress } from './old-address.ts';
import { findAtAddress, findPattern, indexRedirects } from './redirect-index.ts';

const to = (old_path: string, new_path: string) => ({ old_path, new_path });
const index = indexRedirects([
  to('/spielplan.php', '/de/programm'),
  to('/spielplan.php?id=5', '/de/produktionen/salome/5'),
  to('/spielplan.php?id=5&L=1', '/en/productions/salome/5'),
  to('/spielplan.php?druck', '/de/besuch'),
  to('/events/*', '/de/programm/*'),
  to('/events/2019/*', 'https://archiv.example/*'),
  to('/events/2019/gala', '/de/blog'),
  to('/de/alt/*', '/de/neu'),
]);
const at = (address: string) => findAtAddress(index, partsOfAddress(address))?.target ?? null;
const pattern = (path: string) => findPattern(index, path)?.target ?? null;

it.each([
  ['/spielplan.php', '/de/programm'],
  ['/spielplan.php/', '/de/programm'],
  ['/spielplan.php?id=6', '/de/programm'],
  ['/spielplan.php?id=5', '/de/produktionen/salome/5'],
  ['/spielplan.php?utm_source=x&id=5', '/de/produktionen/salome/5'],
  ['/spielplan.php?id=5&x=1&L=1', '/en/productions/salome/5'],
  ['/spielplan.php?druck=ja', '/de/besuch'],
  ['/spielplan.php?druck=ja&id=5', '/de/produktionen/salome/5'],
  ['/Spielplan.php', null],
  ['/events/3', null],
])('a redirect at an address: %s leads to %s: with a query it wins over one without', (address, target) => {
  expect(at(address)).toBe(target);
});

it('a redirect at an address uses up the query it names, and takes any other along', () => {
  expect(findAtAddress(index, partsOfAddress('/spielplan.php?id=5&a=1'))?.keepsQuery).toBe(false);
  expect(findAtAddress(index, partsOfAddress('/spielplan.php?a=1'))?.keepsQuery).toBe(true);
});

it('a redirect at an address is stored without host, with its parameters by name, and readable', () => {
  expect(writeOldAddress('https://alt.example/K%C3%BCche/?id=5&L=1&a=%C3%BC%26')).toBe('/Küche?L=1&a=ü%26&id=5');
  expect(writeOldAddress('/?p=5')).toBe('/?p=5');
  expect(writeOldAddress('/x?druck&id=')).toBe('/x?druck&id=');
  expect(writeOldAddress('/x?')).toBe('/x');
});

it.each([
  ['/Küche', '/K%C3%BCche', '/K%c3%bcche', '/K%FCche', '/Ku\u0308che', '/Ku%CC%88che', '/Küche/'],
  ['/kalender,2019', '/kalender%2C2019', '/kalender%2c2019/'],
  ['/@presse:a+b;c', '/%40presse%3Aa%2Bb%3Bc'],
  ['/a%20b', '/a b'],
  ['/100%25', '/100%'],
  ['/a%2Fb', '/a%2fb'],
  ['/a/%2A', '/a/%2a'],
  ['/de/programm', '/DE//Programm/'],
  ['/buch?titel=Müller', '/buch?titel=M%FCller', '/buch/?titel=M%C3%BCller', '/buch?titel=Mu\u0308ller'],
])('one address: %s is found however it is written, stored or requested', (normal, ...forms) => {
  for (const form of [normal, ...forms]) {
    expect(writeOldAddress(form)).toBe(normal);
    const stored = indexRedirects([to(form, '/de/besuch')]);
    for (const asked of [normal, ...forms])
      expect(findAtAddress(stored, partsOfAddress(asked))?.target).toBe('/de/besuch');
  }
});

it('one address stored twice leads where the one in the normal form leads', () => {
  const [old, own] = [to('/kalender%2C2019', '/de/alt'), to('/kalender,2019', '/de/neu')];
  for (const list of [
    [old, own],
    [own, old],
  ])
    expect(findAtAddress(indexRedirects(list), partsOfAddress('/kalender,2019'))?.target).toBe('/de/neu');
});

it('one address with an encoded slash is another one than with a slash', () => {
  expect(writeOldAddress('/a%2Fb')).not.toBe(writeOldAddress('/a/b'));
});

it('the query of the request goes along before the mark of a place in the page', () => {
  const marked = indexRedirects([to('/haus', '/de/besuch#anfahrt'), to('/neu', '/de/besuch?a=1#b')]);
  expect(followAll(marked, '/haus?x=1#y').addresses.at(-1)).toBe('/de/besuch?x=1#anfahrt');
  expect(followAll(marked, '/neu?x=1').addresses.at(-1)).toBe('/de/besuch?a=1#b');
});

it.each([
  ['/events/3', '/de/programm/3'],
  ['/events/2018/x/', '/de/programm/2018/x'],
  ['/events/2019/x%20y/%C3%A4', 'https://archiv.example/x%20y/%C3%A4'],
  ['/events/2019/a%2Fb', 'https://archiv.example/a%2Fb'],
  ['/de/alt/was/auch/immer', '/de/neu'],
  ['/events', null],
  ['/events/', null],
  ['/event/3', null],
])('a pattern sends %s to %s: the longer one wins, the rest takes the place of the asterisk', (path, target) => {
  expect(pattern(path)).toBe(target);
});

it('a pattern never covers a screen that is always there', () => {
  const all = indexRedirects([to('/*', '/de/blog')]);
  expect(['/de', '/en/', '/de/programm', '/en/search', '/de/kontakt'].map((path) => findPattern(all, path))).toEqual(
    Array.from({ length: 5 }, () => null),
  );
  expect(findPattern(all, '/irgendwas')?.target).toBe('/de/blog');
});

it('a pattern cannot lead to another host by its rest', () => {
  const all = indexRedirects([to('/alt/*', '/*')]);
  expect(findPattern(all, '/alt//boese.example/x')?.target).toBe('/boese.example/x');
});

it('ten thousand redirects of one path cost one look-up', () => {
  const many = Array.from({ length: 10_000 }, (_, id) => to(`/index.php?id=${id}&L=0`, `/de/seite-${id}`));
  const large = indexRedirects(many);
  expect(large.queries.get('/index.php')?.shapes).toHaveLength(1);
  expect(findAtAddress(large, partsOfAddress('/index.php?L=0&cHash=1&id=9876'))?.target).toBe('/de/seite-9876');
});

it.each([
  ['to itself', to('/a', '/a/'), [], '/a → /a/'],
  ['through another one', to('/a', '/b'), [to('/b', '/a')], '/a → /b → /a'],
  ['through a pattern', to('/neu/x', '/alt/x'), [to('/alt/*', '/neu/*')], '/neu/x → /alt/x → /neu/x'],
  ['of two patterns', to('/alt/*', '/neu/*'), [to('/neu/*', '/alt/*')], '/alt/* → /neu/* → /alt/*'],
  [
    'of a pattern and one of its addresses',
    to('/alt/*', '/neu/*'),
    [to('/neu/x', '/alt/x')],
    '/alt/x → /neu/x → /alt/x',
  ],
  ['of a pattern that grows', to('/*', '/x/*'), [], '/* → /x/* → /x/x/* → /x/x/x/* → /x/x/x/x/* → …'],
  ['with a query', to('/a?id=1', '/b?x=1'), [to('/b?x=1', '/a?id=1')], '/a?id=1 → /b?x=1 → /a?id=1'],
])('a loop: %s is found and named', (_, redirect, others, chain) => {
  expect(findLoop(redirect, others)?.join(' → ')).toBe(chain);
});

it.each([
  ['a chain', to('/a', '/b'), [to('/b', '/c')]],
  ['a pattern that takes its beginning away', to('/alt/*', '/*'), [to('/x', '/y')]],
  ['a pattern to the screen above it', to('/de/programm/*', '/de/programm'), []],
  ['another host', to('/a', 'https://b.example/a'), []],
  ['a query that leads to its own path', to('/a?id=1', '/a'), []],
  ['a loop of others that it only meets', to('/a', '/b'), [to('/b', '/c'), to('/c', '/b')]],
])('a loop: %s is none', (_, redirect, others) => {
  expect(findLoop(redirect, others)).toBeNull();
});

it('a loop is found in whatever order the redirects are', () => {
  const loop = to('/a?x=1', '/a?x=1&y=1');
  const other = to('/a?y=1', '/end');
  const following = (...list: ReturnType<typeof to>[]) => followAll(indexRedirects(list), '/a?x=1');
  expect(following(loop, other)).toEqual(following(other, loop));
  expect(findLoop(loop, [other])).toEqual(['/a?x=1', '/a?x=1&y=1', '/a?x=1&y=1']);
});

it('a loop ends when it is followed', () => {
  const circle = indexRedirects([to('/a', '/b/1'), to('/b/*', '/a')]);
  expect(followAll(circle, '/a').loops).toBe(true);
});
