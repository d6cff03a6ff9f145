import { useId, useState } from 'react';
import { mediaApi } from '#contract/api.ts';
import type { Media } from '#contract/media/media.ts';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { useEditor } from '../../core/editor-context.ts';
import { resolvedPicture } from '../pickers/pictures/picture-of.ts';
import styles from './checks.module.css';
import { checksOf } from './page-checks.ts';

/** An input for the alternative text of a picture. */
export function DescribePicture({ media }: { media: Media }) {
  const { session } = useEditor();
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const save = async (change: { alt: Media['alt'] } | { decorative: true }) => {
    try {
      const saved = await session.api(mediaApi.change, {
        params: { locale: session.locale, id: media.id },
        body: change,
      });
      session.store.addResolved(resolvedPicture(saved));
      session.alerts.announce(m.check_described());
      checksOf(session).again();
    } catch {
      setProblem(m.check_not_described());
    }
  };
  return (
    <form
      className={styles.describe}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void save({ alt: { ...media.alt, de: text.trim() } });
      }}
    >
      <label htmlFor={id}>{m.editor_alt_in({ language: m.editor_german() })}</label>
      <input id={id} className={ed.in} lang="de" value={text} onChange={(event) => setText(event.target.value)} />
      <Button submit look="main" small label={m.check_set()} unable={text.trim() === '' && m.check_words_first()} />
      <Button look="line" small label={m.check_decorative()} onClick={() => void save({ decorative: true })} />
      {problem && <p className={ed.err}>{problem}</p>}
    </form>
  );
}
