import { SmartLink } from '#site/ui/smart-link.tsx';
import { BlockPicture, useHasPicture } from '../block-picture.tsx';
import { FigureCaption } from '../figure-caption.tsx';
import type { ViewProps } from '../view-props.ts';
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
  const alt = block.link_url ? block.picture?.alt || block.image_alt || block.description : undefined;
  const picture = <BlockPicture of={block} sizes={sizes[alias]} alt={alt} />;
  return (
    <figure className={styles[alias]}>
      <div className={styles.frame}>
        {block.link_url ? <SmartLink href={block.link_url}>{picture}</SmartLink> : picture}
      </div>
      <FigureCaption of={block} field="description" className={styles.caption} />
    </figure>
  );
}
