import sanitizeHtml from 'sanitize-html';
import { address } from './read.ts';

const aligned = { class: ['align-center', 'align-right'] };

const options: sanitizeHtml.IOptions = {
  allowedTags: ['strong', 'em', 'b', 'i', 'a', 'ul', 'ol', 'li', 'blockquote', 'p', 'br'],
  allowedAttributes: { a: ['href', 'target', 'rel'], ol: ['start'] },
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

/** HTML of an answer, sanitised to the elements of rich text, so that it is safe on a page. */
export function cleanHtml(html: string): string {
  return /[<&]/.test(html) ? sanitizeHtml(html, options) : html;
}
