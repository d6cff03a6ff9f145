import { expect, it } from 'vitest';
import { targetOf } from './follow-links.ts';

const here = new URL('https://oper.example/de/haus?a=1');

/** The attributes of an anchor that are read. */
function anchor(href: string, more: { target?: string; download?: boolean } = {}): HTMLAnchorElement {
  const known = { getAttribute: () => href, target: more.target ?? '', hasAttribute: () => more.download ?? false };
  return known as unknown as HTMLAnchorElement;
}

it.each([
  ['/en/house', '/en/house'],
  ['/de/saal#plan', '/de/saal?a=1#plan'],
  ['#plan', '/de/haus?a=1#plan'],
  ['/de/saal?b=2#plan', '/de/saal?b=2#plan'],
])('a click on %s navigates to %s without a new document', (href, to) => {
  const target = targetOf(anchor(href), here);
  expect(target && `${target.pathname}${target.search}${target.hash}`).toBe(to);
});

it.each([
  ['/de/programm/salome/7#dates', '/de/programm/salome/7?a=1#dates'],
  ['/de/haus#plan', '/de/haus?a=1#plan'],
])('a click on %s in the event overlay leads out of it', (href, to) => {
  const target = targetOf(anchor(href), new URL('?a=1&event_overlay=7', here));
  expect(target && `${target.pathname}${target.search}${target.hash}`).toBe(to);
});

it.each(['https://example.org', '/media/1/a/b.pdf', '/webshop', '/openapi.json', 'tel:0221', '/auth/sign-out'])(
  'the browser follows %s',
  (href) => {
    expect(targetOf(anchor(href), here)).toBeNull();
  },
);

it('the browser handles new windows and downloads', () => {
  expect(targetOf(anchor('/de/x', { target: '_blank' }), here)).toBeNull();
  expect(targetOf(anchor('/de/x', { download: true }), here)).toBeNull();
});
