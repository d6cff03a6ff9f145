import type { Editor } from '@tiptap/core';
import { changedPlaces, mergeTexts } from '../../../core/tree/merge-texts.ts';
import { documentOf, toStored } from '../../typing/rich-html.ts';

/** The text in a rich text editor, and the one that it should show after somebody else has changed it. */
export class ShownText {
  readonly #editor: () => Editor;
  /**
   * The stored text that the editor shows. Its own can differ: it has other tags, or a space at the end of a paragraph,
   * which is not stored but must not go away while the user types.
   */
  #stored: string;
  /** What the editor had and what it should have, while an input method is at work, which a change would interrupt. */
  #waiting: { shown: string; wanted: string } | null = null;

  constructor(editor: () => Editor, html: string) {
    this.#editor = editor;
    this.#stored = html;
  }

  /** The text after the user changed it, to be stored; an empty string for an empty one. */
  read(): string {
    const own = this.#own();
    this.#stored = this.#waiting ? mergeTexts(this.#waiting.shown, this.#waiting.wanted, own).text : own;
    if (this.#waiting) this.#waiting = { shown: own, wanted: this.#stored };
    return this.#stored;
  }

  /** Notes that the server has stored the text in another form; the caret of the user must not move for that. */
  cleaned(html: string): void {
    this.#stored = html;
  }

  /** Shows a stored text. With `writing`, what is in the editor only is kept. */
  set(html: string, writing: boolean): void {
    if (html === this.#stored) return;
    const shown = this.#own();
    const wanted = writing && shown !== this.#stored ? mergeTexts(this.#stored, html, shown).text : html;
    this.#stored = html;
    if (this.#editor().view.composing) this.#waiting = { shown, wanted };
    else replaceChanged(this.#editor(), wanted);
  }

  /** Shows what had to wait for the input method. */
  composed(): void {
    // The editor reads the word at the end of the composition, and after that is no longer composing.
    setTimeout(() => {
      const editor = this.#editor();
      if (!this.#waiting || editor.isDestroyed) return;
      if (editor.view.composing) return this.composed();
      const { wanted } = this.#waiting;
      this.#waiting = null;
      replaceChanged(editor, wanted);
    }, 60);
  }

  #own(): string {
    const editor = this.#editor();
    return editor.isEmpty ? '' : toStored(editor.getHTML());
  }
}

/** Replaces only what differs, so that the caret stays at its letters when somebody else writes in the same text. */
function replaceChanged(editor: Editor, html: string): void {
  const { schema, state, view } = editor;
  const next = documentOf(html, schema);
  const change = state.tr;
  try {
    for (const { from, to, newFrom, newTo } of changedPlaces(editor.getHTML(), html).reverse())
      change.replace(from, to, next.slice(newFrom, newTo));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  // Formats, or where paragraphs were split or joined, a part that fits in another way than it is.
  const whole = change.doc.eq(next) ? change : state.tr.replaceWith(0, state.doc.content.size, next.content);
  if (!state.doc.eq(next)) view.dispatch(whole.setMeta('preventUpdate', true));
}
