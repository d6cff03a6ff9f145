/** Longest HTML, in characters, that is read; beyond it the clipboard's plain text is taken. */
export const longestHtml = 1_500_000;

const junk = ['style', 'script', 'xml', 'svg', 'title', 'template', 'noscript', 'iframe', 'object', 'math'];

/**
 * The HTML of a clipboard as a document that does nothing: without scripts, styles and pictures, and with what a page's
 * policy would refuse kept as data. Null where it is too long to be read at once.
 */
export function readClipboardHtml(html: string): HTMLElement | null {
  let rest = fragmentOf(html);
  rest = without(rest, '<!--', '-->');
  for (const tag of junk) rest = without(rest, `<${tag}`, `</${tag}>`);
  rest = rest.replaceAll(/data:[\w/+.-]*;base64,[\w+/=]*/gi, '');
  if (rest.length > longestHtml) return null;
  // Even a document that is never shown runs into the page's policy over styles and handlers; as data they are inert.
  const inert = rest.replaceAll(/<[a-z][^>]*>/gi, (tag) =>
    tag.replaceAll(/([\s/'"])(style|on[a-z]+|src|srcset|background|action|formaction)\s*=/gi, '$1data-$2='),
  );
  return new DOMParser().parseFromString(inert, 'text/html').body;
}

/** Where a program marks what was copied, only that. */
function fragmentOf(html: string): string {
  const start = html.indexOf('<!--StartFragment-->');
  if (start < 0) return html;
  const end = html.lastIndexOf('<!--EndFragment-->');
  return html.slice(start + '<!--StartFragment-->'.length, end > start ? end : undefined);
}

/** The text without every stretch from one mark to another; an open one reaches to the end. */
function without(text: string, open: string, close: string): string {
  const lower = text.toLowerCase();
  let kept = '';
  let from = 0;
  for (;;) {
    const start = nextTag(lower, open, from);
    if (start < 0) return kept + text.slice(from);
    kept += text.slice(from, start);
    const end = lower.indexOf(close, start + open.length);
    if (end < 0) return kept;
    from = end + close.length;
  }
}

/** `<s` must not be found in `<span`. */
function nextTag(lower: string, open: string, from: number): number {
  let at = lower.indexOf(open, from);
  while (at >= 0 && isLongerName(open, lower[at + open.length])) at = lower.indexOf(open, at + 1);
  return at;
}

function isLongerName(open: string, following: string | undefined): boolean {
  return open !== '<!--' && /[\w-]/.test(following ?? '');
}
