import { type Editor, Extension } from '@tiptap/core';
import type { ResolvedPos } from '@tiptap/pm/model';
import { Plugin, TextSelection } from '@tiptap/pm/state';
import type { Locale } from '#contract/base/locale.ts';
import { normaliseTarget } from '../../pickers/links/use-target-search.ts';
import { typographicEdit } from '../../typing/typographic-edit.ts';
import type { Around } from '../../blocks/split-text.ts';
import { htmlOf } from '../../typing/rich-html.ts';
import type { TextModules } from '../text-modules.ts';

interface TypingOptions {
  locale: Locale;
  /** Ends an undo step. */
  pasting: () => void;
  modules: TextModules;
}

/** What typing changes besides the characters themselves. */
type Change = (editor: Editor) => void;

/**
 * Shortcuts of Markdown, typographic characters and links while the user types. The characters are inserted as typed
 * first, then changed in a step of its own, so that undo takes back exactly the change.
 */
export function typingRules(options: TypingOptions) {
  return Extension.create({
    name: 'typingRules',
    addProseMirrorPlugins() {
      const { editor } = this;
      const typed = (from: number, to: number, text: string) => change(editor, { from, to, text }, options);
      return [
        new Plugin({
          props: {
            handleTextInput: (view, from, to, text) => !view.composing && typed(from, to, text),
            handleDOMEvents: {
              // Phone keyboards type in compositions; the change waits until the word is there.
              compositionend: () => {
                setTimeout(() => afterComposition(editor, options));
                return false;
              },
            },
          },
        }),
      ];
    },
  });
}

interface Typed {
  from: number;
  to: number;
  text: string;
}

function change(editor: Editor, { from, to, text }: Typed, options: TypingOptions): boolean {
  const { state, view } = editor;
  const at = state.doc.resolve(from);
  if (!at.parent.isTextblock || to > at.end()) return false;
  if (text === '/' && openMenu(editor, options, at)) return true;
  const found = changeFor(wordsBefore(at) + text, at, options);
  if (!found) return false;
  const typed = state.tr.insertText(text, from, to);
  // The editor may not know yet where the browser's caret is; the change applies to what is before it.
  view.dispatch(typed.setSelection(TextSelection.create(typed.doc, from + text.length)).scrollIntoView());
  run(editor, found, options);
  return true;
}

function afterComposition(editor: Editor, options: TypingOptions): void {
  if (editor.isDestroyed || !editor.state.selection.empty) return;
  const at = editor.state.selection.$from;
  const found = at.parent.isTextblock && changeFor(wordsBefore(at), at, options);
  if (found) run(editor, found, options);
}

function run(editor: Editor, found: Change, { pasting }: TypingOptions): void {
  pasting();
  found(editor);
  pasting();
}

/** Opens the insert menu in an empty paragraph; false elsewhere. */
export function openMenu(
  editor: Editor,
  { modules }: TypingOptions,
  at: ResolvedPos = editor.state.selection.$from,
): boolean {
  const { state, view } = editor;
  if (!aroundEmpty(at) || !modules.canSplit()) return false;
  // After Escape the character goes to this paragraph, wherever the editor knew the caret before.
  view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, at.pos)));
  // The caret of an empty paragraph has no height of its own.
  const paragraph = view.nodeDOM(at.before());
  const { left, bottom } =
    paragraph instanceof HTMLElement ? paragraph.getBoundingClientRect() : view.coordsAtPos(at.pos);
  // Others may write in the text while the menu is open.
  const around = () => (editor.isDestroyed ? null : aroundEmpty(editor.state.selection.$from));
  modules.openMenu(around, { left, top: bottom });
  return true;
}

/** The change for a paragraph whose text up to the caret is `before`. */
function changeFor(before: string, at: ResolvedPos, options: TypingOptions): Change | null {
  return (
    blockChange(before, at, options) ?? markChange(before) ?? linkChange(before) ?? typographyChange(before, options)
  );
}

const blockCommands = {
  bullet: (editor: Editor, range: { from: number; to: number }) =>
    editor.chain().deleteRange(range).toggleBulletList().run(),
  numbered: (editor: Editor, range: { from: number; to: number }) =>
    editor.chain().deleteRange(range).toggleOrderedList().run(),
  quotation: (editor: Editor, range: { from: number; to: number }) =>
    editor.chain().deleteRange(range).toggleBlockquote().run(),
};

/** `- `, `1. `, `> ` and `## ` at the start of a paragraph that is in no list. */
function blockChange(before: string, at: ResolvedPos, options: TypingOptions): Change | null {
  const [, bullet, numbered, quotation, hashes] = /^(?:([-*+])|(1[.)])|(>)|(#{1,6}))\s$/.exec(before) ?? [];
  if (at.parent.type.name !== 'paragraph' || !/^(?:doc|blockquote)$/.test(at.node(-1).type.name)) return null;
  if (hashes !== undefined) return headlineChange(hashes.length, at, options);
  const name = bullet ? 'bullet' : numbered ? 'numbered' : quotation ? 'quotation' : null;
  if (name === null || (name === 'quotation' && at.depth > 1)) return null;
  return (editor) => {
    const { from } = editor.state.selection;
    blockCommands[name](editor, { from: from - before.length, to: from });
  };
}

/** A headline is a module of its own: the paragraph becomes one, and splits its text. */
function headlineChange(level: number, at: ResolvedPos, { modules }: TypingOptions): Change | null {
  if (at.depth !== 1 || !modules.canSplit(['headline'])) return null;
  return ({ state }) => {
    const caret = state.selection.$from;
    const around = aroundParagraph(caret);
    const words = caret.parent.textBetween(caret.parentOffset, caret.parent.content.size, undefined, ' ');
    if (around) modules.makeHeadline(around, { level, words: words.trim() });
  };
}

const marks = [
  { name: 'bold', pattern: /(?:^|[\s([{„“‚‘"'–—])(\*\*)(?=[^\s*])([^*]*[^\s*])\*\*$/ },
  { name: 'bold', pattern: /(?:^|[\s([{„“‚‘"'–—])(__)(?=[^\s_])([^_]*[^\s_])__$/ },
  { name: 'italic', pattern: /(?:^|[\s([{„“‚‘"'–—])(\*)(?=[^\s*])([^*]*[^\s*])\*$/ },
  { name: 'italic', pattern: /(?:^|[\s([{„“‚‘"'–—])(_)(?=[^\s_])([^_]*[^\s_])_$/ },
];

/** `**bold**` and `_italic_`. */
function markChange(before: string): Change | null {
  if (!/[*_]/.test(before.slice(-1))) return null;
  for (const { name, pattern } of marks) {
    const [, sign, words] = pattern.exec(before) ?? [];
    if (sign === undefined || words === undefined) continue;
    return ({ state, view }) => {
      const { from: end } = state.selection;
      const start = end - words.length - 2 * sign.length;
      const mark = state.schema.marks[name];
      if (!mark) return;
      const tr = state.tr.delete(end - sign.length, end).delete(start, start + sign.length);
      view.dispatch(tr.addMark(start, start + words.length, mark.create()).removeStoredMark(mark));
    };
  }
  return null;
}

/** A web or mail address followed by a space. */
function linkChange(before: string): Change | null {
  if (!/\s/.test(before.slice(-1))) return null;
  const pattern = /(?:^|[\s(„“‚‘"'])((?:https?:\/\/|www\.)[^\s<>"]{3,}|[^\s<>"@(]+@[^\s<>"@]+\.[a-z]{2,})\s$/i;
  const address = pattern.exec(before)?.[1]?.replace(/[.,;:!?)”“’‘]+$/, '');
  if (address === undefined) return null;
  const href = normaliseTarget(address);
  if (!/^(?:https?:|mailto:)/.test(href)) return null;
  return ({ state, view }) => {
    const start = state.selection.from - before.length + before.lastIndexOf(address);
    const mark = state.schema.marks.link;
    if (!mark || state.doc.rangeHasMark(start, start + address.length, mark)) return;
    view.dispatch(state.tr.addMark(start, start + address.length, mark.create({ href })).removeStoredMark(mark));
  };
}

function typographyChange(before: string, { locale }: TypingOptions): Change | null {
  const edit = typographicEdit(before, locale);
  if (!edit) return null;
  return ({ state, view }) => {
    const { from } = state.selection;
    view.dispatch(state.tr.insertText(edit.insert, from - edit.remove, from));
  };
}

/** The text before and after the empty paragraph of a position; null elsewhere. */
function aroundEmpty(at: ResolvedPos): Around | null {
  return at.parent.content.size === 0 ? aroundParagraph(at) : null;
}

/** The text before and after the paragraph of a position; null inside a list or a quotation. */
function aroundParagraph(at: ResolvedPos): Around | null {
  if (at.depth !== 1 || at.parent.type.name !== 'paragraph') return null;
  const { schema } = at.parent.type;
  return { before: htmlOf(at.doc.cut(0, at.before()), schema), after: htmlOf(at.doc.cut(at.after()), schema) };
}

/** The characters of the paragraph before a position; a line break and other leaves count as one. */
export function wordsBefore(at: ResolvedPos): string {
  return at.parent.textBetween(0, at.parentOffset, undefined, '\n');
}
