import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { draftMaximum } from '#contract/fields/field-value.ts';
import type { Locale } from '#contract/base/locale.ts';
import { divideParts } from '#text/pasting/divide-parts.ts';
import { type Paste, plainPaste, readPaste } from '#text/pasting/read-paste.ts';
import { writeParts } from '#text/pasting/write-parts.ts';
import { normaliseTarget } from '../pickers/links/use-target-search.ts';
import { htmlOf, sliceOf } from '../typing/rich-html.ts';

interface PasteOptions {
  locale: Locale;
  /** Called before the insertion, so that it becomes a separate undo step. */
  pasting: () => void;
  pasted: (paste: Paste, commands: PasteCommands) => void;
  /** Called for content that no text accepts, such as an image file. */
  refused: () => void;
}

/** Paste handlers for a rich text editor; `editor` may not exist yet. */
export function pasteHandlers(editor: () => Editor, options: PasteOptions) {
  let plainWanted = false;
  return {
    keydown: (_: EditorView, event: KeyboardEvent) => {
      // Shift alone also selects words, for a paste by the mouse.
      plainWanted = event.shiftKey && event.key.toLowerCase() === 'v';
      return false;
    },
    paste: (_: EditorView, event: ClipboardEvent) => {
      const data = event.clipboardData;
      if (!data) return false;
      const html = data.getData('text/html');
      // Content copied from this editor is already valid.
      if (html.includes('data-pm-slice') && !plainWanted) return false;
      event.preventDefault();
      const text = data.getData('text/plain');
      if (html === '' && text === '') {
        if (data.files.length > 0) options.refused();
        return true;
      }
      if (!plainWanted && linkSelection(editor(), text.trim(), options)) return true;
      pasteNow(editor(), plainWanted ? { html: '', text } : { html, text }, options);
      return true;
    },
  };
}

/** A web or mail address on selected words links them. False for anything else. */
function linkSelection({ state, view, schema }: Editor, text: string, { pasting }: PasteOptions): boolean {
  const { from, to, empty, $from, $to } = state.selection;
  const href = /^\S+$/.test(text) ? normaliseTarget(text) : '';
  const { link } = schema.marks;
  if (empty || !$from.sameParent($to) || !link || !/^(?:https?:\/\/|mailto:)/.test(href)) return false;
  pasting();
  view.dispatch(state.tr.removeMark(from, to, link).addMark(from, to, link.create({ href })).scrollIntoView());
  pasting();
  return true;
}

function pasteNow(editor: Editor, clipboard: { html: string; text: string }, options: PasteOptions): void {
  const { doc, selection } = editor.state;
  const { from, to } = selection;
  const room = Math.max(0, draftMaximum - doc.textContent.length + doc.textBetween(from, to).length);
  const paste = readPaste(clipboard, options.locale);
  const [fitting = [], ...rest] = divideParts(paste.parts, draftMaximum, room);
  options.pasting();
  insert(editor, writeParts(fitting));
  options.pasting();
  const whole = editor.state.doc;
  const isChanged = () => editor.isDestroyed || !editor.state.doc.eq(whole);
  const { $from } = selection;
  const isAlone = selection.empty && $from.depth === 1 && $from.parent.content.size === 0;
  options.pasted(paste, {
    isAlone,
    isCut: rest.length > 0,
    asPlainText() {
      if (isChanged()) return;
      const [plain = []] = divideParts(plainPaste(paste.plain).parts, draftMaximum, room);
      options.pasting();
      const back = editor.state.tr.replaceWith(0, editor.state.doc.content.size, doc.content);
      back.setSelection(TextSelection.between(back.doc.resolve(from), back.doc.resolve(to)));
      back.replaceSelection(sliceOf(writeParts(plain), editor.schema));
      editor.view.dispatch(back.scrollIntoView());
      options.pasting();
      editor.commands.focus(null, { scrollIntoView: false });
    },
    around: () =>
      isChanged()
        ? null
        : {
            before: htmlOf(doc.cut(0, isAlone ? $from.before() : from), editor.schema),
            after: htmlOf(doc.cut(isAlone ? $from.after() : to), editor.schema),
          },
    focus: () => void editor.commands.focus(null, { scrollIntoView: false }),
  });
}

function insert(editor: Editor, html: string): void {
  if (html === '') return;
  editor.view.dispatch(editor.state.tr.replaceSelection(sliceOf(html, editor.schema)).scrollIntoView());
}

/** The last paste into a rich text, with the functions that convert it. */
export interface Pasted {
  id: string;
  field: string;
  locale: Locale;
  paste: Paste;
  commands: PasteCommands;
}

export interface PasteCommands {
  /** True when it was pasted into an empty paragraph. */
  isAlone: boolean;
  /** True when only its beginning had room in the text. */
  isCut: boolean;
  /** Replaces it by its plain text, unless somebody has written in the text since. */
  asPlainText: () => void;
  /** The text before and after the caret before the paste; null once somebody has written in the text since. */
  around: () => { before: string; after: string } | null;
  /** Returns the focus and the caret to the text. */
  focus: () => void;
}
