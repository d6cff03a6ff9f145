import type { RouterContextProvider } from 'react-router';
import type { Locale } from '#contract/languages.ts';
import { localeOf } from '../locale.ts';
import { addresses } from '../screens.ts';
import type { Content } from './content.ts';
import { contentContext } from './context.ts';
import { findPage, orUnavailable } from './load-page.server.ts';
import type { ShownPage } from './read-page.ts';
import { seal } from './sealed.ts';

interface ScreenArgs {
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/** What a screen says of itself where no page of the page tree stands at its address. */
export interface ScreenHead {
  title: string;
  /** For search engines; may be empty. */
  description: string;
}

export interface ScreenLoad {
  content: Content;
  locale: Locale;
}

/**
 * A screen of lists: the page of the page tree at its address, or a page with its own head, beside what the screen
 * itself loads. Answers 503 where the backend cannot give either.
 */
export async function loadScreen<T extends object>(
  { url, context }: ScreenArgs,
  head: ScreenHead,
  load: (screen: ScreenLoad) => Promise<T>,
): Promise<{ page: ShownPage } & T> {
  const content = context.get(contentContext);
  const locale = localeOf(url.pathname);
  const [page, loaded] = await orUnavailable(Promise.all([findPage(content, url), load({ content, locale })]));
  return { ...loaded, page: page ?? ownPage(head, url.pathname) };
}

/** A page that stands in no page tree. */
export function ownPage({ title, description }: ScreenHead, pathname: string): ShownPage {
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
    modules: seal([]),
  };
}
