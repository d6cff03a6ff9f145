// @vitest-environment jsdom
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '#tests/render.ts';
import { fetchOverlay } from '../overlay/overlay-part.tsx';

vi.mock('../overlay/overlay-part.tsx', { spy: true });

/** Callback of the intersection observer. */
let see: (links: Element[]) => void;
let watched: Element[] = [];
class Watch {
  constructor(notify: (entries: object[]) => void) {
    see = (links) => notify(links.map((target) => ({ target, isIntersecting: true })));
  }
  observe(link: Element) {
    watched.push(link);
  }
  disconnect() {
    watched = [];
  }
}
vi.stubGlobal('IntersectionObserver', Watch);
const manifest = {
  routes: {
    'de.productions-slug-id': {
      module: '/assets/production.js',
      imports: ['/assets/strip.js'],
      css: ['/assets/p.css', '/assets/q.css'],
    },
    'de.events': { module: '/assets/programme.js' },
  },
};
vi.stubGlobal('__reactRouterManifest', manifest);
/** Addresses of the data that was asked for. */
let asked: string[] = [];
vi.stubGlobal('fetch', (url: URL) => {
  asked.push(`data ${url.pathname}${url.search}`);
  return new Promise(() => {});
});

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  watched = [];
  asked = [];
  window.history.replaceState(null, '', '/de');
  document.head.replaceChildren();
  vi.mocked(fetchOverlay).mockReset();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  vi.useRealTimers();
});

/** A page with these links in its content, without earlier prefetches. */
async function open(links: string): Promise<void> {
  const { usePrefetch } = await import('./use-prefetch.ts');
  function TestApp() {
    usePrefetch();
    return <main dangerouslySetInnerHTML={{ __html: links }} />;
  }
  await render(
    <MemoryRouter>
      <TestApp />
    </MemoryRouter>,
  );
}

const fetched = () => [
  ...asked,
  ...[...document.head.querySelectorAll<HTMLLinkElement>('link:not([rel=stylesheet])')].map(
    ({ rel, href }) => `${rel} ${href.replace(window.location.origin, '')}`,
  ),
];
/** With the focus, prefetching starts after the next paint. */
function point(kind = 'pointerover', at = 'a'): void {
  document.querySelector(at)?.dispatchEvent(new Event(kind, { bubbles: true }));
  vi.advanceTimersToNextFrame().advanceTimersByTime(1);
}
const connect = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

it.each(['pointerover', 'focusin', 'touchstart'])(
  '%s fetches all that the page of a link needs, once',
  async (kind) => {
    await open('<a href="/de/produktionen/salome/3#termine"><b>Salome</b></a>');
    point(kind, 'b');
    point(kind, 'a');
    expect(fetched()).toEqual([
      'data /de/produktionen/salome/3.data?_routes=de.productions-slug-id',
      'modulepreload /assets/production.js',
      'modulepreload /assets/strip.js',
      'preload /assets/p.css',
      'preload /assets/q.css',
    ]);
  },
);

it('a finger that touches a link fetches its page at once', async () => {
  await open('<a href="/de/produktionen/salome/3">x</a>');
  document.querySelector('a')?.dispatchEvent(new Event('touchstart', { bubbles: true }));
  expect(fetched()).toHaveLength(5);
});

it('the style sheets of a screen are loaded with a link that applies to nothing, unless they are in the page', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/q.css" disabled>';
  await open('<a href="/de/produktionen/salome/3">x</a>');
  point();
  expect(fetched()).toContain('preload /assets/p.css');
  expect(fetched()).not.toContain('preload /assets/q.css');
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][href="/assets/p.css"]');
  expect(link?.disabled).toBe(true);
});

it('a screen waits for its style sheets, also for one that cannot be loaded', async () => {
  const { waitForStyles } = await import('../../framework/navigation/prefetch.ts');
  let isShown = false;
  const success = { status: 'success', error: undefined } as const;
  waitForStyles.route?.({
    id: 'de.productions-slug-id',
    index: false,
    path: '',
    instrument({ loader }) {
      void loader?.(async () => success, {} as never).then(() => (isShown = true));
    },
  });
  const [p, q] = document.querySelectorAll('link[rel=preload]');
  p?.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(1);
  expect(isShown).toBe(false);
  q?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(1);
  expect(isShown).toBe(true);
  expect(document.querySelector('link[rel=preload]')).toBeNull();
});

it('data that came five seconds ago or earlier is asked for again when the link is pointed at, not when it is in view', async () => {
  await open('<a href="/de/produktionen/salome/3">x</a>');
  const data = () => fetched().filter((each) => each.includes('.data')).length;
  vi.advanceTimersByTime(2000);
  see(watched);
  vi.advanceTimersByTime(4000);
  point();
  expect(data()).toBe(1);
  vi.advanceTimersByTime(1000);
  see([document.querySelector('a')!]);
  expect(data()).toBe(1);
  point();
  expect(data()).toBe(2);
});

it('a row that opens the overlay prefetches the overlay, not the page', async () => {
  await open('<p data-peek><a href="/de/programm/salome/7">Salome</a></p>');
  point();
  expect(fetched()).toEqual([]);
  expect(fetchOverlay).toHaveBeenCalledTimes(1);
});

it.each(['https://example.org', '/media/1/a.pdf', '#termine', '/de#termine', '/en/programme', '/webshop', 'tel:1'])(
  'nothing is fetched for %s',
  async (href) => {
    await open(`<a href="${href}">x</a>`);
    point();
    expect(fetched()).toEqual([]);
  },
);

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is fetched where the connection says %o',
  async (connection) => {
    connect(connection);
    await open('<a href="/de/programm">x</a>');
    point();
    vi.advanceTimersByTime(5000);
    expect(fetched()).toEqual([]);
    expect(watched).toEqual([]);
  },
);

it('prefetches data of links in view when idle, after 2000 ms at the latest, for three pages', async () => {
  const pages = [1, 2, 3, 4, 5, 6].map((id) => `<a href="/de/produktionen/werk/${id}">x</a>`);
  await open(
    `${pages.join('')}<p data-peek><a href="/de/programm/salome/7">x</a></p><nav><a href="/de/haus">x</a></nav><a href="https://example.org">x</a>`,
  );
  vi.advanceTimersByTime(1999);
  expect(watched).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(watched).toHaveLength(6);
  see(watched.slice(0, 2));
  expect(fetched()).toEqual([1, 2].map((id) => `data /de/produktionen/werk/${id}.data?_routes=de.productions-slug-id`));
  see(watched.slice(2));
  expect(fetched()).toHaveLength(3);
});

it('requests the browser’s idle callback with a timeout of 2000 ms', async () => {
  const idle = vi.fn(() => 1);
  vi.stubGlobal('requestIdleCallback', idle);
  vi.stubGlobal('cancelIdleCallback', () => {});
  await open('<a href="/de/programm">x</a>');
  expect(idle).toHaveBeenCalledWith(expect.any(Function), { timeout: 2000 });
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

it('stops at the maximum number of pages', async () => {
  await open('<a href="/de/programm">x</a>');
  const link = document.querySelector('a')!;
  for (let id = 1; id < 60; id += 1) {
    link.href = `/de/produktionen/werk/${id}`;
    point();
  }
  expect(fetched().filter((each) => each.includes('.data'))).toHaveLength(24);
});
