import { type Editor, Extension } from '@tiptap/core';
import type { TextModules } from '../text-modules.ts';
import { documentOf } from '../../typing/rich-html.ts';

/** Backspace at the very start of a text and Delete at its very end join it with the text beside it. */
export function textEdges(modules: TextModules) {
  return Extension.create({
    name: 'textEdges',
    // Before the keys of paragraphs and lists.
    priority: 1100,
    addKeyboardShortcuts() {
      const { editor } = this;
      const size = (html: string) => documentOf(html, editor.schema).content.size;
      return {
        Backspace: () => isAtStart(editor) && modules.join('before', size),
        Delete: () => isAtEnd(editor) && modules.join('after', size),
      };
    },
  });
}

/** Inside a list or a quotation the key belongs to it. */
function isAtStart(editor: Editor): boolean {
  const { empty, $from } = editor.state.selection;
  return empty && $from.depth === 1 && $from.pos === 1;
}

function isAtEnd(editor: Editor): boolean {
  const { empty, $to } = editor.state.selection;
  return empty && $to.pos >= editor.state.doc.content.size - $to.depth && $to.parentOffset === $to.parent.content.size;
}
