/** Names under which answers and pages are kept and dropped. */
export const tags = {
  page: (id: number) => `page:${id}`,
  section: (slug: string) => `section:${slug}`,
  media: (id: number) => `media:${id}`,
  event: (id: number) => `event:${id}`,
  /** Everything that lists events. */
  events: 'events',
  /** The page tree: menus and addresses. */
  navigation: 'navigation',
  redirects: 'redirects',
  site: 'site',
};
