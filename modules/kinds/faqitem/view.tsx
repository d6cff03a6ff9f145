import { PrintedDetails } from '#ui/printed-details.tsx';
import { Blocks } from '../../rendering/blocks.tsx';
import { Text } from '../../rendering/text.tsx';
import type { ViewProps } from '../../rendering/view-props.ts';
import type { faqitem } from './schema.ts';
import styles from './view.module.css';

/** One question with a collapsed answer (`details`), open on paper; works without scripts. */
export function FaqItemView({ block }: ViewProps<typeof faqitem>) {
  return (
    <PrintedDetails className={styles.question}>
      <summary className={styles.summary}>
        <Text of={block} field="content" />
      </summary>
      <div className={styles.answer}>
        <Blocks blocks={block.children ?? []} place="item" parent={block.id} slot={0} />
      </div>
    </PrintedDetails>
  );
}
