/**
 * Features that some of the oldest browsers lack and that need no fallback, with what those browsers show instead. A name
 * covers all below it: `css.properties.cursor` also `css.properties.cursor.grab`.
 * @type {Readonly<Record<string, string>>}
 */
export const accepted = {
  'css.properties.hyphenate-limit-chars': 'words are divided as the browser does',
  'css.properties.text-wrap': 'lines are broken without regard to their length',
  'css.at-rules.page': 'on paper: the margins of the browser',
  'css.properties.break-after': 'on paper: a heading may end a page',
  'css.properties.orphans': 'on paper: pages break at any line',
  'css.properties.widows': 'on paper: pages break at any line',
  'css.properties.cursor': 'iPhones: nothing to see, there is no pointer',
  'css.properties.outline': 'iPhones: a frame with square corners',
  'css.properties.resize': 'iPhones: a text field of one height',
  'css.properties.accent-color': 'boxes in the colour of the system',
  'css.properties.overscroll-behavior': 'the page behind may scroll along',
  'css.properties.overscroll-behavior-x': 'the page behind may scroll along',
  'css.properties.scrollbar-width': 'the usual scrollbar',
  'css.properties.scrollbar-color': 'the usual scrollbar',
  'css.properties.content-visibility': 'it only concerns ::details-content',
  'css.properties.forced-color-adjust': 'Safari has no forced colours',
  'css.properties.overflow-x.clip': 'the editor may scroll sideways',
  'css.properties.container-type': 'iPhones: the layout of a narrow window',
  'css.at-rules.container': 'iPhones: the layout of a narrow window',
  'css.at-rules.media.forced-colors': 'Safari has no forced colours',
  'css.at-rules.media.scripting': 'without scripts: what needs them is visible and does nothing',
  'css.selectors.has': 'Firefox 115: space for a bar, a button without its frame; none hides words',
  'css.selectors.details-content': 'answers are opened before printing by a script',
  'css.selectors.view-transition-old': 'the next page appears without a transition',
  'css.selectors.view-transition-new': 'the next page appears without a transition',
  'css.selectors.highlight': 'editor: a note is marked at its module only',
  'api.CSSStyleSheet.replaceSync': 'the editor asks for adoptedStyleSheets, which came with it',
  'api.Highlight': 'the editor asks for CSS.highlights, which came with it',
  'api.HTMLFormElement.requestSubmit': 'a message of React names it',
  'api.Window.cancelIdleCallback': 'asked for with requestIdleCallback',
  'css.types.basic-shape.rect': 'another rect(), that of `clip`, which all have',
};
