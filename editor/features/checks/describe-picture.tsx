import { useId, useRef, useState } from 'react';
import { type Media, type MediaChange, mediaTextLengths } from '#contract/media/media.ts';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { useEditor } from '../../core/editor-context.ts';
import { MediaChanged, saveMedia } from '../pickers/pictures/save-media.ts';
import { resolvedPicture } from '../pickers/pictures/picture-of.ts';
import styles from './checks.module.css';
import { checksOf } from './page-checks.ts';

/** An input for the alternative text of a picture. */
export function DescribePicture({ media }: { media: Media }) {
  const id = useId();
  const [text, setText] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const { entry, save, isSaving, problem } = useSaving(media, () => leave(form.current));
  return (
    <form
      ref={form}
      className={styles.describe}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void save({ alt: { ...entry.alt, de: text.trim() }, decorative: false });
      }}
    >
      <label htmlFor={id}>{m.editor_alt_in({ language: m.editor_german() })}</label>
      <input
        id={id}
        className={ed.in}
        lang="de"
        maxLength={mediaTextLengths.alt}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        submit
        look="main"
        small
        label={m.check_set()}
        unable={isSaving ? m.editor_saving() : text.trim() === '' && m.check_words_first()}
      />
      <Button look="line" small label={m.check_decorative()} onClick={() => void save({ decorative: true })} />
      {problem && <p className={ed.err}>{problem}</p>}
    </form>
  );
}

/** Saves what was entered for a picture; `done` is called before its finding disappears. */
function useSaving(media: Media, done: () => void) {
  const { session } = useEditor();
  const [entry, setEntry] = useState(media);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState('');
  const save = async (change: MediaChange) => {
    if (isSaving) return;
    setSaving(true);
    setProblem('');
    try {
      const saved = await saveMedia(session, entry, change);
      session.store.addResolved(resolvedPicture(saved));
      session.alerts.announce(m.check_described());
      done();
      checksOf(session).again();
    } catch (error) {
      // The finding stays with what was typed; saving again replaces what somebody else has written.
      if (error instanceof MediaChanged) setEntry(error.current);
      setProblem(error instanceof MediaChanged ? error.message : m.check_not_described());
    }
    setSaving(false);
  };
  return { entry, save, isSaving, problem };
}

/** Moves the focus out of the form, which disappears with its finding: to the next finding, or to the title. */
function leave(form: HTMLElement | null): void {
  if (!form?.contains(document.activeElement)) return;
  const finding = form.closest('li');
  const other = finding?.nextElementSibling ?? finding?.previousElementSibling;
  const next = other?.querySelector<HTMLElement>('input, button') ?? form.closest('[data-editor]')?.querySelector('h2');
  next?.focus();
}
