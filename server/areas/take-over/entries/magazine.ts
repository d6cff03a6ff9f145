import { magazineApi } from '#contract/api.ts';
import type { Article } from '#contract/magazine/magazine.ts';
import type { ArticleSummary } from '#contract/programme/programme.ts';
import { articleCategoriesDefinition, articlesDefinition } from '../../magazine/articles.resource.ts';
import { bothTexts, sideOf } from '../foreign/pair.ts';
import { takePicture } from '../media/take-picture.ts';
import { hashOf } from '../../upsert/entry-records.ts';
import { onceInRun, readExtraList } from './once-in-run.ts';
import { type Stage, stageOfList, stageWithCalls } from './stage.ts';
import { momentOf, orDefault, slugOf, slugsOf, urlsOf } from './values.ts';

export const articleCategoriesStage: Stage = stageOfList({
  subject: 'magazine',
  store: { resource: articleCategoriesDefinition },
  list: magazineApi.categories,
  nameOf: ({ slug, name }) => slug || name,
  read({ pair, place }) {
    const side = sideOf(pair);
    const slug = slugOf(side?.slug ?? '');
    return Promise.resolve({
      alias: side?.slug ?? '',
      values: { slug: orDefault(slug), name: bothTexts(pair, 'name'), position: place },
    });
  },
});

export const articlesStage: Stage = stageWithCalls<Article, ArticleSummary>({
  subject: 'magazine',
  store: { resource: articlesDefinition, keepsIds: true },
  list: magazineApi.articles,
  show: magazineApi.article,
  async read({ taking, pair, listed, use }) {
    const side = sideOf(pair);
    const pictures = { de: pair.de?.picture ?? null, en: pair.en?.picture ?? null };
    const { records } = taking;
    const productionIds = unique(side?.productions.map(({ id }) => records.ownId('production', id)) ?? []).toSorted(
      (one, other) => one - other,
    );
    // Productions, which come later, have them in their own order.
    const noted = records.get('article', String(side?.id))?.fields.production_ids;
    const areKnown = side?.productions.length === productionIds.length && noted?.sent === hashOf(productionIds);
    return {
      urls: urlsOf(pair, listed),
      values: {
        slug: slugsOf(side?.slugs, pair),
        ...{ title: bothTexts(pair, 'title'), teaser: bothTexts(pair, 'teaser'), author: side?.author },
        image_id: await takePicture(taking, pictures, { ...use, field: 'image_id' }),
        published_at: momentOf(side?.published_at),
        show_on_home: side ? (await articlesOnHome(taking))?.has(side.id) : undefined,
        category_ids: unique(side?.categories.map(({ slug }) => records.ownIdOfSlug('article-category', slug)) ?? []),
        ...(taking.isSecondPass && { production_ids: productionIds }),
      },
      onlyNew: { state: taking.run.state },
      modules: { de: pair.de?.modules ?? null, en: pair.en?.modules ?? null },
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
