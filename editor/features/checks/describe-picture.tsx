import { useId, useRef, useState } from 'react';
import { type Media, mediaTextLengths } from '#contract/media/media.ts';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import styles from './checks.module.css';
import { useSavePicture } from './use-save-picture.ts';

/** An input for the alternative text of a picture. */
export function DescribePicture({ media }: { media: Media }) {
  const id = useId();
  const [text, setText] = useState('');
  const form = useRef<HTMLFormElement>(null);
  // What was typed stays after a collision; saving again replaces what somebody else has written.
  const [entry, setEntry] = useState(media);
  const { save, isSaving, problem } = useSavePicture({
    saved: () => leave(form.current),
    collided: ({ current }) => setEntry(current),
  });
  return (
    <form
      ref={form}
      className={styles.describe}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void save(entry, { alt: { ...entry.alt, de: text.trim() }, decorative: false });
      }}
    >
      <label htmlFor={id}>{m.editor_alt_in({ language: m.editor_german() })}</label>
      <input
        id={id}
        className={ed.in}
        lang="de"
        maxLength={mediaTextLengths.alt}
        value={text}
        // The form goes with what is being saved.
        readOnly={isSaving}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        submit
        look="main"
        small
        label={m.check_set()}
        unable={isSaving ? m.editor_saving() : text.trim() === '' && m.check_words_first()}
      />
      <Button look="line" small label={m.check_decorative()} onClick={() => void save(entry, { decorative: true })} />
      {problem && <p className={ed.err}>{problem}</p>}
    </form>
  );
}

/** Moves the focus out of the form, which disappears with its finding: to the next finding, or to the title. */
function leave(form: HTMLElement | null): void {
  if (!form?.contains(document.activeElement)) return;
  const finding = form.closest('li');
  const other = finding?.nextElementSibling ?? finding?.previousElementSibling;
  const next = other?.querySelector<HTMLElement>('input, button') ?? form.closest('[data-editor]')?.querySelector('h2');
  next?.focus();
}
