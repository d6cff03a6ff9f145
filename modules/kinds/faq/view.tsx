import { Blocks } from '../../rendering/blocks.tsx';
import type { ViewProps } from '../../rendering/view-props.ts';
import type { faq } from './schema.ts';
import styles from './view.module.css';

/** A list of questions with collapsible answers. */
export function FaqView({ block }: ViewProps<typeof faq>) {
  return (
    <div className={styles.faq}>
      <Blocks blocks={block.children ?? []} place="item" parent={block.id} slot={0} />
    </div>
  );
}
