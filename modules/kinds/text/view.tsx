import { RichText } from '../../rendering/text.tsx';
import type { ViewProps } from '../../rendering/view-props.ts';
import type { text } from './schema.ts';
import styles from './view.module.css';

/** A rich text. */
export function TextView({ block }: ViewProps<typeof text>) {
  const className = block.add_additional_space ? `${styles.prose} ${styles.close}` : styles.prose;
  return <RichText of={block} field="content" className={className} />;
}
