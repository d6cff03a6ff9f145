import { Blocks } from '../../rendering/blocks.tsx';
import type { ViewProps } from '../../rendering/view-props.ts';
import type { container } from './schema.ts';
import styles from './view.module.css';

/** Columns side by side, stacked in narrow windows. */
export function ContainerView({ block }: ViewProps<typeof container>) {
  const columns = block.columns ?? [];
  return (
    <div className={styles.columns} data-columns={columns.length}>
      {columns.map((column, slot) => (
        // oxlint-disable-next-line react/no-array-index-key -- a column has no identity but its index
        <div key={slot} className={`${styles.column} ${styles[column.classes] ?? ''}`}>
          <Blocks blocks={column.children} place="column" parent={block.id} slot={slot} />
        </div>
      ))}
    </div>
  );
}
