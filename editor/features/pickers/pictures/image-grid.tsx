/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native list can neither be searched by typing nor show pictures */
import { renditionUrl, type Media } from '#contract/media/media.ts';
import { m } from '#messages/paraglide/messages.js';
import styles from './image-grid.module.css';
import { useTabStop } from '../walk-results.ts';

interface ImageGridProps {
  pictures: readonly Media[];
  chosen: readonly number[];
  /** Several may be chosen. */
  several?: boolean;
  pick: (media: Media) => void;
}

/** The pictures found. */
export function ImageGrid({ pictures, chosen, several = false, pick }: ImageGridProps) {
  const tabStop = useTabStop(
    pictures.map(({ id }) => id),
    chosen.at(-1) ?? null,
  );
  if (pictures.length === 0) return null;
  return (
    <div className={styles.grid} role="listbox" aria-label={m.editor_images()} aria-multiselectable={several}>
      {pictures.map((media) => (
        <div key={media.id} role="presentation">
          <button
            type="button"
            role="option"
            aria-selected={chosen.includes(media.id)}
            className={styles.thumb}
            onClick={() => pick(media)}
            {...tabStop(media.id)}
          >
            <img src={renditionUrl(media.base, 320, 'webp')} alt="" loading="lazy" />
            <span>{media.file_name}</span>
          </button>
        </div>
      ))}
    </div>
  );
}
