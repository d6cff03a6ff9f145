import { Mark } from '@tiptap/core';
import { TextAlign } from '@tiptap/extension-text-align';
import { isLinkTarget } from '#contract/fields/field-value.ts';

/** A link as it is stored: a target and optionally a new window. */
export const Link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({
    href: { default: null },
    target: { default: null, parseHTML: (element) => (element.getAttribute('target') === '_blank' ? '_blank' : null) },
    rel: { default: null, renderHTML: ({ target }) => (target === '_blank' ? { rel: 'noopener' } : {}) },
  }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element) => isLinkTarget(element.getAttribute('href') ?? '') && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

/** Alignment as a class; left alignment has none. */
export const Align = TextAlign.extend({
  addGlobalAttributes() {
    return [
      {
        types: this.options.types,
        attributes: {
          textAlign: {
            default: null,
            parseHTML: (element) => /\balign-(center|right)\b/.exec(element.className)?.[1] ?? alignedByStyle(element),
            renderHTML: ({ textAlign }) => (textAlign ? { class: `align-${String(textAlign)}` } : {}),
          },
        },
      },
    ];
  },
});

function alignedByStyle(element: HTMLElement): string | null {
  const { textAlign } = element.style;
  return textAlign === 'center' || textAlign === 'right' ? textAlign : null;
}
