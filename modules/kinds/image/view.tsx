import { SmartLink } from '#ui/smart-link.tsx';
import { BlockPicture, LargeBlockPicture, useHasPicture } from '../../pictures/block-picture.tsx';
import { FigureCaption } from '../../pictures/figure-caption.tsx';
import type { ViewProps } from '../../rendering/view-props.ts';
import type { image } from './schema.ts';
import styles from './view.module.css';

const sizes = {
  default: '(min-width: 48em) 72vw, 92vw',
  full: '100vw',
  story: '(min-width: 48em) 76vw, 100vw',
  vertical: '(min-width: 48em) 32vw, 92vw',
  horizontal: '(min-width: 48em) min(72vw, 1240px), 92vw',
} as const;

/** A picture with its caption, in one of five sizes. */
export function ImageView({ block }: ViewProps<typeof image>) {
  const alias = block.alias in sizes ? block.alias : 'default';
  if (!useHasPicture(block)) return null;
  const pictureProps = { of: block, sizes: sizes[alias] };
  return (
    <figure className={styles[alias]}>
      <div className={styles.frame}>
        {block.link_url ? (
          <SmartLink href={block.link_url}>
            <BlockPicture {...pictureProps} alt={block.picture?.alt || block.image_alt || block.description} />
          </SmartLink>
        ) : (
          <LargeBlockPicture {...pictureProps} />
        )}
      </div>
      <FigureCaption of={block} field="description" className={styles.caption} />
    </figure>
  );
}
