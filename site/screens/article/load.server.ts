import type { Article } from '#contract/magazine/magazine.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';
import { type LoadArgs, loadEntity } from '../../loaders/load-entity.server.ts';
import { pageOfArticle } from './page-of-article.ts';

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
