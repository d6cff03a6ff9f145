import { HeroPlaceholder } from './heroes.tsx';
import { HeadlinePlaceholder } from './page-placeholders.tsx';
import styles from './placeholder.module.css';
import { Paragraph } from './paragraph.tsx';
import { Wait } from './wait.tsx';

/** Placeholder of a production: picture, facts, text. */
export function ProductionDetailPlaceholder() {
  return (
    <>
      <HeroPlaceholder />
      <div className={`wrap ${styles.facts}`}>
        {['11rem', '6rem', '9rem', '7rem'].map((width) => (
          <div key={width} className={styles.bars}>
            <Wait width="4rem" height="0.9rem" />
            <Wait width={width} height="1.2rem" />
          </div>
        ))}
      </div>
      <div className={`wrap libretto ${styles.act}`}>
        <div className="libretto__margin">
          <Wait width="10rem" height="3rem" />
        </div>
        <div className="libretto__text">
          <Paragraph />
        </div>
      </div>
    </>
  );
}

/** Placeholder of a list of productions, at uneven heights. */
export function ProductionListPlaceholder() {
  return (
    <>
      <HeadlinePlaceholder />
      <div className={`wrap ${styles.hang}`}>
        {['12rem', '9rem', '10rem', '14rem'].map((width) => (
          <div key={width} className={styles.bars}>
            <div className={styles.picture} />
            <Wait width="6rem" />
            <Wait width={width} height="2.6rem" />
            <Wait width="15rem" />
          </div>
        ))}
      </div>
    </>
  );
}
