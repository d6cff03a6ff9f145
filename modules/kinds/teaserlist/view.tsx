import { Blocks } from '../../rendering/blocks.tsx';
import { Slides } from '#ui/slides/slides.tsx';
import type { ViewProps } from '../../rendering/view-props.ts';
import type { teaserlist } from './schema.ts';
import styles from './view.module.css';

/** Teasers side by side at uneven heights, or a slider of teasers. */
export function TeaserListView({ block }: ViewProps<typeof teaserlist>) {
  const teasers = block.children ?? [];
  const list = <Blocks blocks={teasers} place="item" parent={block.id} slot={0} />;
  if (block.extra_class === 'slide') return <Slides className={styles.strip}>{list}</Slides>;
  return (
    <ul className={styles.teasers} data-even={teasers.length === 2 || teasers.length === 4}>
      {list}
    </ul>
  );
}
