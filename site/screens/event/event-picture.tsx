import type { Picture as LibraryPicture } from '#contract/media/media.ts';
import { Enlarge } from '#ui/pictures/enlarge.tsx';
import { PictureCaption } from '#ui/pictures/picture-caption.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import styles from './event-picture.module.css';

/** The production's picture in full width, with its caption and copyright. */
export function EventPicture({ picture }: { picture: LibraryPicture | null | undefined }) {
  if (!picture) return null;
  return (
    <figure className={styles.figure}>
      <Enlarge of={{ picture }}>
        <Picture picture={picture} sizes="100vw" className={styles.picture} />
      </Enlarge>
      <PictureCaption picture={picture} className="wrap" />
    </figure>
  );
}
