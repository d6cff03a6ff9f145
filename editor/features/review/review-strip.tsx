import { m } from '#messages/paraglide/messages.js';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import { BarStrip } from '../../ui/bar-strip.tsx';
import { Button } from '../../ui/button.tsx';
import { stateInWords } from './review-words.ts';

/** Below the bar: what the page waits for, for everybody who edits it. */
export default function ReviewStrip() {
  const { session, view } = useEditor();
  const reviews = useObservable(session.news.reviews);
  const panel = useObservable(view.panel);
  const [first] = reviews ?? [];
  if (!first) return null;
  const words = stateInWords(first, session.locale);
  const isGivenBack = first.status === 'declined';
  const comment = isGivenBack ? first.answer : first.comment;
  return (
    <BarStrip
      name="review-strip"
      label={m.review_state()}
      icon={isGivenBack ? 'undo' : 'flag'}
      look={isGivenBack ? 'warning' : 'information'}
      title={words}
      text={
        <>
          <b>{words}</b>
          {comment && `: ${comment}`}
        </>
      }
    >
      <Button
        small
        look="line"
        label={m.review_show()}
        aria-expanded={panel?.kind === 'review'}
        onClick={() => view.panel.set({ kind: 'review' })}
      />
    </BarStrip>
  );
}
