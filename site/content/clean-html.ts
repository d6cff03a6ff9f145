import sanitizeHtml from 'sanitize-html';
import { address } from './read.ts';

const aligned = { class: ['align-center', 'align-right'] };

const options: sanitizeHtml.IOptions = {
  allowedTags: ['strong', 'em', 'b', 'i', 'a', 'ul', 'ol', 'li', 'blockquote', 'p', 'br'],
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  allowedClasses: { p: aligned.class, li: aligned.class, blockquote: aligned.class },
  transformTags: {
    a: (tagName, { href, target }) => {
      const url = address(href);
      if (url === '') return { tagName: 'a', attribs: {} };
      return {
        tagName,
        attribs: { href: url, ...(target === '_blank' && { target, rel: 'noopener noreferrer' }) },
      };
    },
  },
};

/** HTML of an answer with the marks of a rich text and nothing else; whoever wrote the answer, a page may show it. */
export function cleanHtml(html: string): string {
  return /[<&]/.test(html) ? sanitizeHtml(html, options) : html;
}
