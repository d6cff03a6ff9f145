import type { ArticleCategory } from '#contract/magazine/magazine.ts';
import { wordAt } from '../../listing/list-address.ts';
import { type ListPage, listPage, mapList } from '../../listing/list-page.ts';
import { type ArticleTeaser, articleTeaser } from '../../teasers/teaser-data.ts';
import { m } from '#messages/paraglide/messages.js';
import { loadScreen } from '../../loaders/load-screen.server.ts';
import type { LoadArgs } from '../../content/context.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';

export interface LoadedMagazine {
  page: ShownPage;
  list: ListPage<ArticleTeaser>;
  rubrics: ArticleCategory[];
  /** Slug of the chosen category; empty for all. */
  rubric: string;
}

/** The magazine, or one of its categories. */
export async function loadMagazine({ context }: LoadArgs): Promise<LoadedMagazine> {
  const head = { title: m.magazine_title(), description: m.magazine_description() };
  return loadScreen({ context }, head, async ({ content, locale, query }) => {
    const rubric = wordAt(query.url, 'category');
    const [answer, rubrics] = await Promise.all([
      content.articles(locale, rubric, query.page),
      content.rubrics(locale),
    ]);
    return { list: mapList(listPage(answer, query), articleTeaser), rubrics, rubric };
  });
}
