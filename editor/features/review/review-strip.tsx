import { useLayoutEffect } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { Icon } from '../../ui/icon.tsx';
import { stateInWords } from './review-words.ts';
import styles from './review.module.css';

/** Below the bar: what the page waits for, for everybody who edits it. */
export default function ReviewStrip() {
  const { session, view } = useEditor();
  const reviews = useObservable(session.news.reviews);
  const panel = useObservable(view.panel);
  const [first] = reviews ?? [];
  useLayoutEffect(() => {
    // The page and the panels move down.
    document.documentElement.toggleAttribute('data-ed-review', true);
    window.dispatchEvent(new Event('resize'));
    return () => {
      document.documentElement.removeAttribute('data-ed-review');
      window.dispatchEvent(new Event('resize'));
    };
  }, []);
  if (!first) return null;
  const words = stateInWords(first, session.locale);
  return (
    <section
      className={`${ed.ed} ${styles.strip} ${first.status === 'declined' ? styles.givenBack : ''}`}
      aria-label={m.review_state()}
      data-editor="review-strip"
    >
      <Icon name={first.status === 'declined' ? 'undo' : 'flag'} />
      <p title={words}>
        <b>{words}</b>
        {first.status === 'declined' ? first.answer && `: ${first.answer}` : first.comment && `: ${first.comment}`}
      </p>
      <Button
        small
        look="line"
        label={m.review_show()}
        aria-expanded={panel?.kind === 'review'}
        onClick={() => view.panel.set({ kind: 'review' })}
      />
    </section>
  );
}
