import { articleCategoryMembers } from '../../../db/tables/magazine.ts';
import { personCategoryMembers } from '../../../db/tables/people.ts';
import { downloadFiles } from '../../../db/tables/press.ts';
import {
  eventCast,
  eventSubstitutions,
  productionArticles,
  productionCredits,
  productionLogos,
  productionPictures,
  productionQuestions,
} from '../../../db/tables/production-parts.ts';
import { contactPeople } from '../../../db/tables/site.ts';
import { subscriptionCategories, subscriptionEvents } from '../../../db/tables/subscriptions.ts';
import { departmentsDefinition } from '../../contact/departments.resource.ts';
import { breakingNewsDefinition } from '../../home/breaking-news.resource.ts';
import { slidesDefinition } from '../../home/slides.resource.ts';
import { articleCategoriesDefinition, articlesDefinition } from '../../magazine/articles.resource.ts';
import { personCategoriesDefinition } from '../../people/person-categories.resource.ts';
import { personsDefinition } from '../../people/persons.resource.ts';
import { patternsDefinition } from '../../patterns/patterns.resource.ts';
import { directoriesDefinition } from '../../press/directories.resource.ts';
import { categoriesDefinition } from '../../programme/resources/categories.resource.ts';
import { eventsDefinition } from '../../programme/resources/events.resource.ts';
import { festivalsDefinition } from '../../programme/resources/festivals.resource.ts';
import { productionsDefinition } from '../../programme/resources/productions.resource.ts';
import { rolesDefinition } from '../../programme/resources/roles.resource.ts';
import { seasonsDefinition } from '../../programme/resources/seasons.resource.ts';
import { venuesDefinition } from '../../programme/resources/venues.resource.ts';
import { redirectsDefinition } from '../../redirects/redirects.resource.ts';
import { sharedPartsDefinition } from '../../shared-parts/shared-parts.resource.ts';
import { subscriptionsDefinition } from '../../subscriptions/subscriptions.resource.ts';
import { ContentRefused } from '../content-refused.ts';
import type { ContentKind } from './content-kind.ts';
import { mediaKind } from './media-kind.ts';
import { pagesKind } from './pages-kind.ts';
import { resourceKind } from './resource-kind.ts';
import { sectionsKind } from './sections-kind.ts';
import { settingsKind } from './settings-kind.ts';

/** Every kind of content, in the order of the import: what others refer to comes first. */
export const contentKinds: readonly ContentKind[] = [
  mediaKind,
  settingsKind,
  pagesKind,
  resourceKind(seasonsDefinition, { about: 'Seasons.' }),
  resourceKind(categoriesDefinition, { about: 'Categories of events and productions: opera, dance, concert.' }),
  resourceKind(venuesDefinition, { about: 'Venues.' }),
  resourceKind(rolesDefinition, { about: 'Parts on stage, and tasks in the creative team.' }),
  resourceKind(personCategoriesDefinition, { about: 'Groups of the list of artists.' }),
  resourceKind(personsDefinition, { about: 'Persons and ensembles.', parts: [personCategoryMembers] }),
  resourceKind(articleCategoriesDefinition, { about: 'Categories of the magazine.' }),
  resourceKind(articlesDefinition, {
    about: 'Articles of the magazine. The text of an article is the section `article-{id}`; its productions name it.',
    parts: [articleCategoryMembers],
    elsewhere: ['production_ids'],
  }),
  resourceKind(festivalsDefinition, { about: 'Festivals and series of events.' }),
  resourceKind(productionsDefinition, {
    about: 'Productions, with creative team and usual cast.',
    parts: [productionCredits, productionPictures, productionLogos, productionQuestions, productionArticles],
  }),
  resourceKind(eventsDefinition, {
    about: 'Events: performances of a production, and events without one.',
    parts: [eventCast, eventSubstitutions],
    says: {
      flags: 'Marks such as `is_revival`. What `availability` says is not among them.',
      previous_dates: 'Announced dates and venues of a moved event, first one first.',
    },
  }),
  resourceKind(subscriptionsDefinition, {
    about: 'Season subscriptions.',
    parts: [subscriptionEvents, subscriptionCategories],
    says: { event_ids: 'Ids of the events, by start.' },
  }),
  resourceKind(directoriesDefinition, { about: 'Press downloads.', parts: [downloadFiles] }),
  resourceKind(departmentsDefinition, { about: 'Departments of the contact page.', parts: [contactPeople] }),
  resourceKind(slidesDefinition, { about: 'Slides of the home page.' }),
  resourceKind(breakingNewsDefinition, { about: 'News for the banner above the header.' }),
  resourceKind(redirectsDefinition, { about: 'Old addresses, and where they lead.' }),
  resourceKind(patternsDefinition, {
    about: 'Modules saved to be inserted again. Those of a pattern are the draft of the section `pattern-{id}`.',
  }),
  resourceKind(sharedPartsDefinition, {
    about: 'Modules that stand on many pages. Those of a shared part are the section `shared-{id}`.',
  }),
  sectionsKind,
];

/** The kind of a file in a manifest; throws `ContentRefused` for one that this version does not know. */
export function kindNamed({ name, file }: { name: string; file: string }): ContentKind {
  const kind = contentKinds.find((one) => one.name === name);
  if (!kind) throw new ContentRefused(`${file} is a kind of content that this version does not know.`);
  return kind;
}
