import Bold from '@mui/icons-material/FormatBold';
import Italic from '@mui/icons-material/FormatItalic';
import LinkIcon from '@mui/icons-material/Link';
import Bullets from '@mui/icons-material/FormatListBulleted';
import Numbers from '@mui/icons-material/FormatListNumbered';
import Quote from '@mui/icons-material/FormatQuote';
import { type ChainedCommands, Editor } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { DOMParser as ContentParser } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { defaultLocale, isLocale, type Locale } from '#text/languages.ts';
import { type Paste, readPaste } from '#text/pasting/read-paste.ts';
import { someWords } from '#text/pasting/read-runs.ts';
import { writeParts } from '#text/pasting/write-parts.ts';
import styles from './rich-input.module.css';

interface RichTextProps {
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  labelledBy: string;
  describedBy: string | undefined;
  invalid: boolean;
  lang: string;
}

/** Reads a stored text without changing it: HTML would make one space of two. */
const whole = { preserveWhitespace: true } as const;

/** The same marks and nodes that the contract's sanitiser keeps. */
const kinds = StarterKit.configure({
  heading: false,
  code: false,
  codeBlock: false,
  horizontalRule: false,
  strike: false,
  underline: false,
  link: { openOnClick: false, autolink: false, HTMLAttributes: { rel: null, target: null } },
});

export function RichText({ value, onChange, onBlur, labelledBy, describedBy, invalid, lang }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const notify = useNotify();
  const translate = useTranslate();
  const onPaste = (paste: Paste) => {
    const changed = changedBy(paste, translate);
    if (changed !== '') notify(changed, { type: 'info', autoHideDuration: 12_000, messageArgs: { _: changed } });
  };
  const latest = useRef({ onChange, onBlur, onPaste, html: value, named: { labelledBy, describedBy, invalid, lang } });
  useEffect(() => {
    latest.current = { ...latest.current, onChange, onBlur, onPaste };
  });
  useEffect(() => {
    const created = new Editor({
      element: place.current,
      extensions: [kinds],
      content: latest.current.html,
      parseOptions: whole,
      injectCSS: false,
      // Set here as well as in the effect below: until the effect runs, screen readers would find a field without a name.
      editorProps: {
        attributes: attributesOf(latest.current.named),
        ...pasteHandlers({
          locale: () => (isLocale(latest.current.named.lang) ? latest.current.named.lang : defaultLocale),
          pasted: (paste) => latest.current.onPaste(paste),
        }),
      },
      onUpdate({ editor: changed }) {
        latest.current.html = changed.isEmpty ? '' : changed.getHTML();
        latest.current.onChange(latest.current.html);
      },
      onBlur: () => latest.current.onBlur(),
    });
    setEditor(created);
    return () => created.destroy();
  }, []);
  useEffect(() => {
    const attributes = attributesOf({ labelledBy, describedBy, invalid, lang });
    editor?.setOptions({ editorProps: { ...editor.options.editorProps, attributes } });
  }, [editor, labelledBy, describedBy, invalid, lang]);
  useEffect(() => {
    // Changed from outside, for example by a reset of the form.
    if (!editor || value === latest.current.html) return;
    latest.current.html = value;
    editor.commands.setContent(value, { emitUpdate: false, parseOptions: whole });
  }, [editor, value]);
  return (
    <>
      {editor && <Toolbar editor={editor} />}
      <div ref={place} />
    </>
  );
}

type Labelling = Pick<RichTextProps, 'labelledBy' | 'describedBy' | 'invalid' | 'lang'>;

function attributesOf({ labelledBy, describedBy, invalid, lang }: Labelling): Record<string, string> {
  return {
    class: styles.text ?? '',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelledBy,
    'aria-invalid': String(invalid),
    lang,
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
  };
}

interface Tool {
  name: string;
  sign: ReactNode;
  is: string;
  run: (chain: ChainedCommands) => ChainedCommands;
}

const tools: Tool[] = [
  { name: 'fields.bold', sign: <Bold />, is: 'bold', run: (chain) => chain.toggleBold() },
  { name: 'fields.italic', sign: <Italic />, is: 'italic', run: (chain) => chain.toggleItalic() },
  { name: 'fields.bullets', sign: <Bullets />, is: 'bulletList', run: (chain) => chain.toggleBulletList() },
  { name: 'fields.numbers', sign: <Numbers />, is: 'orderedList', run: (chain) => chain.toggleOrderedList() },
  { name: 'fields.quote', sign: <Quote />, is: 'blockquote', run: (chain) => chain.toggleBlockquote() },
];

function Toolbar({ editor }: { editor: Editor }) {
  const translate = useTranslate();
  const [linking, setLinking] = useState(false);
  const state = useSyncExternalStore(
    (notify) => {
      editor.on('transaction', notify);
      return () => void editor.off('transaction', notify);
    },
    () => [...tools.map(({ is }) => is), 'link'].filter((kind) => editor.isActive(kind)).join(' '),
  );
  const active = state.split(' ');
  return (
    <>
      <fieldset className={`cluster ${styles.tools}`} aria-label={translate('fields.formatting')}>
        {tools.map(({ name, sign, is, run }) => (
          <button
            key={is}
            type="button"
            aria-label={translate(name)}
            title={translate(name)}
            aria-pressed={active.includes(is)}
            onClick={() => run(editor.chain().focus()).run()}
          >
            {sign}
          </button>
        ))}
        <button
          type="button"
          aria-label={translate('fields.link')}
          title={translate('fields.link')}
          aria-pressed={active.includes('link')}
          aria-expanded={linking}
          onClick={() => setLinking(!linking)}
        >
          <LinkIcon />
        </button>
      </fieldset>
      {linking && <RichLink editor={editor} onDone={() => setLinking(false)} />}
    </>
  );
}

/** Input for the target of the selected text; empty removes the link. */
function RichLink({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const translate = useTranslate();
  const [target, setTarget] = useState(String(editor.getAttributes('link').href ?? ''));

  function set() {
    const href = target.trim();
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onDone();
  }

  return (
    <div className={`cluster ${styles.link}`}>
      <input
        type="text"
        value={target}
        aria-label={translate('fields.link_target')}
        placeholder="https://"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by the user's own click
        autoFocus
        onChange={(event) => setTarget(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone();
          if (event.key !== 'Enter') return;
          event.preventDefault();
          set();
        }}
      />
      <button type="button" onClick={set}>
        {translate('fields.set_link')}
      </button>
    </div>
  );
}

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
