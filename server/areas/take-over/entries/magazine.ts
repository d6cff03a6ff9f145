import { magazineApi } from '#contract/api.ts';
import type { Article } from '#contract/magazine/magazine.ts';
import type { ArticleSummary } from '#contract/programme/programme.ts';
import { articleCategoriesDefinition, articlesDefinition } from '../../magazine/articles.resource.ts';
import { sideOf } from '../foreign/pair.ts';
import { hashOf } from '../../upsert/entry-records.ts';
import { onceInRun, readExtraList, type Stage, stageInOrder, stageWithCalls } from './stage.ts';
import { momentOf, slugsOf } from './values.ts';

export const articleCategoriesStage: Stage = stageInOrder({
  subject: 'magazine',
  resource: articleCategoriesDefinition,
  list: magazineApi.categories,
});

export const articlesStage: Stage = stageWithCalls<Article, ArticleSummary>({
  subject: 'magazine',
  store: { resource: articlesDefinition, keepsIds: true },
  list: magazineApi.articles,
  show: magazineApi.article,
  async read({ taking, pair, texts, picture }) {
    const side = sideOf(pair);
    const { records } = taking;
    const productionIds = unique(side?.productions.map(({ id }) => records.ownId('production', id)) ?? []).toSorted(
      (one, other) => one - other,
    );
    // Productions, which come later, have them in their own order.
    const noted = records.get('article', String(side?.id))?.fields.production_ids;
    const areKnown = side?.productions.length === productionIds.length && noted?.sent === hashOf(productionIds);
    return {
      values: {
        slug: slugsOf(side?.slugs, pair),
        ...texts('title', 'teaser'),
        author: side?.author,
        image_id: await picture(),
        published_at: momentOf(side?.published_at),
        show_on_home: side ? (await articlesOnHome(taking))?.has(side.id) : undefined,
        category_ids: unique(side?.categories.map(({ slug }) => records.ownIdOfSlug('article-category', slug)) ?? []),
        ...(taking.isSecondPass && { production_ids: productionIds }),
      },
      isPending: !taking.isSecondPass && !areKnown && (side?.productions.length ?? 0) > 0,
    };
  },
});

/** Ids without what was not taken. */
export function unique(ids: (number | null)[]): number[] {
  return [...new Set(ids.filter((id) => id !== null))];
}

/** Ids there of the articles for the home page; null: not known. */
const articlesOnHome = onceInRun(async (taking) => {
  const entries = await readExtraList<ArticleSummary>(taking, {
    ...{ kind: 'article', list: magazineApi.articles, query: { show_on_home: 'True' } },
  });
  return entries && new Set(entries.flatMap((entry) => sideOf(entry)?.id ?? []));
});
