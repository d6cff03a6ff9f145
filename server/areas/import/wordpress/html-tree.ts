import { type ChildNode, cloneNode, type Element, isTag, isText } from 'domhandler';
import { getElementsByTagName, getOuterHTML } from 'domutils';
import { parseDocument } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';

const tags = [
  'p div section article main aside header footer center address pre details summary',
  'h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote cite hr br',
  'a b strong i em span q code small sub sup u s del ins mark abbr',
  'figure figcaption picture img iframe video audio source embed button',
  'table thead tbody tfoot tr th td caption form input select',
];

/** Scripts, styles and comments are left out with their content, other elements without it. */
const options: sanitizeHtml.IOptions = {
  allowedTags: tags.join(' ').split(' '),
  allowedAttributes: { '*': ['class', 'style', 'href', 'src', 'alt', 'cite', 'data-ids'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'svg', 'math', 'object', 'head'],
  // Browsers show no text inside of a frame.
  textFilter: (text, tag) => (tag === 'iframe' ? '' : text),
};
/** Control characters, which XML and PostgreSQL do not allow. */
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** The nodes of an HTML text, however it is written. */
export function htmlTree(html: string): ChildNode[] {
  return parseDocument(sanitizeHtml(html.replaceAll(control, ''), options)).children;
}

/** All elements with one of these names, in order. */
export function elementsIn(nodes: ChildNode[], names: readonly string[]): Element[] {
  return getElementsByTagName((name) => names.includes(name), nodes);
}

/** The text of nodes; `br` is a line break. */
export function textIn(nodes: ChildNode[]): string {
  return nodes
    .map((node) => {
      if (!isTag(node)) return isText(node) ? node.data : '';
      return node.name === 'br' ? '\n' : textIn(node.children);
    })
    .join('')
    .replaceAll(/[ \t\r\f]+/g, ' ');
}

export function hasClass({ attribs }: Element, pattern: RegExp): boolean {
  return (attribs.class ?? '').split(/\s+/).some((name) => pattern.test(name));
}

/** As HTML again, without what only WordPress needs. */
export function writeHtml(nodes: ChildNode[]): string {
  const copies = nodes.map((node) => cloneNode(node, true));
  for (const element of getElementsByTagName('*', copies)) {
    const { href, style, class: names = '' } = element.attribs;
    const centred = /has-text-align-(center|right)/.exec(names)?.[1];
    const shown = centred ? `text-align:${centred}` : style;
    element.attribs = { ...(href ? { href } : {}), ...(shown ? { style: shown } : {}) };
  }
  // A cell that has spaces only is empty, so they are not written as entities.
  return getOuterHTML(copies, { encodeEntities: 'utf8' }).replaceAll('&nbsp;', '\u00a0');
}
