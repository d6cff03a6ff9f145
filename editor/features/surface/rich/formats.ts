import { Mark } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { ListKeymap } from '@tiptap/extension-list/keymap';
import { OrderedList } from '@tiptap/extension-list/ordered-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { TextAlign } from '@tiptap/extension-text-align';
import { isLinkTarget } from '#contract/fields/field-value.ts';

/**
 * What a text can contain, without links and alignment. Each is imported by itself: the starter kit of Tiptap brings
 * code, headings, an undo log and recognition of links, which no text has. The undo log is that of the session.
 */
export const formats = [
  Bold,
  Blockquote,
  BulletList,
  Document,
  HardBreak,
  Italic,
  ListItem,
  ListKeymap,
  OrderedList,
  Paragraph,
  Text,
];

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
