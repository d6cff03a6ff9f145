import { m } from '#messages/paraglide/messages.js';
import { Blocks } from '../../rendering/blocks.tsx';
import { Text } from '../../rendering/text.tsx';
import type { ViewProps } from '../../rendering/view-props.ts';
import type { eventlist } from './schema.ts';
import styles from './view.module.css';

/** A list of chosen events. */
export function EventListView({ block }: ViewProps<typeof eventlist>) {
  return (
    <section className={styles.list} aria-label={block.headline || m.module_events()}>
      <Text of={block} field="headline" as="h2" className={styles.headline} />
      <ol className={styles.rows}>
        <Blocks blocks={block.children ?? []} place="item" parent={block.id} slot={0} />
      </ol>
    </section>
  );
}
