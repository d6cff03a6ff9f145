import { useListContext, useTranslate } from 'react-admin';
import type { Media } from '#contract/media/media.ts';
import { MediaCard } from './media-card.tsx';
import styles from './media-grid.module.css';

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
