import type { Media } from '#contract/media/media.ts';
import { fileExtension } from './media-facts.ts';
import styles from './media.module.css';

/** A small version of a picture; its alt is empty since its name stands beside it. */
export function Thumbnail({ media }: { media: Pick<Media, 'base' | 'focal' | 'file_name'> }) {
  if (media.base === '')
    return <span className={`${styles.thumbnail} ${styles.ending}`}>{fileExtension(media.file_name)}</span>;
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
