import { Blocks } from '../../rendering/blocks.tsx';
import type { ViewProps } from '../../rendering/view-props.ts';
import type { logolist } from './schema.ts';
import styles from './view.module.css';

/** Logos of partners in a row. */
export function LogoListView({ block }: ViewProps<typeof logolist>) {
  return (
    <ul className={`${styles.logos} ${block.extra_class === 'large' ? styles.large : ''}`}>
      <Blocks blocks={block.children ?? []} place="item" parent={block.id} slot={0} />
    </ul>
  );
}
