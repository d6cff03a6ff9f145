import { type Editor, Extension } from '@tiptap/core';
import { AllSelection, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { documentOf } from '../../typing/rich-html.ts';
import type { TextModules } from '../text-modules.ts';

/** Adopts the browser's selection: browsers report a selection made by keys only after the keys that follow it. */
export function readSelection({ state, view }: Editor): void {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = document.getSelection() ?? {};
  if (!anchorNode || !focusNode || !view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return;
  if (state.selection instanceof AllSelection) return;
  const anchor = view.posAtDOM(anchorNode, anchorOffset ?? 0);
  const head = view.posAtDOM(focusNode, focusOffset ?? 0);
  if (anchor === state.selection.anchor && head === state.selection.head) return;
  view.dispatch(state.tr.setSelection(TextSelection.between(state.doc.resolve(anchor), state.doc.resolve(head))));
}

interface Handlers {
  keydown: (view: EditorView, event: KeyboardEvent) => boolean;
  paste: (view: EditorView, event: ClipboardEvent) => boolean;
}

/**
 * The handlers, called where the caret is, also when a key has just moved it. Characters are placed by the browser
 * itself. `editor` may not exist yet.
 */
export function atCaret(editor: () => Editor, { keydown, paste }: Handlers): Handlers {
  return {
    keydown(view, event) {
      const writes = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
      if (!writes && !view.composing && view.hasFocus()) readSelection(editor());
      return keydown(view, event);
    },
    paste(view, event) {
      if (view.hasFocus()) readSelection(editor());
      return paste(view, event);
    },
  };
}

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
