import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import styles from './rich-input.module.css';

/** Input for the target of the selected text; empty removes the link. */
export function RichLink({ editor, onDone }: { editor: Editor; onDone: () => void }) {
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
    <div className={styles.link}>
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
