import { JSDOM } from 'jsdom';
import type { Locale } from '#text/languages.ts';
import type { Event } from '#contract/programme/programme.ts';
import { type Answers, backend, visit } from '#tests/visit-site.ts';

export const answers: Answers = {
  'pageeditor-api/nav': { main_navigation: [], menu: [], footer: [] },
  'api/site/': { name: 'Oper Colonia' },
};

export function magicFlute(locale: Locale, changes: Partial<Event> = {}): Partial<Event> {
  const german = locale === 'de';
  const slugs = { de: 'die-zauberfloete', en: 'the-magic-flute' };
  return {
    id: 7,
    slug: slugs[locale],
    slugs,
    title: german ? 'Die Zauberflöte' : 'The Magic Flute',
    subtitle: 'Wolfgang Amadeus Mozart',
    start: '2099-11-28T19:30:00+01:00',
    end: '2099-11-28T22:30:00+01:00',
    venue: german ? 'Großes Haus' : 'Main stage',
    category: { slug: 'oper', name: german ? 'Oper' : 'Opera' },
    flags: ['is_revival'],
    availability: 'few',
    price_from: 12.5,
    ticket_link: german ? '/de/karten' : '/en/tickets',
    url: `/${locale}/${german ? 'programm' : 'programme'}/${slugs[locale]}/7`,
    ...changes,
  };
}

/** A backend with one event, id 7; `asked` records every requested address. */
export function programme(changes: Partial<Event> = {}, requested: string[] = []) {
  const rest = backend(answers);
  return async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    requested.push(pathname + search);
    const [, locale = 'de', path = ''] = /^\/(de|en)\/(.*)$/.exec(pathname) ?? [];
    if (path !== 'api/events/7/') return rest(request);
    return Response.json(magicFlute(locale as Locale, changes), { headers: { 'Cache-Tag': 'event:7,events' } });
  };
}

export const german = '/de/programm/die-zauberfloete/7';
export const english = '/en/programme/the-magic-flute/7';

/** Response of the site at an address. */
export async function openPage(address: string, contentFetch = programme()) {
  const answer = await visit(address, { contentFetch });
  const { document } = new JSDOM(await answer.text()).window;
  return { answer, document, main: document.querySelector('main')! };
}
