import type { Locale } from '#text/languages.ts';
import { serialize } from '../framework/loader-data/serialized.ts';
import { addresses } from '../screens.ts';
import type { Content } from '../content/content.ts';
import { contentContext, type LoadArgs, queryContext } from '../content/context.ts';
import type { PageQuery } from '../page-query.server.ts';
import { findPage, orUnavailable, requirePart } from './load-page.server.ts';
import type { ShownPage } from '../content/reading/read-page.ts';

/** What a screen adds to its page, and its texts when the page tree has none at its address. */
export interface ScreenHead extends Pick<ShownPage, 'audience' | 'feed'> {
  title: string;
  /** For search engines; may be empty. */
  description: string;
}

export interface ScreenLoad {
  content: Content;
  locale: Locale;
  query: PageQuery;
}

/**
 * A list screen: the page of the page tree at its address, or a default page, together with the screen's own data.
 * Responds with 503 when the backend can provide neither.
 */
export async function loadScreen<T extends object>(
  { context }: LoadArgs,
  head: ScreenHead | Promise<ScreenHead>,
  load: (screen: ScreenLoad) => Promise<T>,
): Promise<{ page: ShownPage } & T> {
  const content = context.get(contentContext);
  const query = context.get(queryContext);
  const [page, loaded, texts] = await orUnavailable(
    Promise.all([
      findPage(content, query),
      load({ content, locale: query.locale, query }),
      head,
      requirePart({ context }),
    ]),
  );
  const { title: _title, description: _description, ...added } = texts;
  return { ...loaded, page: { ...(page ?? ownPage(texts, query.url.pathname)), ...added } };
}

/** A page that is not in the page tree. */
export function ownPage({ title, description, ...added }: ScreenHead, pathname: string): ShownPage {
  return {
    id: null,
    urls: addresses(pathname),
    title,
    headline: '',
    isOnline: true,
    metaTitle: '',
    metaDescription: description,
    ogTitle: '',
    ogDescription: '',
    ogType: 'website',
    ogImage: '',
    hero: null,
    breadcrumb: [],
    modules: serialize([]),
    ...added,
  };
}
