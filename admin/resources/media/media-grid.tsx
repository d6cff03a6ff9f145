import { useListContext, useTranslate } from 'react-admin';
import type { Media } from '#contract/media/media.ts';
import styles from './media-grid.module.css';
import { Link } from 'react-router-dom';
import { fileExtension, mediaGapsOf } from '../../media/media-facts.ts';

/** The current page of the library. */
export function MediaGrid() {
  const translate = useTranslate();
  const { data, isPending, selectedIds, onToggleItem } = useListContext<Media>();
  if (isPending) {
    return (
      <div className={styles.grid} aria-busy="true">
        {Array.from({ length: 12 }, (_, place) => (
          <div key={place} className={styles.waiting} />
        ))}
      </div>
    );
  }
  if (!data?.length) return <p className={styles.none}>{translate('ra.navigation.no_results')}</p>;
  return (
    <ul className={styles.grid}>
      {data.map((media) => (
        <MediaCard key={media.id} media={media} selected={selectedIds.includes(media.id)} toggle={onToggleItem} />
      ))}
    </ul>
  );
}

interface MediaCardProps {
  media: Media;
  selected: boolean;
  toggle: (id: number) => void;
}

/** An entry of the library: picture, name, missing texts. */
function MediaCard({ media, selected, toggle }: MediaCardProps) {
  const translate = useTranslate();
  const { id, kind, file_name: name, thumbs, focal } = media;
  const gaps = mediaGapsOf(media);
  return (
    <li className={`card ${styles.card}`} data-selected={selected}>
      <Link to={`/media/${id}`} className={styles.open} aria-label={translate('media.open', { name })}>
        {kind === 'image' ? (
          <img
            src={thumbs['320']}
            alt={media.alt.de}
            loading="lazy"
            style={{ objectPosition: `${focal.x}% ${focal.y}%` }}
          />
        ) : (
          <span className={styles.file} aria-hidden="true">
            {fileExtension(name)}
          </span>
        )}
      </Link>
      <label className={styles.pick}>
        <input
          type="checkbox"
          checked={selected}
          aria-label={translate('media.select', { name })}
          onChange={() => toggle(id)}
        />
      </label>
      <div className={`cluster ${styles.foot}`}>
        <span className={styles.name} title={name}>
          {name}
        </span>
        {gaps.map((gap) => (
          <span key={gap} className={styles.gap}>
            {translate(`media.missing_${gap}`)}
          </span>
        ))}
      </div>
    </li>
  );
}
