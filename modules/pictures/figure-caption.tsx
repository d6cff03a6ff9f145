import type { FlatBlock } from '#contract/blocks/flat-block.ts';
import type { Picture } from '#contract/media/media.ts';
import { useEditing } from '../rendering/edit-surface.ts';
import styles from './figure-caption.module.css';
import { Text } from '../rendering/text.tsx';

export interface FigureCaptionProps {
  of: FlatBlock & { picture?: Picture | undefined; image_copyright?: string | undefined };
  /** Field of the block's own caption; where it is empty the picture's own stands. */
  field: string;
  className?: string | undefined;
}

/** What is to be said of a picture: its caption and whose it is. Nothing where there is neither. */
export function FigureCaption({ of, field, className = '' }: FigureCaptionProps) {
  const editing = useEditing();
  const own = String(of[field] ?? '');
  const caption = own === '' ? (of.picture?.caption ?? '') : '';
  const copyright = of.picture?.copyright ?? of.image_copyright ?? '';
  if (own === '' && caption === '' && copyright === '' && !editing) return null;
  return (
    <figcaption className={`${styles.caption} ${className}`}>
      <Text of={of} field={field} className={styles.words} />
      {caption !== '' && (
        <span className={styles.words} lang={of.picture?.lang}>
          {caption}
        </span>
      )}
      {copyright !== '' && (
        <span className={styles.credit} lang={of.picture?.lang}>
          {copyright}
        </span>
      )}
    </figcaption>
  );
}
