import { departmentsDefinition } from './areas/contact/departments.resource.ts';
import { breakingNewsDefinition, slidesDefinition } from './areas/home/home.resource.ts';
import { mediaDefinition } from './areas/media/changing/media.resource.ts';
import { articleCategoriesDefinition, articlesDefinition } from './areas/magazine/articles.resource.ts';
import { pagesDefinition } from './areas/page-tree/pages.resource.ts';
import { patternsDefinition } from './areas/patterns/patterns.resource.ts';
import { sharedPartsDefinition } from './areas/shared-parts/shared-parts.resource.ts';
import { personCategoriesDefinition } from './areas/people/person-categories.resource.ts';
import { personsDefinition } from './areas/people/persons.resource.ts';
import { directoriesDefinition } from './areas/press/directories.resource.ts';
import {
  categoriesDefinition,
  festivalsDefinition,
  rolesDefinition,
  seasonsDefinition,
  venuesDefinition,
} from './areas/programme/resources/programme.resource.ts';
import { eventsDefinition } from './areas/programme/resources/events.resource.ts';
import { productionsDefinition } from './areas/programme/resources/productions.resource.ts';
import { redirectsDefinition } from './areas/redirects/redirects.resource.ts';
import { siteSettingsDefinition } from './areas/site-settings/site-settings.resource.ts';
import { subscriptionsDefinition } from './areas/subscriptions/subscriptions.resource.ts';
import type { Resource } from './resources/definition/resource.ts';

/** Every resource that editors create, change and delete through the common calls. */
export const allResources: readonly Resource[] = [
  seasonsDefinition,
  categoriesDefinition,
  venuesDefinition,
  rolesDefinition,
  productionsDefinition,
  eventsDefinition,
  festivalsDefinition,
  personsDefinition,
  personCategoriesDefinition,
  articlesDefinition,
  articleCategoriesDefinition,
  subscriptionsDefinition,
  directoriesDefinition,
  departmentsDefinition,
  slidesDefinition,
  breakingNewsDefinition,
  redirectsDefinition,
  patternsDefinition,
  sharedPartsDefinition,
];

/** Everything that has versions; all but the settings can be deleted and is then in the bin. */
export const versionedRecords: readonly Resource[] = [
  ...allResources,
  pagesDefinition,
  mediaDefinition,
  siteSettingsDefinition,
];
