import { useId, useState } from 'react';
import { mediaApi } from '#contract/api.ts';
import type { Media } from '#contract/media.ts';
import { m } from '#site/paraglide/messages.js';
import { Button } from '../chrome/button.tsx';
import ed from '../chrome/chrome.module.css';
import { useEditor } from '../editor-context.ts';
import { resolvedPicture } from '../pickers/picture-of.ts';
import styles from './checks.module.css';
import { checksOf } from './page-checks.ts';

/** What a picture shows, given on the spot. */
export function DescribePicture({ media }: { media: Media }) {
  const { session } = useEditor();
  const id = useId();
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState('');
  const save = async (change: { alt: Media['alt'] } | { decorative: true }) => {
    try {
      const saved = await session.api(mediaApi.change, {
        params: { locale: session.locale, id: media.id },
        body: change,
      });
      session.store.addResolved(resolvedPicture(saved));
      session.alerts.say(m.check_described());
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
        if (words.trim() !== '') void save({ alt: { ...media.alt, de: words.trim() } });
      }}
    >
      <label htmlFor={id}>{m.editor_alt_in({ language: m.editor_german() })}</label>
      <input id={id} className={ed.in} lang="de" value={words} onChange={(event) => setWords(event.target.value)} />
      <Button submit look="main" small label={m.check_set()} unable={words.trim() === '' && m.check_words_first()} />
      <Button look="line" small label={m.check_decorative()} onClick={() => void save({ decorative: true })} />
      {problem && <p className={ed.err}>{problem}</p>}
    </form>
  );
}
