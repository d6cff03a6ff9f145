import type { ReactNode } from 'react';
import { screenOf } from '../../screens.ts';
import styles from './placeholder.module.css';
import { Wait } from './wait.tsx';
import stage from '../../page/stage.module.css';
import head from '../../page/page-head.module.css';

const titles = ['21rem', '26rem', '18rem'];

/** Placeholder of a timetable: three rows, each with date, title and ticket button. */
function EventListPlaceholder() {
  return (
    <div className={`wrap ${styles.rows}`}>
      {titles.map((width) => (
        <div key={width} className={styles.row}>
          <div className={styles.date}>
            <Wait width="5rem" />
            <Wait width="6rem" height="clamp(3.2rem, 5vw, 6rem)" />
          </div>
          <div className={styles.bars}>
            <Wait width="9rem" />
            <Wait width={width} height="2.4rem" />
            <Wait width="16rem" />
          </div>
          <Wait width="12.6rem" height="3rem" />
        </div>
      ))}
    </div>
  );
}

/** Screens with their own placeholder, by their names in screens.ts; all others use that of a text page. */
const shapes: Readonly<Record<string, () => ReactNode>> = {
  index: () => (
    <>
      <HomepageHeroPlaceholder />
      <EventListPlaceholder />
    </>
  ),
  events: () => (
    <>
      <HeadlinePlaceholder />
      <EventListPlaceholder />
    </>
  ),
  productions: ProductionListPlaceholder,
  'productions-slug': ProductionListPlaceholder,
  'productions-slug-id': ProductionDetailPlaceholder,
};

/** The placeholder of the screen at an address. */
export function placeholderOf(pathname: string): ReactNode {
  const name = screenOf(pathname)?.name ?? '';
  const Shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
  return Shape ? <Shape /> : <TextPlaceholder />;
}

/** Placeholder of a production: picture, facts, text. */
function ProductionDetailPlaceholder() {
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
function ProductionListPlaceholder() {
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

/** Placeholder of a page's or production's head with picture. */
function HeroPlaceholder() {
  return (
    <div className={`stage ${stage.stage}`}>
      <div className={`wrap ${stage.body}`}>
        <Bars />
      </div>
    </div>
  );
}

/** Placeholder of the home page's slides, which fill the window. */
function HomepageHeroPlaceholder() {
  return (
    <div className={`stage ${stage.stage} ${stage.whole}`}>
      <div className={`wrap ${stage.body}`}>
        <Bars />
      </div>
    </div>
  );
}

function Bars() {
  return (
    <div className={styles.bars}>
      <Wait width="14rem" height="1.2rem" />
      <Wait width="44rem" height="clamp(5rem, 13vw, 14rem)" />
      <Wait width="18rem" height="1.5rem" />
    </div>
  );
}

/** Placeholder of a head with breadcrumb and title. */
function HeadlinePlaceholder() {
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
function TextPlaceholder() {
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

/** Placeholder of running text, as lines. */
function Paragraph() {
  return (
    <div className={styles.bars}>
      <Wait width="40rem" height="1.9rem" />
      <Wait width="32rem" height="1.9rem" />
      {['46rem', '44rem', '45rem', '27rem'].map((width) => (
        <Wait key={width} width={width} />
      ))}
    </div>
  );
}
