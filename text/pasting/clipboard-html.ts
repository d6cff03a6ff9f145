/** Maximum length of HTML that is parsed, in characters; longer clipboards use their plain text. */
export const longestHtml = 1_500_000;

const junk = ['style', 'script', 'xml', 'svg', 'title', 'template', 'noscript', 'iframe', 'object', 'math'];

const openingTag = /(<[a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*>)/gi;
/** An attribute with its value, in which nothing is an attribute. */
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?/g;
const violating = /^(?:style|on[a-z]+|src|srcset|background|action|formaction)$/i;

/**
 * Parses clipboard HTML into an inert document: scripts, styles and images are removed, and attributes that the page's
 * Content Security Policy would report are renamed to data attributes. Null when it is too long.
 */
export function readClipboardHtml(html: string): HTMLElement | null {
  let rest = fragmentOf(html);
  rest = without(rest, '<!--', '-->');
  for (const tag of junk) rest = without(rest, `<${tag}`, `</${tag}>`);
  rest = rest.replaceAll(/data:[\w/+.-]*;base64,[\w+/=]*/gi, '');
  if (rest.length > longestHtml) return null;
  // The Content Security Policy also applies to a document that is never shown; data attributes do not violate it.
  const inert = rest.replaceAll(
    openingTag,
    (_, name: string, attributes: string) =>
      name + attributes.replaceAll(attribute, (found, own: string) => (violating.test(own) ? `data-${found}` : found)),
  );
  return new DOMParser().parseFromString(inert, 'text/html').body;
}

/** The marked fragment, if the source program marks one. */
function fragmentOf(html: string): string {
  const start = html.indexOf('<!--StartFragment-->');
  if (start < 0) return html;
  const end = html.lastIndexOf('<!--EndFragment-->');
  return html.slice(start + '<!--StartFragment-->'.length, end > start ? end : undefined);
}

/** Removes every range between the two marks; an unclosed range extends to the end. */
function without(text: string, open: string, close: string): string {
  const lower = text.toLowerCase();
  let result = '';
  let from = 0;
  for (;;) {
    const start = nextTag(lower, open, from);
    if (start < 0) return result + text.slice(from);
    result += text.slice(from, start);
    const end = lower.indexOf(close, start + open.length);
    if (end < 0) return result;
    from = end + close.length;
  }
}

/** Matches a complete tag name: `<s` must not match `<span`. */
function nextTag(lower: string, open: string, from: number): number {
  let at = lower.indexOf(open, from);
  while (at >= 0 && isLongerName(open, lower[at + open.length])) at = lower.indexOf(open, at + 1);
  return at;
}

function isLongerName(open: string, following: string | undefined): boolean {
  return open !== '<!--' && /[\w-]/.test(following ?? '');
}
