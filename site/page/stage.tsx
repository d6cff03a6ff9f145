import type { Picture as LibraryPicture } from '#contract/media/media.ts';
import type { ShownPage } from '../content/reading/read-page.ts';
import { PlacedTitle, PlaceTools } from '#modules/rendering/in-place.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { Crumbs } from './page-head.tsx';
import styles from './stage.module.css';
import { veilOf } from './veil.ts';

interface StageProps {
  page: ShownPage;
  hero: LibraryPicture;
  /** True: as high as the window. */
  whole: boolean;
}

/** Head of a page with a picture of full width and a large title on it. */
export function Stage({ page, hero, whole }: StageProps) {
  const title = page.headline || page.title;
  return (
    <section className={`stage ${styles.stage} ${whole ? styles.whole : ''}`} style={veilOf(hero)}>
      <div className={styles.art}>
        <Picture picture={hero} priority sizes="100vw" />
      </div>
      <div className={`wrap ${styles.body}`}>
        {!whole && <Crumbs page={page} />}
        <h1 className={styles[titleSize(title)]} lang={page.lang}>
          <PlacedTitle text={title} />
        </h1>
        {hero.copyright !== '' && <p className={`note soft ${styles.credit}`}>{hero.copyright}</p>}
      </div>
      <PlaceTools place="head-picture" />
      <PlaceTools place="head" />
    </section>
  );
}

/** Font size by length: short titles fill the width; long titles or words are smaller. */
export function titleSize(title: string): 'poster' | 'long' | 'sentence' {
  const longestWord = Math.max(...title.split(/[\s\u00AD-]+/).map((word) => word.length));
  if (title.length <= 6) return 'poster';
  return title.length <= 26 && longestWord <= 12 ? 'long' : 'sentence';
}
