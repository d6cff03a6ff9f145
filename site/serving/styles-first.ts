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
