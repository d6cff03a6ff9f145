import type { StoredOf } from '#contract/resources-calls.ts';
import { articleCategoriesResource, articlesResource } from '#contract/resources-people.ts';
import { articleCategories, articleCategoryMembers, articles } from '../magazine/schema.ts';
import { addressesOf } from '../addresses.ts';
import { tags } from '../page-cache/tags.ts';
import { articleProductionsPart } from './article-productions-part.ts';
import { idsThatChange } from './cast-changes.ts';
import { listPart } from './list-part.ts';
import { keepResource, type Snapshot } from './resource.ts';
import { foldTexts } from './searched-text.ts';

type State = StoredOf<typeof articlesResource>;

export const keptArticles = keepResource({
  contract: articlesResource,
  table: articles,
  kind: 'article',
  parts: {
    category_ids: listPart({ table: articleCategoryMembers, owner: 'articleId', entry: 'category_id' }),
    production_ids: articleProductionsPart,
  },
  searched: foldTexts(articles.title, articles.teaser, articles.author),
  sort: '-published_at',
  urls: (row) => addressesOf('article', row),
  tags: tagsOfArticleChange,
});

interface Changed {
  before: Snapshot<unknown, State> | null;
  after: Snapshot<unknown, State> | null;
}

function tagsOfArticleChange({ before, after }: Changed): string[] {
  const [had, has] = [before?.state, after?.state];
  const isPublic = (state?: State) => JSON.stringify([state?.is_online, state?.published_at]);
  // A production’s page knows only the articles that it shows.
  const productionIds =
    isPublic(had) === isPublic(has)
      ? idsThatChange(had?.production_ids, has?.production_ids)
      : [...(had?.production_ids ?? []), ...(has?.production_ids ?? [])];
  return [
    tags.article(after?.id ?? before?.id ?? 0),
    tags.articles,
    tags.search,
    ...productionIds.map(tags.production),
  ];
}

export const keptArticleCategories = keepResource({
  contract: articleCategoriesResource,
  table: articleCategories,
  kind: 'article-category',
  searched: foldTexts(articleCategories.name, articleCategories.slug),
  sort: 'position',
  unique: ['slug'],
  tags: () => [tags.articleCategories, tags.search],
});
