import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The head of a page with its styles in it, and what the policy has to say of them; empty: nothing. */
interface StyledHead {
  head: string;
  /** Source for `style-src`, such as `'sha256-…'`. */
  allows: string;
}

const link = /<link rel="stylesheet" href="(?<href>\/assets\/house-[\w-]+\.css)"\/>/;

interface Sheet {
  element: string;
  allows: string;
}

const sheets = new Map<string, Sheet>();

/**
 * The head of the page on which most visits begin: it brings the style sheet of the house with it, for nothing is painted
 * without it, and to ask for it takes a phone a way there and back. The link stays for the router, switched off; the file
 * is loaded by the first page that does not bring the styles.
 */
export function withStyles(head: string): StyledHead {
  const found = link.exec(head);
  const sheet = found?.groups?.href === undefined ? null : sheetAt(found.groups.href);
  if (!found || !sheet) return { head, allows: '' };
  const off = found[0].replace('/>', ' disabled=""/>');
  return { head: head.replace(found[0], () => sheet.element + off), allows: sheet.allows };
}

/**
 * The head of a page with its style sheets ahead of its fonts. React puts what is to be loaded early above everything
 * else; but nothing is painted before the styles are there, and what is asked for first comes over the connection that is
 * open already.
 */
export function stylesFirst(head: string): string {
  const fonts = head.indexOf('<link rel="preload"');
  const styles = head.indexOf('<link rel="stylesheet"');
  if (fonts < 0 || styles < fonts) return head;
  return head.slice(0, fonts) + head.slice(styles) + head.slice(fonts, styles);
}

/** Null where the file is not there, as in development. */
function sheetAt(href: string): Sheet | null {
  const known = sheets.get(href);
  if (known) return known;
  try {
    const text = readFileSync(path.join(import.meta.dirname, '../client', href), 'utf8');
    const hash = createHash('sha256').update(text).digest('base64');
    const sheet = { element: `<style>${text}</style>`, allows: `'sha256-${hash}'` };
    sheets.set(href, sheet);
    return sheet;
  } catch {
    return null;
  }
}
