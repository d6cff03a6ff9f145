import type { FlatBlock } from '#contract/blocks/flat-block.ts';
import type { Picture } from '#contract/media/media.ts';
import { useEditing } from '../rendering/edit-surface.ts';
import styles from './figure-caption.module.css';
import { Text } from '../rendering/text.tsx';

export interface FigureCaptionProps {
  of: FlatBlock & { picture?: Picture | undefined; image_copyright?: string | undefined };
  /** Name of the block's caption field; if it is empty, the caption of the medium is shown. */
  field: string;
  className?: string | undefined;
}

/** Caption and copyright of a picture; nothing if it has neither. */
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
