import type { ResolvedPos } from '@tiptap/pm/model';
import type { Around } from '../../blocks/split-text.ts';
import { htmlOf } from '../../typing/rich-html.ts';

/** The text before and after the paragraph of a position; null inside a list or a quotation. */
export function aroundParagraph(at: ResolvedPos): Around | null {
  if (at.depth !== 1 || at.parent.type.name !== 'paragraph') return null;
  const { schema } = at.parent.type;
  return { before: htmlOf(at.doc.cut(0, at.before()), schema), after: htmlOf(at.doc.cut(at.after()), schema) };
}

/** The characters of the paragraph before a position; a line break and other leaves count as one. */
export function wordsBefore(at: ResolvedPos): string {
  return at.parent.textBetween(0, at.parentOffset, undefined, '\n');
}
