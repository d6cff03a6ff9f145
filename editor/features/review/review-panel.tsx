import { useEffect, useRef } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { closePanel } from '../../core/close-panel.ts';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { Icon } from '../../ui/icon.tsx';
import { ReviewCard } from './review-card.tsx';
import styles from './review.module.css';
import { WaitingList } from './waiting-list.tsx';

/** What this page waits for, and everything that waits for the user. */
export default function ReviewPanel() {
  const { session, view } = useEditor();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const close = () => closePanel({ session, view });
  return (
    <aside className={`${ed.ed} ${ed.right} ${ed.anim}`} aria-label={m.review()} data-editor="review">
      <div className={ed.head}>
        <Icon name="flag" />
        <h2 ref={heading} tabIndex={-1}>
          {m.review()}
        </h2>
        <Button icon="close" iconOnly label={m.editor_close()} onClick={close} />
      </div>
      <div className={ed.body}>
        <ThisPage />
        <WaitingList />
      </div>
      <div className={ed.foot}>
        <span className={ed.barSpace} />
        <a className={ed.small} href="/admin/requests">
          {m.review_all()}
        </a>
      </div>
    </aside>
  );
}

/** The state of this page, and a button to hand it over. */
function ThisPage() {
  const { session, view } = useEditor();
  const reviews = useObservable(session.news.reviews) ?? [];
  const mayPublish = useObservable(session.mayPublish);
  const mine = reviews.filter((review) => review.mine);
  const first = mayPublish ? m.review_hand_over() : m.editor_ask();
  return (
    <>
      <h3 className={styles.part}>{m.review_this_page()}</h3>
      {reviews.length === 0 && <p className={ed.hint}>{m.review_not_waiting()}</p>}
      <ul>
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </ul>
      {reviews.every(({ status }) => status !== 'open') && (
        <Button
          look="line"
          icon="flag"
          label={mine.length > 0 ? m.review_again() : first}
          onClick={() => view.openDialog({ kind: 'ask' })}
        />
      )}
    </>
  );
}
