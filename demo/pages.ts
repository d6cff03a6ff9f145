import type { PageSpec } from './page-spec.ts';
import { accessibility } from './pages/accessibility.ts';
import { artists } from './pages/artists.ts';
import { company, orchestra } from './pages/company.ts';
import { contact } from './pages/contact.ts';
import { firstNight } from './pages/first-night.ts';
import { friends } from './pages/friends.ts';
import { gettingHere } from './pages/getting-here.ts';
import { tours } from './pages/guided-tours.ts';
import { home } from './pages/home.ts';
import { imprint, privacy, statement } from './pages/legal.ts';
import { magazine } from './pages/magazine.ts';
import { modules } from './pages/modules.ts';
import { easyLanguage, signLanguage } from './pages/plain-ways.ts';
import { jobs, press } from './pages/press-and-jobs.ts';
import { pressDownloads } from './pages/press-downloads.ts';
import { productions } from './pages/productions.ts';
import { programme } from './pages/programme.ts';
import { reductions } from './pages/reductions.ts';
import { subscriptions } from './pages/subscriptions.ts';
import { history, theHouse } from './pages/the-house.ts';
import { tickets, visit } from './pages/visit.ts';
import { youngOpera } from './pages/young-opera.ts';

/** All pages of the demo, parents before children, in the order of the menus. */
export const pages: PageSpec[] = [
  home,
  programme,
  productions,
  subscriptions,
  magazine,
  visit,
  tickets,
  gettingHere,
  accessibility,
  firstNight,
  reductions,
  easyLanguage,
  signLanguage,
  theHouse,
  company,
  orchestra,
  history,
  tours,
  press,
  jobs,
  artists,
  pressDownloads,
  youngOpera,
  friends,
  contact,
  imprint,
  privacy,
  statement,
  modules,
];
