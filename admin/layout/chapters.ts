/** Chapters of the guide in their order; each is a file in docs/editing-guide/de/ and en/. */
export const chapters = [
  'first-steps',
  'pages',
  'programme',
  'cast',
  'tables',
  'press',
  'media',
  'magazine',
  'newsletter',
  'release',
  'users',
  'house',
  'old-addresses',
  'history',
] as const;
export type Chapter = (typeof chapters)[number];

/** The chapter for a screen, by the first part of its address below /admin: a resource or another screen. */
const chapterOfScreen: Record<string, Chapter> = {
  '': 'first-steps',
  account: 'first-steps',
  productions: 'programme',
  events: 'programme',
  seasons: 'programme',
  festivals: 'programme',
  categories: 'programme',
  venues: 'programme',
  seasonsubscriptions: 'programme',
  calendar: 'programme',
  change: 'programme',
  roles: 'cast',
  persons: 'cast',
  'person-categories': 'cast',
  import: 'tables',
  pages: 'pages',
  patterns: 'pages',
  'shared-parts': 'pages',
  slides: 'pages',
  'breaking-news': 'pages',
  media: 'media',
  describe: 'media',
  articles: 'magazine',
  'article-categories': 'magazine',
  'download-directories': 'press',
  'newsletter-entries': 'newsletter',
  mails: 'newsletter',
  users: 'users',
  requests: 'users',
  notes: 'pages',
  replace: 'pages',
  'set-up': 'house',
  house: 'house',
  settings: 'house',
  status: 'house',
  'take-over': 'house',
  departments: 'house',
  redirects: 'old-addresses',
  'not-found': 'old-addresses',
  'empty-searches': 'old-addresses',
  bin: 'history',
  audit: 'history',
};

/** Screens that several resources have, by the last part of their address. */
const chapterOfView: Record<string, Chapter> = { release: 'release', history: 'history' };

/** The chapter for the screen at an address below /admin; undefined if the guide has none for it. */
export function chapterAt(pathname: string): Chapter | undefined {
  const parts = pathname.split('/').filter(Boolean);
  const view = parts.length > 2 ? chapterOfView[parts.at(-1) ?? ''] : undefined;
  return view ?? chapterOfScreen[parts[0] ?? ''];
}

export function isChapter(name: string): name is Chapter {
  return chapters.some((chapter) => chapter === name);
}
