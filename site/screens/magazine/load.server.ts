import type { ArticleCategory } from '#contract/magazine/magazine.ts';
import { pageAt, wordAt } from '../../listing/list-address.ts';
import { type ListPage, listPage, mapList } from '../../listing/list-page.ts';
import { type ArticleTeaser, articleTeaser } from '../../teasers/teaser-data.ts';
import { m } from '#messages/paraglide/messages.js';
import { loadScreen } from '../../loaders/load-screen.server.ts';
import type { LoadArgs } from '../../loaders/load-entity.server.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';

export interface LoadedMagazine {
  page: ShownPage;
  list: ListPage<ArticleTeaser>;
  rubrics: ArticleCategory[];
  /** Slug of the chosen category; empty for all. */
  rubric: string;
}

/** The magazine, or one of its categories. */
export async function loadMagazine({ url, context }: LoadArgs): Promise<LoadedMagazine> {
  const rubric = wordAt(url, 'category');
  const number = pageAt(url);
  const head = { title: m.magazine_title(), description: m.magazine_description() };
  return loadScreen({ url, context }, head, async ({ content, locale }) => {
    const [answer, rubrics] = await Promise.all([content.articles(locale, rubric, number), content.rubrics(locale)]);
    return { list: mapList(listPage(answer, url, number), articleTeaser), rubrics, rubric };
  });
}
