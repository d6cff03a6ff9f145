import type { Stage } from './entries/stage.ts';
import { articleCategoriesStage, articlesStage } from './entries/magazine.ts';
import { eventsStage } from './entries/events.ts';
import { newsStage, slidesStage } from './entries/home.ts';
import { personCategoriesStage, personsStage } from './entries/people.ts';
import { pressStage } from './entries/press.ts';
import { productionsStage } from './entries/productions.ts';
import { categoriesStage, festivalsStage, seasonsStage, venuesStage } from './entries/programme-lists.ts';
import { pagesStage } from './pages/take-pages.ts';
import { redirectsStage } from './entries/redirects.ts';
import { subscriptionsStage } from './entries/subscriptions.ts';

/** Everything that is taken, in this order: what others refer to comes first. */
export const stages: readonly Stage[] = [
  seasonsStage,
  venuesStage,
  categoriesStage,
  festivalsStage,
  personCategoriesStage,
  personsStage,
  articleCategoriesStage,
  articlesStage,
  productionsStage,
  eventsStage,
  subscriptionsStage,
  pressStage,
  slidesStage,
  newsStage,
  pagesStage,
  redirectsStage,
];
