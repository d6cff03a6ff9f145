import type { Endpoint } from './base/endpoint.ts';
import { copyCall } from './resources/copy-rules.ts';
import { type ResourceContract, writingCalls } from './resources/define-resource.ts';
import { orderCall } from './resources/order-call.ts';
import { versionCalls } from './resources/versions.ts';
import { articleCategoriesResource, articlesResource } from './magazine/magazine-resources.ts';
import { breakingNewsResource, slidesResource } from './home/home-resources.ts';
import { departmentsResource } from './contact/contact-resources.ts';
import { directoriesResource } from './press/press-resources.ts';
import { festivalsResource } from './programme/festival-resources.ts';
import { personCategoriesResource, personsResource } from './people/people-resources.ts';
import {
  categoriesResource,
  eventsResource,
  productionsResource,
  rolesResource,
  seasonsResource,
  venuesResource,
} from './programme/programme-resources.ts';
import { mediaResource } from './resources/media-resource.ts';
import { patternsResource } from './pages/pattern-resources.ts';
import { sharedPartsResource } from './pages/shared-part-resources.ts';
import { pagesResource } from './pages/page-resource.ts';
import { redirectsResource } from './pages/redirects/redirect-resources.ts';
import { settingsResource } from './settings/settings-resource.ts';
import { subscriptionsResource } from './subscriptions/subscription-resources.ts';

/** Everything that editors create, change and delete through the common calls. */
export const resources: readonly ResourceContract[] = [
  seasonsResource,
  categoriesResource,
  venuesResource,
  rolesResource,
  productionsResource,
  eventsResource,
  festivalsResource,
  personsResource,
  personCategoriesResource,
  articlesResource,
  articleCategoriesResource,
  subscriptionsResource,
  directoriesResource,
  departmentsResource,
  slidesResource,
  breakingNewsResource,
  redirectsResource,
  patternsResource,
  sharedPartsResource,
];

/** Everything that goes to the bin when it is deleted. */
export const binnedResources: readonly ResourceContract[] = [...resources, pagesResource, mediaResource];

/** Everything that has versions. */
export const versionedResources: readonly ResourceContract[] = [...binnedResources, settingsResource];

/** The write endpoints of all resources by name: `createSeason`, `changeSeason`, `removeSeason`, `copyEvent`, … */
export const resourcesApi: Record<string, Endpoint> = Object.fromEntries(
  resources.flatMap(writeEndpoints).map((call) => [call.id, call]),
);

function writeEndpoints(resource: ResourceContract): Endpoint[] {
  const { copy, ordered } = resource;
  return [
    ...Object.values(writingCalls(resource)),
    ...(copy ? [copyCall(resource, copy)] : []),
    ...(ordered ? [orderCall(resource)] : []),
  ];
}

/** The endpoints for versions of all resources by name: `listVersionsSeason`, `restoreVersionSeason`, … */
export const versionsApi: Record<string, Endpoint> = Object.fromEntries(
  versionedResources
    .flatMap((resource): Endpoint[] => Object.values(versionCalls(resource)))
    .map((call) => [call.id, call]),
);
