/**
 * Inline script at the end of every page. Its text never changes, because the content security policy contains its
 * hash.
 */
export const beforeFirstPaint =
  // Restoring a scroll position needs the full height above it at once; see .waits in ui/base.css.
  'if(location.hash||(performance.getEntriesByType("navigation")[0]||{}).type!=="navigate")document.documentElement.dataset.painted="";' +
  // Filters of lists are behind a button on a telephone; see listing/folded-filters.tsx.
  'if(matchMedia("(max-width:47.99em)").matches)document.querySelectorAll("[data-folds]").forEach(function(d){d.open=false});document.documentElement.dataset.folded="";' +
  // Media with consent reserve their space at once; see modules/embeds/embed.module.css.
  'if(/%22media%22%3Atrue/.test(document.cookie))document.documentElement.dataset.media="";' +
  // Restores the scroll position; see framework/navigation/use-scroll-restoration.ts.
  'var s=history.state||{};history.scrollRestoration="manual";scrollTo(0,(s.places||{})[s.key||"default"]||scrollY)';
