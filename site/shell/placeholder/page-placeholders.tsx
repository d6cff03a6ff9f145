import head from '../../page/page-head.module.css';
import { Paragraph } from './paragraph.tsx';
import styles from './placeholder.module.css';
import { Wait } from './wait.tsx';

/** Placeholder of a head with breadcrumb and title. */
export function HeadlinePlaceholder() {
  return (
    <div className={`glow stage-colour ${head.head}`}>
      <div className={`wrap ${styles.bars} ${styles.below}`}>
        <Wait width="12rem" height="1.3rem" />
        <Wait width="34rem" height="clamp(2.75rem, 1.4rem + 6vw, 8.5rem)" />
      </div>
    </div>
  );
}

/** Placeholder of a text page. */
export function TextPlaceholder() {
  return (
    <>
      <HeadlinePlaceholder />
      <div className={`wrap libretto ${styles.act}`}>
        <div className="libretto__text">
          <Paragraph />
        </div>
      </div>
    </>
  );
}
