import sanitizeHtml from 'sanitize-html';
import { SaxesParser } from 'saxes';
import { escapeHtml } from '#text/escape-html.ts';

/** An element of an HTML text. */
export interface HtmlElement {
  name: string;
  attributes: Record<string, string>;
  children: HtmlNode[];
}

export type HtmlNode = HtmlElement | string;

const kept = ['class', 'style', 'href', 'src', 'alt', 'cite', 'data-ids'];
const tags = [
  ...[
    'p',
    'div',
    'section',
    'article',
    'main',
    'aside',
    'header',
    'footer',
    'center',
    'address',
    'pre',
    'details',
    'summary',
  ],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'cite', 'hr', 'br'],
  ...[
    'a',
    'b',
    'strong',
    'i',
    'em',
    'span',
    'q',
    'code',
    'small',
    'sub',
    'sup',
    'u',
    's',
    'del',
    'ins',
    'mark',
    'abbr',
  ],
  ...['figure', 'figcaption', 'picture', 'img', 'iframe', 'video', 'audio', 'source', 'embed', 'button'],
  ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption', 'form', 'input', 'select'],
];

/** Everything that it writes is well-formed; scripts, styles and comments are left out with their content. */
const options: sanitizeHtml.IOptions = {
  allowedTags: tags,
  allowedAttributes: { '*': kept },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'svg', 'math', 'object', 'head'],
};
/** Control characters, which XML does not allow. */
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** The nodes of an HTML text, however it is written. */
export function htmlTree(html: string): HtmlNode[] {
  const clean = sanitizeHtml(html.replaceAll(control, ''), options);
  const root: HtmlElement = { name: 'root', attributes: {}, children: [] };
  const open = [root];
  const top = () => open.at(-1) ?? root;
  const parser = new SaxesParser({ fragment: true });
  parser.on('error', () => {});
  parser.on('opentag', ({ name, attributes }) => {
    const element: HtmlElement = { name, attributes: textsOf(attributes), children: [] };
    top().children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    if (open.length > 1) open.pop();
  });
  parser.on('text', (text) => top().children.push(text));
  parser.write(clean).close();
  return root.children;
}

/** Values of attributes; without namespaces they are texts. */
function textsOf(attributes: object): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, String(value)]));
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return typeof node !== 'string';
}

/** All elements below one with one of these names, in order. */
export function elementsIn(nodes: HtmlNode[], names: readonly string[]): HtmlElement[] {
  const found: HtmlElement[] = [];
  for (const element of nodes.filter(isElement)) {
    if (names.includes(element.name)) found.push(element);
    found.push(...elementsIn(element.children, names));
  }
  return found;
}

/** The text of nodes; `br` is a line break. */
export function textIn(nodes: HtmlNode[]): string {
  return nodes
    .map((node) => (isElement(node) ? (node.name === 'br' ? '\n' : textIn(node.children)) : node))
    .join('')
    .replaceAll(/[ \t\r\f]+/g, ' ');
}

export function hasClass({ attributes }: HtmlElement, pattern: RegExp): boolean {
  return (attributes.class ?? '').split(/\s+/).some((name) => pattern.test(name));
}

/** As HTML again, without what only WordPress needs. */
export function writeHtml(nodes: HtmlNode[]): string {
  return nodes.map((node) => (isElement(node) ? writeElement(node) : escapeHtml(node))).join('');
}

function writeElement({ name, attributes, children }: HtmlElement): string {
  if (name === 'br') return '<br>';
  const centred = /has-text-align-(center|right)/.exec(attributes.class ?? '')?.[1];
  const shown = {
    href: attributes.href,
    style: centred ? `text-align:${centred}` : attributes.style,
  };
  const written = Object.entries(shown).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeHtml(value)}"`],
  );
  return `<${name}${written.join('')}>${writeHtml(children)}</${name}>`;
}
