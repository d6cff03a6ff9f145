import type { Picture as LibraryPicture } from '#contract/media.ts';
import { Enlarge } from '../ui/enlarge.tsx';
import { PictureCaption } from '../ui/picture-caption.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './event-picture.module.css';

/** The picture of the production over the width of the house, with what is to be said of it. */
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
