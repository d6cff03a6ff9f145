import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { linkKind, SmartLink } from './smart-link.tsx';

it.each([
  ['', 'none'],
  ['/de/haus', 'page'],
  ['#saal', 'anchor'],
  ['mailto:haus@oper.example', 'contact'],
  ['tel:+49221', 'contact'],
  ['https://example.org', 'external'],
  ['//example.org', 'external'],
  ['example.org', 'external'],
  ['/media/7/abc/heft.pdf', 'file'],
  ['/webshop/webticket/shop', 'shop'],
  ['/colonia-koeln.webshop', 'shop'],
  ['/webshopping', 'page'],
] as const)('%s is a link of the kind %s', (href, kind) => {
  expect(linkKind(href)).toBe(kind);
});

it('an external link opens in a new window and announces it', () => {
  const html = renderToStaticMarkup(<SmartLink href="https://example.org">Chor</SmartLink>);
  expect(html).toBe(
    '<a href="https://example.org" target="_blank" rel="noopener noreferrer">Chor<span class="unseen"> (öffnet in neuem Fenster)</span></a>',
  );
});

it('internal links and files are plain anchors', () => {
  expect(renderToStaticMarkup(<SmartLink href="/de/haus">Haus</SmartLink>)).toBe('<a href="/de/haus">Haus</a>');
  expect(renderToStaticMarkup(<SmartLink href="/media/7/abc/heft.pdf">Heft</SmartLink>)).toBe(
    '<a href="/media/7/abc/heft.pdf">Heft</a>',
  );
});

it('a link without a target is plain text', () => {
  expect(renderToStaticMarkup(<SmartLink href="">Haus</SmartLink>)).toBe('<span>Haus</span>');
});

it('a link to the ticket shop opens in a new window, unless newWindow is false', () => {
  const render = (newWindow?: boolean) =>
    renderToStaticMarkup(
      <SmartLink href="/webshop/webticket/shop" newWindow={newWindow}>
        Karten
      </SmartLink>,
    );
  expect(render()).toContain('target="_blank"');
  expect(render(false)).toBe('<a href="/webshop/webticket/shop">Karten</a>');
});
