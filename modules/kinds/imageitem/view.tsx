import { SmartLink } from '#ui/smart-link.tsx';
import { BlockPicture, LargeBlockPicture } from '../../pictures/block-picture.tsx';
import { FigureCaption } from '../../pictures/figure-caption.tsx';
import { Text } from '../../rendering/text.tsx';
import type { ViewProps } from '../../rendering/view-props.ts';
import type { imageitem } from './schema.ts';
import styles from './view.module.css';

/** A picture of a list, with title and caption. */
export function ImageItemView({ block }: ViewProps<typeof imageitem>) {
  const pictureProps = { of: block, sizes: '(min-width: 48em) 42vw, 92vw', byHeight: true };
  return (
    <figure>
      {block.link_url ? (
        <SmartLink href={block.link_url} className={styles.link}>
          <BlockPicture
            {...pictureProps}
            alt={block.picture?.alt || block.image_alt || block.title || block.description}
          />
        </SmartLink>
      ) : (
        <LargeBlockPicture {...pictureProps} />
      )}
      <Text of={block} field="title" as="p" className={styles.title} />
      <FigureCaption of={block} field="description" className={styles.caption} />
    </figure>
  );
}
