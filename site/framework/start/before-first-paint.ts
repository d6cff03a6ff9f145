/**
 * Inline script at the end of every page, so as short as possible. Its text never changes, because the content security
 * policy contains its hash.
 */
export const beforeFirstPaint =
  '{let e=document.documentElement.dataset,s=history.state||{};' +
  // Restoring a scroll position needs the full height above it at once; see .waits in ui/base.css.
  'if(location.hash||performance.getEntriesByType("navigation")[0]?.type!="navigate")e.painted="";' +
  // Filters of lists are behind a button on a telephone; see listing/folded-filters.tsx.
  'if(matchMedia("(max-width:47.99em)").matches)for(let d of document.querySelectorAll("[data-folds]"))d.open=0;e.folded="";' +
  // Media with consent reserve their space at once; see modules/embeds/embed.module.css.
  'if(/%22media%22%3Atrue/.test(document.cookie))e.media="";' +
  // Restores the scroll position; see framework/navigation/use-scroll-restoration.ts.
  'history.scrollRestoration="manual";scrollTo(0,s.places?.[s.key||"default"]||scrollY)}';
