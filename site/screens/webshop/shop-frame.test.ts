import { createHash } from 'node:crypto';
import { HtmlValidate } from 'html-validate';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { readyThemes } from '#contract/settings/theme/ready-themes.ts';
import { type Answers, backend, origin, visit } from '#tests/visit-site.ts';
import { withAbsoluteAddresses } from './shop-frame.ts';

const entry = (menu_name: string, url: string, children: { menu_name: string; url: string }[] = []) => ({
  menu_name,
  url,
  children,
  hasChildren: children.length > 0,
});
const house = {
  name: 'Oper Colonia',
  phone: '0221 000 00 00',
  social: [{ name: 'YouTube', url: 'https://youtube.com/x' }],
  city_logo_text: { de: 'Stadt Köln', en: 'City of Cologne' },
};
const answers: Answers = {
  'api/site/': house,
  'pageeditor-api/nav': {
    main_navigation: [
      entry('Programm', '/de/programm'),
      entry('Besuch', '/de/besuch', [{ menu_name: 'Anfahrt', url: '/de/besuch/anfahrt' }]),
    ],
    menu: [entry('Presse', '/de/presse')],
    footer: [entry('Impressum', '/de/impressum'), entry('Karten', '/webshop/webticket/shop')],
  },
};

async function open(address: string, ticketing: { url?: string } = {}, changes: Answers = {}) {
  const contentFetch = backend({ ...answers, ...changes });
  const answer = await visit(address, { contentFetch, config: { product: 'colonia', ticketing } });
  const html = await answer.text();
  return { answer, html, document: new JSDOM(html).window.document };
}

it.each(['/eventim-template', '/eventim-template?language=en'])(
  'the frame of the ticket shop: %s is valid HTML',
  async (address) => {
    const { html } = await open(address);
    const validator = new HtmlValidate({
      extends: ['html-validate:recommended', 'html-validate:a11y'],
      rules: {
        // Normalise React's output: void elements, spelling of attributes, one long line.
        'void-style': 'off',
        'attr-case': 'off',
        'attribute-boolean-style': 'off',
        'no-inline-style': 'off',
        'long-title': 'off',
        'tel-non-breaking': 'off',
        'no-trailing-whitespace': 'off',
      },
    });
    const report = await validator.validateString(html);
    expect(
      report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
    ).toEqual([]);
  },
);

it('the frame of the ticket shop contains one empty element between its marker comments, inside the page layout', async () => {
  const { html, document, answer } = await open('/eventim-template');
  expect(answer.status).toBe(200);
  expect(html).toContain('<!-- webshop:top --><div id="webshop"></div><!-- webshop:bottom -->');
  expect(document.documentElement.lang).toBe('de');
  expect(document.title).toBe('Kartenshop – Oper Colonia');
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect(document.querySelector('main#content #webshop')?.childNodes).toHaveLength(0);
  expect(document.querySelector('body > a')?.textContent).toBe('Zum Inhalt springen');
  expect(document.querySelector('header')?.textContent).toContain('Anfahrt');
  expect(document.querySelector('footer')?.textContent).toContain('0221 000 00 00');
  expect(document.querySelector('form')).toBeNull();
  expect(answer.headers.get('cache-tag')).toContain('nav');
});

it('the frame of the ticket shop has the name that the house gives its shop', async () => {
  const site = { 'api/site/': { ...house, shop_title: { de: 'Karten & Gutscheine', en: '' } } };
  const { document } = await open('/webshop', {}, site);
  expect(document.title).toBe('Karten & Gutscheine – Oper Colonia');
  expect(document.querySelector('h1')?.textContent).toBe('Karten & Gutscheine');
  expect(document.querySelector('[data-shop-note=away] h2')?.textContent).toBe(
    '„Karten & Gutscheine“ ist gerade nicht erreichbar.',
  );
  const english = await open('/webshop?language=en', {}, site);
  expect(english.document.querySelector('h1')?.textContent).toBe('Ticket shop');
});

it('the frame of the ticket shop loads only its own small script', async () => {
  const { document, answer } = await open('/eventim-template');
  const scripts = [...document.querySelectorAll('script')].map((each) => each.outerHTML);
  expect(scripts).toHaveLength(1);
  expect(scripts[0]).toMatch(
    /^<script src="https:\/\/oper\.example\/assets\/frame-[\w-]+\.mjs" defer(?:="")?><\/script>$/,
  );
  expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' https:\/\/oper\.example[^']*;/);
});

it('the frame of the ticket shop has absolute addresses', async () => {
  const { document, html } = await open('/eventim-template');
  const addresses = [...document.querySelectorAll('[href], [src], [action]')].map(
    (each) => each.getAttribute('href') ?? each.getAttribute('src') ?? each.getAttribute('action') ?? '',
  );
  expect(addresses.length).toBeGreaterThan(20);
  for (const address of addresses) expect(address).toMatch(/^(?:https:\/\/|tel:|#)/);
  expect(html).not.toMatch(/(?:href|src|srcset|action)="\//);
  expect(addresses.filter((address) => /\.css#?$/.test(address)).length).toBeGreaterThanOrEqual(2);
});

it('the frame of the ticket shop loads the fonts of a theme from the house, by a style that its policy allows', async () => {
  const theme = readyThemes[1]?.theme;
  const { document, answer } = await open('/eventim-template', {}, { 'api/site/': { name: 'Oper', theme } });
  const css = document.querySelector('style[data-theme]')?.textContent ?? '';
  const fonts = [...css.matchAll(/url\(([^)"]+\.woff2)\)/g)].map(([, address]) => address);
  expect(fonts.length).toBeGreaterThan(2);
  for (const address of fonts) expect(address).toMatch(/^https:\/\/oper\.example\/assets\/archivo-/);
  const hash = createHash('sha256').update(css).digest('base64');
  expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
});

it('the frame of the ticket shop is in the requested language and links to the other', async () => {
  const { document } = await open('/webshop/webticket/shop?event=7&language=en');
  expect([document.documentElement.lang, document.querySelector('h1')?.textContent]).toEqual(['en', 'Ticket shop']);
  const links = [...document.querySelectorAll('header a[hreflang="de"]')].map((link) => link.getAttribute('href'));
  expect(new Set(links)).toEqual(new Set([`${origin}/webshop/webticket/shop?language=de`]));
});

it('the frame of the ticket shop has footer links that open in a new window', async () => {
  const { document } = await open('/eventim-template');
  const link = document.querySelector('footer a[href$="/webshop/webticket/shop"]');
  expect([link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
});

it.each([
  ['/webshop', 'away'],
  ['/webshop/webticket/seatmap?eventId=1', 'away'],
  ['/colonia-koeln.webshop', 'away'],
  ['/colonia-koeln.webshop/webticket/shop', 'away'],
  ['/eventim-template', 'open'],
])('the frame of the ticket shop: %s without a provider: %s', async (address, state) => {
  const { answer, document } = await open(address);
  expect([answer.status, document.querySelector('[data-shop]')?.getAttribute('data-shop')]).toEqual([200, state]);
});

it('the frame of the ticket shop has an empty area for the provider’s content', async () => {
  const { document } = await open('/webshop', { url: 'https://shop.example' });
  expect(document.querySelector('[data-shop]')?.getAttribute('data-shop')).toBe('open');
});

it.each(['/dresden-koeln.webshop', '/webshopping', '/x/webshop', '/colonia-koeln.webshopx/a'])(
  'the frame of the ticket shop: %s is nowhere',
  async (address) => {
    const { answer, html } = await open(address);
    expect(answer.status).toBe(404);
    expect(html).not.toContain('webshop:top');
  },
);

it('makes addresses absolute in attributes only', () => {
  const html = '<a href="/de">/de</a><img srcset="/a 1x, /b 2x" src="//cdn.example/x"><p title="href=/x">src="/y"</p>';
  expect(withAbsoluteAddresses(html, 'https://o.example')).toBe(
    '<a href="https://o.example/de">/de</a><img srcset="https://o.example/a 1x, https://o.example/b 2x" src="//cdn.example/x"><p title="href=/x">src="/y"</p>',
  );
});
