import stage from '../../page/stage.module.css';
import styles from './placeholder.module.css';
import { Wait } from './wait.tsx';

/** Placeholder of a page's or production's head with picture. */
export function HeroPlaceholder() {
  return (
    <div className={`stage ${stage.stage}`}>
      <div className={`wrap ${stage.body}`}>
        <Bars />
      </div>
    </div>
  );
}

/** Placeholder of the home page's slides, which fill the window. */
export function HomepageHeroPlaceholder() {
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
