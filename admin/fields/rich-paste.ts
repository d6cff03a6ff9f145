import { DOMParser as ContentParser } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import type { Locale } from '#text/languages.ts';
import { someWords } from '#text/pasting/pasted-part.ts';
import { type Paste, readPaste } from '#text/pasting/read-paste.ts';
import { writeParts } from '#text/pasting/write-parts.ts';

type Translate = (key: string, options?: { smart_count: number } | { words: string }) => string;

/** Sentences about what a paste has changed and left out; empty if nothing. */
export function changedBy({ parts, losses, plainOnly }: Paste, translate: Translate): string {
  const { pictures, tables, deleted, footnotes } = losses;
  const headlines = parts.filter(({ kind }) => kind === 'headline').length;
  const counts: [number, string][] = [
    [headlines, 'fields.pasted_headlines'],
    [footnotes, 'fields.pasted_footnotes'],
    [tables.size, 'fields.pasted_tables'],
    [pictures, 'fields.pasted_pictures'],
  ];
  const sentences = counts.filter(([count]) => count > 0).map(([count, key]) => translate(key, { smart_count: count }));
  if (deleted.length > 0) sentences.unshift(translate('fields.pasted_deleted', { words: someWords(deleted) }));
  return [...sentences, ...(plainOnly ? [translate('fields.pasted_plain_only')] : [])].join(' ');
}

interface PasteOptions {
  /** Language of the text, for its quotation marks. */
  locale: () => Locale;
  pasted: (paste: Paste) => void;
}

/** Cleans what is pasted or dropped into a rich text as the editor of the page does. */
export function pasteHandlers({ locale, pasted }: PasteOptions) {
  return {
    handleDOMEvents: {
      paste: (view: EditorView, event: ClipboardEvent) => {
        const html = event.clipboardData?.getData('text/html') ?? '';
        const text = event.clipboardData?.getData('text/plain') ?? '';
        // Content copied from such a text is already valid.
        if (html.includes('data-pm-slice') || (html === '' && text === '')) return false;
        event.preventDefault();
        const paste = readPaste({ html, text }, locale());
        const pieces = document.createElement('template');
        pieces.innerHTML = writeParts(paste.parts);
        const { state } = view;
        const slice = ContentParser.fromSchema(state.schema).parseSlice(pieces.content, { preserveWhitespace: true });
        view.dispatch(state.tr.replaceSelection(slice).scrollIntoView());
        pasted(paste);
        return true;
      },
    },
    transformPastedHTML: (html: string) =>
      html.includes('data-pm-slice') ? html : writeParts(readPaste({ html, text: '' }, locale()).parts),
  };
}
