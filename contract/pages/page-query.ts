/**
 * Names in the query of a page's address that a screen reads. A page is kept and made without all others, so that a
 * made-up or foreign parameter shows the page as it is. A screen that reads a new name adds it here; a test finds a
 * forgotten one.
 */
export const pageQueryNames: ReadonlySet<string> = new Set([
  'page',
  // The programme and other lists.
  'date',
  'month',
  'category',
  'venue',
  'access',
  'availability',
  'view',
  // The finder of subscriptions.
  'weekday',
  'price_to',
  'kind',
  // The search.
  'q',
  // A message was sent; what a message is about, and which evening.
  'sent',
  'about',
  'event',
  // The links of the newsletter's mails.
  'token',
  // The shared list of noted events.
  'ids',
  // The ticket shop, which stands outside the languages.
  'language',
  // The overlay of an event.
  'event_overlay',
  // The router asks for the data of these routes alone.
  '_routes',
]);
