import type { Article } from '#contract/magazine/magazine.ts';
import type { LoadArgs } from '../../content/context.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';
import { loadEntity } from '../../loaders/load-entity.server.ts';
import type { Locale } from '#text/languages.ts';
import { pageOf, sharedOnly } from '../../loaders/page-of.ts';
import { m } from '#messages/paraglide/messages.js';
import { entityUrls } from '../../addresses/entity-address.ts';
import { screenAddress } from '../../addresses/screen-address.ts';

export interface LoadedArticle {
  page: ShownPage;
  article: Omit<Article, 'modules'>;
}

/** The article at an address; without one, the page of the page tree at this address. */
export async function loadArticle(args: LoadArgs): Promise<LoadedArticle | { page: ShownPage }> {
  const loaded = await loadEntity(args, {
    screen: 'blog',
    find: (content, locale, id, edit) => content.article(locale, id, edit),
    pageOf: pageOfArticle,
  });
  return 'entity' in loaded ? { page: loaded.page, article: loaded.entity } : loaded;
}

/** The page of an article, for head, header, breadcrumb and editor. */
function pageOfArticle(article: Article, locale: Locale): ShownPage {
  return pageOf(article, {
    urls: entityUrls('blog', article, locale),
    title: article.title,
    metaDescription: article.teaser,
    ogType: 'article',
    ...sharedOnly(article.picture),
    feed: { file: 'feed.atom', title: m.magazine_title(), path: screenAddress('blog', locale) },
    breadcrumb: [{ title: m.magazine_title(), url: screenAddress('blog', locale) }],
  });
}
