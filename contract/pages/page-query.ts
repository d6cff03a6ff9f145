/**
 * Query parameters that screens read. Pages are rendered and cached without all others, so that unknown parameters (of
 * trackers, say) do not create cache entries. A screen that reads a new parameter adds it here; a test finds a missing
 * one.
 */
export const pageQueryNames: ReadonlySet<string> = new Set([
  'page',
  // Of a list of events, where the page begins: a number would skip some once others have ended.
  'after',
  // The programme and other lists.
  'date',
  'month',
  'category',
  'venue',
  'access',
  'availability',
  'series',
  'view',
  // All dates of a production.
  'dates',
  // The subscription finder.
  'weekday',
  'price_to',
  'kind',
  // The search.
  'q',
  // Contact form: sent; the department it is for; subject of the message, with its event or subscription.
  'sent',
  'department',
  'about',
  'event',
  'subscription',
  // Links in newsletter mails.
  'token',
  // A shared shortlist.
  'ids',
  // The ticket shop, whose addresses have no locale.
  'language',
  // The event overlay.
  'event_overlay',
  // React Router: request for the data of these routes only.
  '_routes',
]);
