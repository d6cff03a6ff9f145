import type { Editor } from '@tiptap/core';
import type { EditorView } from '@tiptap/pm/view';
import { readSelection } from './read-selection.ts';

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
