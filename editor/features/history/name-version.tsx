import { useState } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import styles from './history.module.css';

interface NameVersionProps {
  name: string;
  save: (name: string) => void;
  cancel: () => void;
}

/** Names a version; an empty name removes the name. */
export function NameVersion({ name, save, cancel }: NameVersionProps) {
  const [text, setText] = useState(name);
  return (
    <form
      className={styles.naming}
      onSubmit={(event) => {
        event.preventDefault();
        save(text.trim());
      }}
    >
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the button that was pressed
        autoFocus
        className={ed.in}
        maxLength={80}
        aria-label={m.editor_version_name()}
        placeholder={m.editor_version_name()}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && cancel()}
      />
      <Button look="main" submit label={m.editor_save_name()} />
    </form>
  );
}
