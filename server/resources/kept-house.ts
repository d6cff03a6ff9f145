import { breakingNewsResource, directoriesResource, slidesResource } from '#contract/resources-people.ts';
import { subscriptionsResource } from '#contract/resources-subscriptions.ts';
import { breakingNews, slides } from '../home/schema.ts';
import { addressesOf } from '../addresses.ts';
import { tags } from '../page-cache/tags.ts';
import { downloadDirectories, downloadFiles } from '../press/schema.ts';
import { seasonSubscriptions, subscriptionCategories } from '../subscriptions/schema.ts';
import { endAfterStart } from './end-after-start.ts';
import { listPart } from './list-part.ts';
import { keepResource } from './resource.ts';
import { foldTexts } from './searched-text.ts';
import { subscriptionEventsPart } from './subscription-events-part.ts';

export const keptSubscriptions = keepResource({
  contract: subscriptionsResource,
  table: seasonSubscriptions,
  kind: 'subscription',
  parts: {
    event_ids: subscriptionEventsPart,
    category_ids: listPart({ table: subscriptionCategories, owner: 'subscriptionId', entry: 'category_id' }),
  },
  searched: foldTexts(seasonSubscriptions.title, seasonSubscriptions.teaser),
  sort: 'position',
  urls: (row) => addressesOf('subscription', row),
  tags: ({ before, after }) => [tags.subscription(after?.id ?? before?.id ?? 0), tags.subscriptions, tags.search],
});

export const keptDirectories = keepResource({
  contract: directoriesResource,
  table: downloadDirectories,
  kind: 'press',
  parts: {
    files: listPart({ table: downloadFiles, owner: 'directoryId', order: 'position', entry: ['media_id', 'title'] }),
  },
  searched: foldTexts(downloadDirectories.title, downloadDirectories.description),
  sort: '-published_at',
  urls: (row) => addressesOf('press', row),
  tags: ({ before, after }) => [tags.pressDirectory(after?.id ?? before?.id ?? 0), tags.press, tags.search],
});

export const keptSlides = keepResource({
  contract: slidesResource,
  table: slides,
  kind: 'slide',
  searched: foldTexts(slides.title, slides.preline),
  sort: 'position',
  check: ({ starts_at: start, ends_at: end }) => endAfterStart(start, end, 'ends_at'),
  tags: () => [tags.home],
});

export const keptBreakingNews = keepResource({
  contract: breakingNewsResource,
  table: breakingNews,
  kind: 'breaking-news',
  searched: foldTexts(breakingNews.title, breakingNews.text),
  sort: 'position',
  check: ({ starts_at: start, ends_at: end }) => endAfterStart(start, end, 'ends_at'),
  tags: () => [tags.breakingNews],
});
