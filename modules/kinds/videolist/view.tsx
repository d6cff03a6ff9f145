import { Blocks } from '../../rendering/blocks.tsx';
import type { ViewProps } from '../../rendering/view-props.ts';
import type { videolist } from './schema.ts';
import styles from './view.module.css';

/** Videos side by side. */
export function VideoListView({ block }: ViewProps<typeof videolist>) {
  return (
    <ul className={styles.videos}>
      <Blocks blocks={block.children ?? []} place="item" parent={block.id} slot={0} />
    </ul>
  );
}
