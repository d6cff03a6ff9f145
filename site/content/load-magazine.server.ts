import type { Article, ArticleCategory } from '#contract/magazine.ts';
import type { ArticleSummary } from '#contract/programme.ts';
import { pageAt, wordAt } from '../list/list-address.ts';
import { type ListPage, listPage } from '../list/list-page.ts';
import { pageOfArticle } from '../magazine/page-of-article.ts';
import { m } from '../paraglide/messages.js';
import { loadScreen } from './load-screen.server.ts';
import { type LoadArgs, loadThing } from './load-thing.server.ts';
import type { ShownPage } from './read-page.ts';

export interface LoadedMagazine {
  page: ShownPage;
  list: ListPage<ArticleSummary>;
  rubrics: ArticleCategory[];
  /** Slug of the chosen rubric; empty: all. */
  rubric: string;
}

/** The magazine, all of it or one rubric. */
export async function loadMagazine({ url, context }: LoadArgs): Promise<LoadedMagazine> {
  const rubric = wordAt(url, 'category');
  const number = pageAt(url);
  const head = { title: m.magazine_title(), description: m.magazine_description() };
  return loadScreen({ url, context }, head, async ({ content, locale }) => {
    const [answer, rubrics] = await Promise.all([content.articles(locale, rubric, number), content.rubrics(locale)]);
    return { list: listPage(answer, url, number), rubrics, rubric };
  });
}

export interface LoadedArticle {
  page: ShownPage;
  article: Omit<Article, 'modules'>;
}

/** The article at an address. Where there is none, the page of the page tree that may stand there. */
export async function loadArticle(args: LoadArgs): Promise<LoadedArticle | { page: ShownPage }> {
  const loaded = await loadThing(args, {
    screen: 'blog',
    find: (content, locale, id, edit) => content.article(locale, id, edit),
    pageOf: pageOfArticle,
  });
  return 'thing' in loaded ? { page: loaded.page, article: loaded.thing } : loaded;
}
