import { JSDOM } from 'jsdom';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { Locale } from '#contract/base/locale.ts';
import type { Navigation } from '#contract/pages/navigation.ts';
import { readSettings } from '../content/reading/read-settings.ts';
import { HouseContexts } from './house-contexts.tsx';
import { Footer } from './footer/footer.tsx';
import { Header, type HeaderProps } from './header/header.tsx';
import { LocaleContext } from '#ui/locale.ts';
import { overwriteGetLocale } from '#messages/paraglide/runtime.js';

const settings = readSettings(
  {
    name: 'Oper Colonia',
    phone: '0221 000 00 00',
    city_logo_text: { de: 'Stadt Colonia', en: 'City of Colonia' },
    social: [
      { name: 'YouTube', url: 'https://youtube.com/colonia' },
      { name: 'Instagram', url: 'https://instagram.com/colonia' },
    ],
  },
  'de',
);
const entry = (menu_name: string, url: string, children: { menu_name: string; url: string }[] = []) => ({
  menu_name,
  url,
  children,
  hasChildren: children.length > 0,
});
const navigation: Navigation = {
  main_navigation: [
    entry('Programm', '/de/programm'),
    entry('Besuch', '/de/besuch', [{ menu_name: 'Anfahrt', url: '/de/besuch/anfahrt' }]),
    entry('Haus', '', [{ menu_name: 'Chor', url: '/de/haus/chor' }]),
  ],
  menu: [entry('Presse', '/de/presse')],
  footer: [
    entry('Impressum', '/de/impressum'),
    entry('Stellen', 'https://stellen.example'),
    entry('Karten', '/webshop'),
  ],
};

function render(part: ReactNode, locale: Locale = 'de'): Document {
  overwriteGetLocale(() => locale);
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <LocaleContext value={locale}>{part}</LocaleContext>
    </MemoryRouter>,
  );
  return new JSDOM(html).window.document;
}

function header(changes: Partial<HeaderProps> = {}, locale: Locale = 'de'): Document {
  const urls = { de: '/de/programm', en: '/en/programme' };
  const props: HeaderProps = {
    navigation,
    settings,
    urls,
    pathname: '/de/programm',
    trail: undefined,
    over: false,
    behaviour: null,
    ...changes,
  };
  return render(<Header {...props} />, locale);
}

const named = (place: Document | Element | null, label: string) =>
  place?.querySelector(`nav[aria-label="${label}"]`) ?? null;
const linksOf = (place: Element | null) =>
  [...(place?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')]);

it('the header has a logo with a link home, and the main entries; entries with subpages open these', () => {
  const page = header();
  expect(page.querySelector('header a')?.getAttribute('href')).toBe('/de');
  expect(page.querySelector('header a')?.getAttribute('aria-label')).toContain('Oper Colonia');
  const entries = [...(named(page, 'Hauptnavigation')?.querySelectorAll(':scope > ul > li') ?? [])];
  expect(entries.map((each) => (each.querySelector('summary') ?? each).textContent)).toEqual([
    'Programm',
    'Besuch',
    'Haus',
  ]);
  expect(entries.map(linksOf)).toEqual([
    [['Programm', '/de/programm']],
    [
      ['Übersicht: Besuch', '/de/besuch'],
      ['Anfahrt', '/de/besuch/anfahrt'],
    ],
    [['Chor', '/de/haus/chor']],
  ]);
  expect(header({}, 'en').querySelector('header a')?.getAttribute('href')).toBe('/en');
});

it('the header is transparent over a dark stage and white elsewhere', () => {
  const classes = (over: boolean) => header({ over }).querySelector('header')?.className;
  expect(classes(true)).toContain('stage-colour');
  expect(classes(false)).not.toContain('stage-colour');
});

it('the menu lists main entries, with their subpages inside, and secondary entries', () => {
  const menu = named(header(), 'Menü');
  expect([...(menu?.querySelectorAll('details > summary') ?? [])].map((each) => each.textContent)).toEqual([
    'Besuch',
    'Haus',
  ]);
  const [visit, backend] = [...(menu?.querySelectorAll('details') ?? [])];
  expect(linksOf(visit ?? null)).toEqual([
    ['Übersicht: Besuch', '/de/besuch'],
    ['Anfahrt', '/de/besuch/anfahrt'],
  ]);
  expect(linksOf(backend ?? null)).toEqual([['Chor', '/de/haus/chor']]);
  expect(linksOf(menu)).toContainEqual(['Presse', '/de/presse']);
});

it('only one submenu is open at a time', () => {
  const names = [...(named(header(), 'Menü')?.querySelectorAll('details') ?? [])].map((each) =>
    each.getAttribute('name'),
  );
  expect(names).toEqual(['submenu', 'submenu']);
});

it('a link is marked on its own page and on pages below it', () => {
  const marked = (changes: Partial<HeaderProps>) =>
    [...(named(header(changes), 'Hauptnavigation')?.querySelectorAll('[aria-current]') ?? [])].map((link) => [
      link.textContent,
      link.getAttribute('aria-current'),
    ]);
  expect(marked({ pathname: '/de/programm' })).toEqual([['Programm', 'page']]);
  expect(marked({ pathname: '/de/programm/salome/3', trail: [{ url: '/de/programm' }] })).toEqual([
    ['Programm', 'true'],
  ]);
  expect(marked({ pathname: '/de/besuch/anfahrt', trail: [{ url: '/de/besuch' }] })).toEqual([
    ['Besuch', 'true'],
    ['Anfahrt', 'page'],
  ]);
});

it('the header is shown without menus when there are none', () => {
  const page = header({ navigation: undefined, settings: undefined });
  expect(page.querySelector('header a')?.getAttribute('href')).toBe('/de');
  expect(named(page, 'Hauptnavigation')).toBeNull();
});

it('the footer has logo, menus, hotline, social networks and city', () => {
  const page = render(<Footer navigation={navigation} settings={settings} pathname="/de" />);
  const links = linksOf(page.querySelector('footer'));
  expect(links).toContainEqual(['0221 000 00 00', 'tel:+492210000000']);
  expect(links.map(([, href]) => href)).toEqual(
    expect.arrayContaining([
      '/de',
      '/de/programm',
      '/de/presse',
      '/de/impressum',
      'https://youtube.com/colonia',
      'https://instagram.com/colonia',
    ]),
  );
  expect(page.querySelector('footer')?.textContent).toContain('Stadt Colonia');
  // The gradient.
  expect(page.querySelector('footer')?.classList).toContain('glow');
});

it('the footer has a Cookies link, which leads to the privacy page without scripts', () => {
  const legal = (locale: Locale) =>
    linksOf(
      render(<Footer navigation={navigation} settings={settings} pathname={`/${locale}`} />, locale).querySelector(
        `nav[aria-label="${{ de: 'Rechtliches', en: 'Legal' }[locale]}"]`,
      ),
    ).at(-1);
  expect(legal('de')).toEqual(['Cookies', '/de/datenschutz#cookies']);
  expect(legal('en')).toEqual(['Cookies', '/en/datenschutz#cookies']);
});

const picture = (url: string) => ({ url, width: 3, height: 7 });
const house = (site: object) => readSettings({ name: 'Oper Colonia', ...site }, 'de');
const pictures = (page: Document) =>
  [...page.querySelectorAll('img')].map((img) => [img.getAttribute('src'), img.getAttribute('loading')]);

it('of two logos the one for the first ground is requested at once, the other when the ground changes', () => {
  const known = house({ logo: picture('/light.svg'), logo_on_dark: picture('/dark.svg') });
  const atOnce = (page: Document) => pictures(page).filter(([, loading]) => loading === null);
  expect(atOnce(header({ settings: known }))).toEqual([['/light.svg', null]]);
  expect(atOnce(header({ settings: known, over: true }))).toEqual([['/dark.svg', null]]);
  expect(atOnce(render(<Footer navigation={navigation} settings={known} pathname="/de" />))).toEqual([]);
});

it('a logo for both grounds is one image, with whole numbers as its sides', () => {
  const page = header({ settings: house({ logo: picture('/logo.svg') }) });
  const images = [...page.querySelectorAll('header > div > a img')];
  expect(images.map((img) => [img.getAttribute('width'), img.getAttribute('height')])).toEqual([['17', '40']]);
});

it.each([
  [{ city: 'Emden', city_logo_text: { de: 'Stadt Emden', en: '' } }, ''],
  [{ city: 'Emden' }, 'Emden'],
])('the mark of the city is described by the words beside it, or else by its name: %j', (site, alt) => {
  const known = house({ ...site, city_mark: picture('/arms.svg') });
  const arms = render(<Footer navigation={navigation} settings={known} pathname="/de" />).querySelector('img');
  expect([arms?.getAttribute('alt'), arms?.getAttribute('width')]).toEqual([alt, '27']);
});

it('a sentence of the house takes the place of the usual one, in each language by itself', () => {
  const sent = { newsletter_headline: { de: 'Post vom Deich', en: ' ' }, home_next: 'no text in two languages' };
  const headline = (locale: Locale) => {
    const known = readSettings({ name: 'Theater am Deich', ...sent }, locale);
    const footer = <Footer navigation={navigation} settings={known} pathname={`/${locale}`} />;
    const page = render(
      <HouseContexts locale={locale} settings={known}>
        {footer}
      </HouseContexts>,
      locale,
    );
    return [page.querySelector('footer h2')?.textContent, known.texts];
  };
  expect(headline('de')).toEqual(['Post vom Deich', { newsletter_headline: 'Post vom Deich' }]);
  expect(headline('en')).toEqual(['The evening begins in your inbox', {}]);
});
