import { Text } from '../../rendering/text.tsx';
import type { ViewProps } from '../../rendering/view-props.ts';
import type { quote } from './schema.ts';
import styles from './view.module.css';

/** A quotation; its quotation marks depend on the language. */
export function QuoteView({ block }: ViewProps<typeof quote>) {
  return (
    <blockquote>
      <Text of={block} field="content" as="p" className={styles.content} />
      <Text of={block} field="author" as="footer" className={styles.author} />
    </blockquote>
  );
}
