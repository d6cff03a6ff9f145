import { JSDOM } from 'jsdom';
import { type Answers, backend, origin, visit } from './visit-site.ts';

/** What every page asks for. */
export const frame: Answers = {
  'pageeditor-api/nav': { main_navigation: [], menu: [], footer: [] },
  'api/site/': { name: 'Oper Colonia' },
};

/** A list as the backend answers it. */
export function listOf(results: object[], more: { count?: number; next?: string } = {}) {
  return { count: results.length, next: null, previous: null, results, ...more };
}

export interface OpenedPage {
  answer: Response;
  document: Document;
  main: Element;
  /** Paths and queries that the backend was asked for. */
  requested: string[];
}

/** An answer that depends on what is asked. */
type Reply = (locale: 'de' | 'en', query: URLSearchParams) => unknown;

/**
 * Opens pages of a site whose backend knows these answers, by path below the locale, and nothing else. An answer may be
 * a `Response` as it is, or a function of what is asked.
 */
export function pagesOf(known: Answers) {
  return async function open(address: string, changes: Answers = {}): Promise<OpenedPage> {
    const requested: string[] = [];
    const rest = backend({ ...frame, ...known, ...changes });
    const contentFetch = (request: Request) => {
      const { pathname, search, searchParams } = new URL(request.url);
      requested.push(pathname + search);
      const own = { ...known, ...changes }[decodeURIComponent(pathname).replace(/^\/(?:de|en)\//, '')];
      if (own instanceof Response) return Promise.resolve(own.clone());
      if (typeof own !== 'function') return rest(request);
      const found = (own as Reply)(pathname.startsWith('/en/') ? 'en' : 'de', searchParams);
      return Promise.resolve(found instanceof Response ? found : Response.json(found));
    };
    const answer = await visit(address, { contentFetch });
    const { document } = new JSDOM(await answer.clone().text(), { url: origin + address }).window;
    return { answer, document, main: document.querySelector('main')!, requested };
  };
}

/** The words of an element, with single spaces between them. */
export function textOf(element: Element | null | undefined): string {
  return element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
}

/** Addresses that the links of an element lead to. */
export function linksIn(element: Element): string[] {
  return [...element.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
}
