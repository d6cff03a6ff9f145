import { slidesResource, breakingNewsResource } from '#contract/home/home-resources.ts';
import { slides, breakingNews } from '../../db/tables/site.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { endAfterStart } from '../../resources/definition/end-after-start.ts';
import { defineResource } from '../../resources/definition/resource.ts';
import { foldTexts } from '../../resources/definition/searched-text.ts';

export const slidesDefinition = defineResource({
  contract: slidesResource,
  table: slides,
  kind: 'slide',
  searched: foldTexts(slides.title, slides.preline),
  check: ({ starts_at: start, ends_at: end }) => endAfterStart(start, end, 'ends_at'),
  tags: () => [tags.home],
});

export const breakingNewsDefinition = defineResource({
  contract: breakingNewsResource,
  table: breakingNews,
  kind: 'breaking-news',
  searched: foldTexts(breakingNews.title, breakingNews.text),
  check: ({ starts_at: start, ends_at: end }) => endAfterStart(start, end, 'ends_at'),
  tags: () => [tags.breakingNews],
});
