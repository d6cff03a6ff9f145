import type { Picture as LibraryPicture } from '#contract/media/media.ts';
import { m } from '#messages/paraglide/messages.js';
import { Enlarge } from '#ui/pictures/enlarge.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { PictureCaption } from '#ui/pictures/picture-caption.tsx';
import styles from './gallery.module.css';

/** Pictures of the production at uneven heights. */
export function Gallery({ pictures }: { pictures: LibraryPicture[] }) {
  return (
    <section className={`stage screen-only ${styles.gallery}`} id="bilder" aria-labelledby="h-bilder">
      <div className="wrap">
        <h2 className={`head ${styles.title}`} id="h-bilder">
          {m.production_pictures()}
        </h2>
        <div className={`libretto ${styles.wall}`}>
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
