import { useId } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { lazyWithRetry } from '../../../core/lazy-with-retry.ts';
import type { EditedPage } from '../../../core/session/edited-page.ts';
import { Button } from '../../../ui/button.tsx';
import ed from '../../../ui/editor.module.css';
import type { Publishing } from '../use-publishing.ts';
import styles from './look.module.css';

const Changes = lazyWithRetry(
  () => import('./changes-view.tsx'),
  () => <p className={ed.hint}>{m.look_loading()}</p>,
);

interface LookProps extends Pick<Publishing, 'languages' | 'changes'> {
  page: EditedPage;
  isOpen: boolean;
  setIsOpen: (isOpen: boolean) => void;
}

/** What publishing would change for visitors; loaded when it is opened. */
export function Look({ page, languages, changes, isOpen, setIsOpen }: LookProps) {
  const id = useId();
  return (
    <section className={styles.look}>
      <Button
        look="line"
        icon="eye"
        label={m.look_title()}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      />
      {!isOpen && <span className={ed.hint}>{m.look_hint()}</span>}
      {isOpen && (
        <div id={id}>
          <Changes page={page} languages={languages} {...changes} />
        </div>
      )}
    </section>
  );
}
