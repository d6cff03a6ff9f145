import type { Picture as LibraryPicture } from '#contract/media.ts';
import { m } from '../paraglide/messages.js';
import { Enlarge } from '../ui/enlarge.tsx';
import { Picture } from '../ui/picture.tsx';
import { PictureCaption } from '../ui/picture-caption.tsx';
import styles from './gallery.module.css';

/** Pictures of the stage, hung at uneven heights. */
export function Gallery({ pictures }: { pictures: LibraryPicture[] }) {
  return (
    <section className={`stage ${styles.gallery}`} id="bilder" aria-labelledby="h-bilder">
      <div className="wrap">
        <h2 className={`head ${styles.title}`} id="h-bilder">
          {m.production_pictures()}
        </h2>
        <div className={styles.wall}>
          {pictures.map((picture) => (
            <figure key={picture.id} className={picture.height > picture.width ? styles.tall : undefined}>
              <Enlarge of={{ picture }}>
                <Picture picture={picture} sizes="(min-width: 48em) 58vw, 100vw" />
              </Enlarge>
              <PictureCaption picture={picture} className={styles.caption} />
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
