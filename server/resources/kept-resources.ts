import { keptCategories, keptRoles, keptSeasons, keptVenues } from './kept-basics.ts';
import { keptEvents } from './kept-events.ts';
import { keptBreakingNews, keptDirectories, keptSlides, keptSubscriptions } from './kept-house.ts';
import { keptArticleCategories, keptArticles } from './kept-magazine.ts';
import { keptDepartments, keptPersonCategories, keptPersons } from './kept-people.ts';
import { keptProductions } from './kept-productions.ts';
import { keptRedirects } from './kept-redirects.ts';
import type { Resource } from './resource.ts';

/** Everything that editors make, change and take away, but for pages and media. */
export const keptResources: readonly Resource[] = [
  keptSeasons,
  keptCategories,
  keptVenues,
  keptRoles,
  keptProductions,
  keptEvents,
  keptPersons,
  keptPersonCategories,
  keptArticles,
  keptArticleCategories,
  keptSubscriptions,
  keptDirectories,
  keptDepartments,
  keptSlides,
  keptBreakingNews,
  keptRedirects,
];
