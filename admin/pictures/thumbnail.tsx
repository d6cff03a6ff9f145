import type { Media } from '../../contract/media.ts';
import { endingOf } from '../media/media-facts.ts';
import styles from './pictures.module.css';

/** A small version of a picture; it says nothing, what it shows stands beside it. */
export function Thumbnail({ media }: { media: Pick<Media, 'base' | 'focal' | 'file_name'> }) {
  if (media.base === '')
    return <span className={`${styles.thumbnail} ${styles.ending}`}>{endingOf(media.file_name)}</span>;
  return (
    <img
      className={styles.thumbnail}
      src={`${media.base}/320.webp`}
      alt=""
      loading="lazy"
      decoding="async"
      style={{ objectPosition: `${media.focal.x}% ${media.focal.y}%` }}
    />
  );
}
