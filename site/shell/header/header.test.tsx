// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Navigation } from '#contract/pages/navigation.ts';
import { Header, type HeaderProps } from './header.tsx';
import { closeHeader } from './header-state.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const entry = (menu_name: string, url: string, ...below: string[]) => ({
  menu_name,
  url,
  children: below.map((name) => ({ menu_name: name, url: `${url}/${name.toLowerCase()}` })),
  hasChildren: below.length > 0,
});
const navigation: Navigation = {
  main_navigation: [
    entry('Programm', '/de/programm'),
    entry('Besuch', '/de/besuch', 'Anfahrt', 'Preise'),
    entry('Haus', '/de/haus', 'Chor'),
  ],
  menu: [entry('Presse', '/de/presse')],
  footer: [],
};
const urls = { de: '/de/programm', en: '/en/programme' };
const props: HeaderProps = {
  navigation,
  settings: undefined,
  urls,
  pathname: '/de/programm',
  trail: undefined,
  over: false,
  behaviour: 'hide',
};

let root: Root;
let frame: HTMLElement;
let still = false;
let goTo: (path: string) => void;

function Page(changes: Partial<HeaderProps>) {
  const navigate = useNavigate();
  useEffect(() => {
    goTo = (path) => void navigate(path);
  }, [navigate]);
  return (
    <>
      <Header {...props} {...changes} />
      <main>
        <a href="/de/haus">Inhalt</a>
      </main>
    </>
  );
}

/** The header as rendered by the server, then hydrated; `before` runs in between. */
async function open(changes: Partial<HeaderProps> = {}, before?: () => void): Promise<void> {
  const page = (
    <MemoryRouter initialEntries={['/de/programm']}>
      <Page {...changes} />
    </MemoryRouter>
  );
  frame.innerHTML = renderToString(page);
  before?.();
  await act(async () => {
    root = hydrateRoot(frame, page);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  still = false;
  vi.stubGlobal('matchMedia', () => ({ matches: still }));
  frame = document.body.appendChild(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => {
    root.unmount();
    closeHeader();
  });
  frame.remove();
  vi.useRealTimers();
});

function find<T extends Element = HTMLElement>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
}
const menu = () => find<HTMLDetailsElement>('details:has(> summary > [aria-hidden])');
const burger = () => menu().querySelector('summary')!;
const language = () => find<HTMLDetailsElement>('details:has(> [aria-label="Sprache ändern"])');
const inMenu = (name: string) => parent('nav[aria-label="Menü"]', name);
const inRow = (name: string) => parent('nav[aria-label="Hauptnavigation"]', name);
function parent(place: string, name: string): HTMLDetailsElement {
  return [...find(place).querySelectorAll('details')].find(
    (each) => each.querySelector('summary')?.textContent === name,
  )!;
}
const press = (element: Element) => act(async () => (element as HTMLElement).click());
const key = (name: string) =>
  act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })));
/** The page is locked after the first paint of the menu. */
const paint = () => act(async () => void vi.advanceTimersToNextFrame().advanceTimersByTime(1));
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));

it('the menu opens at once, then locks the page behind it, and closes with an animation of 0.7 seconds', async () => {
  await open();
  await press(burger());
  expect(menu().open).toBe(true);
  expect(burger().getAttribute('aria-expanded')).toBe('true');
  await paint();
  expect(document.body.classList.contains('no-scroll')).toBe(true);
  expect(find('main').inert).toBe(true);
  await press(burger());
  expect('closing' in menu().dataset).toBe(true);
  await paint();
  expect(document.body.classList.contains('no-scroll')).toBe(false);
  expect(find('main').inert).toBe(false);
  await pass(600);
  expect([menu().open, 'closing' in menu().dataset]).toEqual([true, true]);
  await pass(99);
  expect([menu().open, 'closing' in menu().dataset]).toEqual([false, false]);
});

it('the menu closes without animation for reduced motion', async () => {
  still = true;
  await open();
  await press(burger());
  await press(burger());
  expect(menu().open).toBe(false);
});

it('the menu closes on a press beside its content, not on one inside', async () => {
  await open();
  await press(burger());
  await press(inMenu('Besuch').querySelector('summary')!);
  expect(burger().getAttribute('aria-expanded')).toBe('true');
  // The empty part of a line.
  await press(find('nav[aria-label="Menü"] ul li'));
  expect(burger().getAttribute('aria-expanded')).toBe('false');
});

it('the menu closes when a link is chosen, also the link of the current page', async () => {
  await open();
  await press(burger());
  await press(find('nav[aria-label="Menü"] a[href="/de/programm"]'));
  expect(burger().getAttribute('aria-expanded')).toBe('false');
});

it('the menu stays open when opened again during the closing animation', async () => {
  await open();
  await press(burger());
  await press(burger());
  await pass(300);
  await press(burger());
  await pass(2000);
  expect(menu().open).toBe(true);
});

it('the menu stays open when it was opened before hydration', async () => {
  await open({}, () => {
    menu().open = true;
  });
  expect(menu().open).toBe(true);
  expect(burger().getAttribute('aria-expanded')).toBe('true');
  await paint();
  expect(document.body.classList.contains('no-scroll')).toBe(true);
});

describe.each([
  ['in the menu', inMenu, true],
  ['in the row', inRow, false],
])('submenus %s', (_, submenu, needsMenu) => {
  const expanded = () =>
    ['Besuch', 'Haus'].map((name) => submenu(name).querySelector('summary')?.getAttribute('aria-expanded'));
  const toggle = (name: string) => press(submenu(name).querySelector('summary')!);
  const begin = async () => {
    await open();
    if (needsMenu) await press(burger());
  };

  it('open one at a time and close with an animation of 0.4 seconds', async () => {
    await begin();
    await toggle('Besuch');
    expect([expanded(), submenu('Besuch').open]).toEqual([['true', 'false'], true]);
    await toggle('Haus');
    expect(expanded()).toEqual(['false', 'true']);
    await pass(399);
    expect(submenu('Besuch').open).toBe(true);
    await pass(1);
    expect([submenu('Besuch').open, submenu('Haus').open]).toEqual([false, true]);
    await toggle('Haus');
    expect(expanded()).toEqual(['false', 'false']);
  });

  it('close after a navigation', async () => {
    await begin();
    await toggle('Besuch');
    await act(async () => goTo('/de/haus'));
    expect(expanded()).toEqual(['false', 'false']);
  });
});

it('a submenu of the row closes on Escape, on a press outside and when the focus leaves it', async () => {
  await open();
  const summary = inRow('Besuch').querySelector('summary')!;
  const isOpen = () => summary.getAttribute('aria-expanded');
  await press(summary);
  await key('Escape');
  expect([isOpen(), document.activeElement]).toEqual(['false', summary]);
  await press(summary);
  await act(async () => find('main').dispatchEvent(new Event('pointerdown', { bubbles: true })));
  expect(isOpen()).toBe('false');
  await press(summary);
  await act(async () => find('main a').focus());
  expect(isOpen()).toBe('false');
});

it('opening the menu closes an open submenu of the row', async () => {
  await open();
  await press(inRow('Besuch').querySelector('summary')!);
  await press(burger());
  expect(inRow('Besuch').querySelector('summary')?.getAttribute('aria-expanded')).toBe('false');
  expect(inMenu('Besuch').querySelector('summary')?.getAttribute('aria-expanded')).toBe('false');
});

describe('the language switch', () => {
  const toggle = () => language().querySelector('summary')!;

  it('shows the current language and opens the list of all', async () => {
    await open();
    expect(toggle().textContent).toBe('Sprache ändern: DE');
    expect(toggle().getAttribute('role')).toBe('button');
    await press(toggle());
    expect(language().open).toBe(true);
    const links = [...language().querySelectorAll('a')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.lang])).toEqual([
      ['Deutsch', '/de/programm', 'de'],
      ['English', '/en/programme', 'en'],
    ]);
    expect(links[0]?.getAttribute('aria-current')).toBe('true');
    await press(toggle());
    expect(language().open).toBe(false);
  });

  it('closes when the focus leaves it and when a language is chosen, together with the menu', async () => {
    await open();
    await press(toggle());
    await act(async () => toggle().focus());
    await act(async () => language().querySelector('a')!.focus());
    expect(language().open).toBe(true);
    await act(async () => find('main a').focus());
    expect(language().open).toBe(false);
    await press(burger());
    await press(find('nav[aria-label="Menü"] a[href="/en/programme"]'));
    expect(burger().getAttribute('aria-expanded')).toBe('false');
  });
});

describe('scrolling', () => {
  const header = () => find('header').dataset;
  async function scrollTo(y: number): Promise<void> {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    await act(async () => window.dispatchEvent(new Event('scroll')));
  }
  beforeEach(() => {
    Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5000, configurable: true });
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  });

  it('does not hide the header while a part of it is open', async () => {
    await open();
    await press(language().querySelector('summary')!);
    await scrollTo(900);
    expect(header().hidden).toBeUndefined();
  });

  it('has no effect below the editor’s bar', async () => {
    await open({ behaviour: null });
    await scrollTo(900);
    expect([header().follows, header().hidden]).toEqual([undefined, undefined]);
  });
});
