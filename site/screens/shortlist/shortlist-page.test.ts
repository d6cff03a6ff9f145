import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { backend, visit } from '#tests/visit-site.ts';

const event = (id: number, title: string) => ({
  id,
  title,
  start: '2099-11-28T19:30:00+01:00',
  url: `/de/programm/x/${id}`,
  flags: [],
});

/** A backend with two events; 503 when unavailable. */
async function open(address: string, { away = false, knowsIds = true } = {}) {
  const requested: string[] = [];
  const rest = backend({ 'pageeditor-api/nav': {}, 'api/site/': { name: 'Oper Colonia' } });
  const contentFetch = async (request: Request) => {
    const url = new URL(request.url);
    if (!url.pathname.endsWith('/api/events/')) return rest(request);
    requested.push(decodeURIComponent(url.search));
    if (away) return new Response(null, { status: 503 });
    const results = knowsIds ? [event(7, 'Salome'), event(12, 'Tosca')] : [event(1, 'Anderes')];
    return Response.json({ count: 2, next: null, previous: null, results }, { headers: { 'Cache-Tag': 'events' } });
  };
  const answer = await visit(address, { contentFetch });
  const { document } = new JSDOM(await answer.text()).window;
  return { answer, requested, document, main: document.querySelector('main') };
}

it('a shared shortlist shows its events without scripts, and their calendar file', async () => {
  const { answer, requested, main, document } = await open('/de/merkzettel?ids=12,7,x,7');
  expect([answer.status, requested]).toEqual([200, ['?ids=12,7&page_size=100']]);
  expect(main?.querySelector('h1')?.textContent).toBe('Ein geteilter Merkzettel');
  expect([...(main?.querySelectorAll('h4') ?? [])].map((title) => title.textContent)).toEqual(['Salome', 'Tosca']);
  expect(main?.querySelector('a[download]')?.getAttribute('href')).toBe('/de/programm/calendar.ics?ids=7,12');
  const others = [...document.querySelectorAll('header a[hreflang="en"]')].map((link) => link.getAttribute('href'));
  expect(new Set(others)).toEqual(new Set(['/en/shortlist?ids=12,7']));
});

it('a shared shortlist with only unknown events has a message', async () => {
  const { answer, main } = await open('/en/shortlist?ids=99', { knowsIds: false });
  expect([answer.status, main?.querySelectorAll('article').length]).toEqual([200, 0]);
  expect(main?.textContent).toContain('None of these evenings exists any more.');
});

it('a shared shortlist answers 503 when the backend is unavailable', async () => {
  expect((await open('/de/merkzettel?ids=7', { away: true })).answer.status).toBe(503);
});

it('the own shortlist is unknown to the server, which requests only the next events', async () => {
  for (const address of ['/de/merkzettel', '/de/merkzettel?ids=', '/de/merkzettel?ids=x']) {
    const { answer, requested, document } = await open(address);
    expect([answer.status, requested.length]).toEqual([200, 1]);
    expect(requested[0]).toBe('?page_size=4');
    const withoutScripts = document.querySelector('noscript');
    expect(withoutScripts?.textContent).toContain('braucht JavaScript');
    expect(withoutScripts?.innerHTML).toContain('href="/de/programm"');
  }
});

it('every shortlist has noindex', async () => {
  for (const address of ['/de/merkzettel', '/en/shortlist?ids=7']) {
    const { document } = await open(address);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
  }
});
