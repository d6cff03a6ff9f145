import sanitizeHtml from 'sanitize-html';
import { cleanAddress } from '#text/clean-text.ts';
import { isLinkTarget } from '#contract/fields/field-value.ts';
import { referenceKinds } from '#contract/fields/reference.ts';
import { tidyRichText } from './tidy-rich-text.ts';

const aligned = ['p', 'li', 'blockquote'];
const paragraphs = ['div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'dt', 'dd', 'figcaption', 'td', 'th'];

const options: sanitizeHtml.IOptions = {
  allowedTags: ['strong', 'em', 'a', 'ul', 'ol', 'li', 'blockquote', 'p', 'br'],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    ol: ['start'],
    ...Object.fromEntries(aligned.map((tag) => [tag, ['class']])),
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel', ...referenceKinds],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    a: (tagName, attributes) => ({ tagName, attribs: linkAttributes(attributes) }),
    ol: (tagName, { start }) => ({ tagName, attribs: startOf(start) }),
    ...Object.fromEntries(aligned.map((tag) => [tag, alignmentOf(tag)])),
    ...Object.fromEntries(paragraphs.map((tag) => [tag, alignmentOf('p')])),
  },
};

/**
 * HTML reduced to the tags of a rich text: strong, em, a, ul, ol, li, blockquote, p, br, the classes `align-center` and
 * `align-right`, and the first number of a list. Serialised as browsers do, so that valid HTML stays unchanged.
 */
export function sanitiseRichText(html: string): string {
  return tidyRichText(sanitizeHtml(html, options));
}

/** A list begins at 1 without it. */
function startOf(start = '1'): sanitizeHtml.Attributes {
  return start !== '1' && /^(?:0|[1-9]\d{0,5})$/.test(start) ? { start } : {};
}

function alignmentOf(tagName: string): sanitizeHtml.Transformer {
  return (_, attributes) => {
    const found =
      /(?:^|\s)align-(center|right)(?:\s|$)/.exec(attributes.class ?? '') ??
      /(?:^|;)\s*text-align\s*:\s*(center|right)\s*(?:;|$)/i.exec(attributes.style ?? '');
    const attribs: sanitizeHtml.Attributes = {};
    if (found?.[1]) attribs.class = `align-${found[1].toLowerCase()}`;
    return { tagName, attribs };
  };
}

/** Preserves the order of the attributes. */
function linkAttributes(attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const href = cleanAddress(attributes.href ?? '');
  if (!isLinkTarget(href)) return {};
  if (attributes.target !== '_blank') return { href };
  const allowed: sanitizeHtml.Attributes = {};
  for (const name of Object.keys(attributes)) {
    if (name === 'href') allowed.href = href;
    if (name === 'target') allowed.target = '_blank';
    if (name === 'rel') allowed.rel = 'noopener';
  }
  allowed.rel = 'noopener';
  return allowed;
}
