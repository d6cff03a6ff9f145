import { getHTMLFromFragment } from '@tiptap/core';
import { DOMParser as ContentParser, type Node, type Schema, type Slice } from '@tiptap/pm/model';

/** Reads a stored text without changing it: HTML would make one space of two. */
export const whole = { preserveWhitespace: true } as const;

/** The HTML to store: no paragraph in a list item with a single one. */
export function toStored(html: string): string {
  return html.replaceAll(/<li><p>((?:(?!<\/?(?:p|ul|ol|li|blockquote)\b)[\s\S])*)<\/p><\/li>/g, '<li>$1</li>');
}

/** The HTML to store of a part of the text; empty when it has no words. */
export function htmlOf(node: Node, schema: Schema): string {
  return node.textContent.trim() === '' ? '' : toStored(getHTMLFromFragment(node.content, schema));
}

/** The document of a stored text. */
export function documentOf(html: string, schema: Schema): Node {
  return ContentParser.fromSchema(schema).parse(inert(html), whole);
}

/** The content of a stored text, to be inserted into another one. */
export function sliceOf(html: string, schema: Schema): Slice {
  return ContentParser.fromSchema(schema).parseSlice(inert(html), whole);
}

/** The content of a template runs nothing, and only elements of the text's schema are read from it. */
function inert(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}
