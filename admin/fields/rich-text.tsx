import Bold from '@mui/icons-material/FormatBold';
import Italic from '@mui/icons-material/FormatItalic';
import LinkIcon from '@mui/icons-material/Link';
import Bullets from '@mui/icons-material/FormatListBulleted';
import Numbers from '@mui/icons-material/FormatListNumbered';
import Quote from '@mui/icons-material/FormatQuote';
import { type ChainedCommands, Editor } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { RichLink } from './rich-link.tsx';
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

/** What the contract keeps of a text, and nothing else. */
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
  const told = useRef({ onChange, onBlur, html: value, named: { labelledBy, describedBy, invalid, lang } });
  useEffect(() => {
    told.current = { ...told.current, onChange, onBlur };
  });
  useEffect(() => {
    const made = new Editor({
      element: place.current,
      extensions: [kinds],
      content: told.current.html,
      injectCSS: false,
      // From the first moment, not only by the effect below: a field without a name would be announced as nothing.
      editorProps: { attributes: attributesOf(told.current.named) },
      onUpdate({ editor: changed }) {
        told.current.html = changed.isEmpty ? '' : changed.getHTML();
        told.current.onChange(told.current.html);
      },
      onBlur: () => told.current.onBlur(),
    });
    setEditor(made);
    return () => made.destroy();
  }, []);
  useEffect(() => {
    editor?.setOptions({ editorProps: { attributes: attributesOf({ labelledBy, describedBy, invalid, lang }) } });
  }, [editor, labelledBy, describedBy, invalid, lang]);
  useEffect(() => {
    // Set from outside, as when the form is taken back.
    if (!editor || value === told.current.html) return;
    told.current.html = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <>
      {editor && <Tools editor={editor} />}
      <div ref={place} />
    </>
  );
}

type Named = Pick<RichTextProps, 'labelledBy' | 'describedBy' | 'invalid' | 'lang'>;

function attributesOf({ labelledBy, describedBy, invalid, lang }: Named): Record<string, string> {
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

function Tools({ editor }: { editor: Editor }) {
  const translate = useTranslate();
  const [linking, setLinking] = useState(false);
  const state = useSyncExternalStore(
    (tell) => {
      editor.on('transaction', tell);
      return () => void editor.off('transaction', tell);
    },
    () => [...tools.map(({ is }) => is), 'link'].filter((kind) => editor.isActive(kind)).join(' '),
  );
  const active = state.split(' ');
  return (
    <>
      <fieldset className={styles.tools} aria-label={translate('fields.formatting')}>
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
