let known: { count: number; sheet: CSSStyleSheet } | undefined;

/** The styles of the page as one sheet, for a shadow tree; made anew when more styles were loaded. */
export function pageStyles(): CSSStyleSheet {
  const sheets = [...document.styleSheets];
  if (known?.count === sheets.length) return known.sheet;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(sheets.flatMap(rulesOf).join('\n'));
  known = { count: sheets.length, sheet };
  return sheet;
}

/** None of a sheet from elsewhere, which may not be read. */
function rulesOf({ href, cssRules }: CSSStyleSheet): string[] {
  const isOwn = href === null || href.startsWith(window.location.origin);
  return isOwn ? [...cssRules].map(({ cssText }) => cssText) : [];
}
