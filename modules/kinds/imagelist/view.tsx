import { Blocks } from '../../rendering/blocks.tsx';
import { Slides } from '#ui/slides/slides.tsx';
import type { ViewProps } from '../../rendering/view-props.ts';
import type { imagelist } from './schema.ts';
import styles from './view.module.css';

/** Pictures of uneven sizes, or a slider of pictures. */
export function ImageListView({ block }: ViewProps<typeof imagelist>) {
  const pictures = block.children ?? [];
  const list = <Blocks blocks={pictures} place="item" parent={block.id} slot={0} />;
  if (block.extra_class === 'slide') return <Slides className={styles.strip}>{list}</Slides>;
  return (
    <ul className={styles.hung} data-count={Math.min(pictures.length, 5)}>
      {list}
    </ul>
  );
}
