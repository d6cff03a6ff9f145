import { Text } from '../../rendering/text.tsx';
import type { ViewProps } from '../../rendering/view-props.ts';
import type { headline } from './schema.ts';
import styles from './view.module.css';

const tags = { '2': 'h2', '3': 'h3', '4': 'h4', '5': 'h5', '6': 'h6' } as const;

/** A headline with a preline in the margin and a subline below. */
export function HeadlineView({ block }: ViewProps<typeof headline>) {
  const tag = tags[block.headline_level] ?? 'h2';
  return (
    <hgroup className={styles.group}>
      <Text of={block} field="preline" as="p" className={styles.preline} />
      <Text of={block} field="content" as={tag} className={styles[tag]} />
      <Text of={block} field="subline" as="p" className={styles.subline} />
    </hgroup>
  );
}
