import { Editor } from '@tiptap/core';
import { Selection, TextSelection } from '@tiptap/pm/state';
import type { Locale } from '#contract/base/locale.ts';
import { draftMaximum } from '#contract/fields/field-value.ts';
import { isOneOf } from '#contract/base/one-of.ts';
import { cleanText } from '#text/clean-text.ts';
import { pasteHandlers, type PasteCommands } from '../paste/paste-into.ts';
import { divideParts } from '#text/pasting/divide-parts.ts';
import { type Paste, readPaste } from '#text/pasting/read-paste.ts';
import { writeParts } from '#text/pasting/write-parts.ts';
import { whole } from '../typing/rich-html.ts';
import { typeset } from '../typing/typographic-edit.ts';
import { Align, formats, Link } from './rich/formats.ts';
import { atCaret, readSelection, textEdges } from './rich/caret.ts';
import { ShownText } from './rich/shown-text.ts';
import { wordsBefore, openMenu, typingRules } from './rich/typing-rules.ts';
import { withoutHelpers } from './without-helpers.ts';
import { alignments, type RichCommands, type RichState } from './rich-state.ts';
import type { TextModules } from './text-modules.ts';

export interface RichOptions {
  element: HTMLElement;
  /** Stored HTML, with links as references. */
  html: string;
  label: string;
  /** Language of the text, for its quotation marks. */
  locale: Locale;
  /** Called before and after a paste, so that it becomes a separate undo step. */
  pasting: () => void;
  pasted: (paste: Paste, commands: PasteCommands) => void;
  refused: () => void;
  changed: (html: string, before: { start: number; end: number }, after: { start: number; end: number }) => void;
  focused: () => void;
  blurred: () => void;
  moved: (state: RichState) => void;
  askLink: () => void;
  modules: TextModules;
}

/** A point in pixels of the window, or a position in the text; without a position, its end. */
export type CaretPlace = { left: number; top: number } | { start?: number | undefined; end?: number | undefined };

export interface RichHandle extends RichCommands {
  state: () => RichState;
  /** Notes that the server has stored the text in another form, without showing it. */
  cleaned: (html: string) => void;
  /** Shows a stored text. With `writing`, what the editor has and the store has not is kept, such as a last space. */
  setHtml: (html: string, writing: boolean) => void;
  /** Places the caret without focusing. */
  placeAt: (place: CaretPlace) => void;
  /** Places the caret and focuses. */
  focusAt: (place: CaretPlace) => void;
  /**
   * Types at the caret, with typographic characters; a line break starts a paragraph. A `/` alone opens the insert menu in
   * an empty paragraph, except `literally`.
   */
  type: (text: string, literally?: boolean) => void;
  /** Pastes a clipboard at the caret. */
  paste: (clipboard: { html: string; text: string }) => void;
  destroy: () => void;
}

/** Mounts a rich text editor with the allowed marks on an element of the page. */
export function mountRichEditor(options: RichOptions): RichHandle {
  let before = { start: 0, end: 0 };
  const shown = new ShownText(() => editor, options.html);
  const editor = new Editor({
    element: { mount: options.element },
    content: options.html,
    parseOptions: whole,
    injectCSS: false,
    extensions: extensions(options),
    enableInputRules: false,
    enablePasteRules: false,
    editorProps: {
      attributes: attributesOf(options),
      handleDOMEvents: {
        beforeinput: remember,
        compositionend: () => shown.composed(),
        ...atCaret(
          () => editor,
          pasteHandlers(() => editor, options),
        ),
      },
      // Dropped content is processed here.
      transformPastedHTML: (html) =>
        html.includes('data-pm-slice')
          ? html
          : writeParts(divideParts(readPaste({ html, text: '' }, options.locale).parts, draftMaximum)[0] ?? []),
    },
    onUpdate: () => {
      const after = caretOf(editor);
      options.changed(shown.read(), before, after);
      before = after;
    },
    onSelectionUpdate: () => options.moved(stateOf(editor)),
    onTransaction: () => options.moved(stateOf(editor)),
    onFocus: options.focused,
    onBlur: options.blurred,
  });
  function remember(): void {
    before = caretOf(editor);
  }
  return {
    ...commandsOf(editor),
    ...waysInto(editor, options, remember),
    state: () => stateOf(editor),
    cleaned: (html) => shown.cleaned(html),
    setHtml: (html, writing) => shown.set(html, writing),
    destroy: () => editor.destroy(),
  };
}

/** Functions that focus the text, place the caret and insert content. */
function waysInto(
  editor: Editor,
  options: RichOptions,
  remember: () => void,
): Pick<RichHandle, 'placeAt' | 'focusAt' | 'type' | 'paste'> {
  const placeAt = (place: CaretPlace) => {
    const last = editor.state.doc.content.size;
    const start = 'left' in place ? (editor.view.posAtCoords(place)?.pos ?? last) : (place.start ?? last);
    putCaret(editor, start, 'left' in place ? start : (place.end ?? start));
  };
  return {
    placeAt,
    focusAt(place) {
      // Tiptap's own command waits for the next frame; a key pressed before that would be lost.
      editor.view.focus();
      placeAt(place);
    },
    type(text, literally = false) {
      if (text === '/' && !literally && openMenu(editor, options)) return;
      for (const [index, line] of cleanText(text).split('\n').entries()) {
        remember();
        if (index > 0) editor.commands.splitBlock();
        const typed = typeset(line, wordsBefore(editor.state.selection.$from), options.locale);
        if (typed !== '') editor.view.dispatch(editor.state.tr.insertText(typed));
      }
    },
    paste({ html, text }) {
      const clipboardData = new DataTransfer();
      if (html !== '') clipboardData.setData('text/html', html);
      clipboardData.setData('text/plain', text);
      editor.view.dom.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }));
    },
  };
}

function caretOf(editor: Editor) {
  const { from, to } = editor.state.selection;
  return { start: from, end: to };
}

/** Places the caret at the position, or at the nearest valid one. */
function putCaret(editor: Editor, start: number, end: number): void {
  const { doc, tr } = editor.state;
  const inside = (position: number) => doc.resolve(Math.min(Math.max(0, position), doc.content.size));
  const selection = start === end ? Selection.near(inside(start)) : TextSelection.between(inside(start), inside(end));
  editor.view.dispatch(tr.setSelection(selection));
}

function extensions(options: RichOptions) {
  return [
    ...formats,
    typingRules(options),
    textEdges(options.modules),
    Align.configure({ types: ['paragraph'], alignments: ['left', 'center', 'right'] }),
    Link.extend({
      addKeyboardShortcuts: () => ({
        'Mod-k': () => {
          options.askLink();
          return true;
        },
      }),
    }),
  ];
}

/** The element keeps its own attributes, so that it looks the same. */
function attributesOf({ element, label }: RichOptions): Record<string, string> {
  const spoken = { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label };
  return { class: element.className, ...spoken, ...withoutHelpers, tabindex: '-1' };
}

function stateOf(editor: Editor): RichState {
  const { textAlign } = editor.getAttributes('paragraph');
  return {
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    link: editor.isActive('link'),
    bulletList: editor.isActive('bulletList'),
    orderedList: editor.isActive('orderedList'),
    blockquote: editor.isActive('blockquote'),
    align: isOneOf(alignments, textAlign) ? textAlign : 'left',
  };
}

function commandsOf(editor: Editor): RichCommands {
  const chain = () => {
    readSelection(editor);
    return editor.chain().focus(null, { scrollIntoView: false });
  };
  const toggles = {
    bold: () => chain().toggleBold().run(),
    italic: () => chain().toggleItalic().run(),
    bulletList: () => chain().toggleBulletList().run(),
    orderedList: () => chain().toggleOrderedList().run(),
    blockquote: () => chain().toggleBlockquote().run(),
  };
  return {
    toggle: (format) => void toggles[format](),
    align: (to) => void (to === 'left' ? chain().unsetTextAlign().run() : chain().setTextAlign(to).run()),
    link() {
      const { href, target } = editor.getAttributes('link');
      return { href: String(href ?? ''), newWindow: target === '_blank' };
    },
    setLink(link, plainText) {
      if (!link) return void chain().extendMarkRange('link').unsetMark('link').run();
      const attributes = { href: link.href, target: link.newWindow ? '_blank' : null };
      const marks = [{ type: 'link', attrs: attributes }];
      const nothingChosen = editor.state.selection.empty && !editor.isActive('link');
      if (nothingChosen)
        return void chain()
          .insertContent({ type: 'text', text: plainText || link.href, marks })
          .run();
      chain().extendMarkRange('link').setMark('link', attributes).run();
    },
    focus: () => editor.view.focus(),
    readSelection: () => readSelection(editor),
  };
}
