import { SmartLink } from '#site/ui/smart-link.tsx';
import { BlockPicture } from '../block-picture.tsx';
import { FigureCaption } from '../figure-caption.tsx';
import { Text } from '../text.tsx';
import type { ViewProps } from '../view-props.ts';
import type { imageitem } from './schema.ts';
import styles from './view.module.css';

/** A picture of a row, with its title and caption. */
export function ImageItemView({ block }: ViewProps<typeof imageitem>) {
  const alt = block.link_url ? block.picture?.alt || block.image_alt || block.title || block.description : undefined;
  const picture = <BlockPicture of={block} sizes="(min-width: 48em) 42vw, 92vw" alt={alt} byHeight />;
  return (
    <figure className={styles.figure}>
      {block.link_url ? (
        <SmartLink href={block.link_url} className={styles.link}>
          {picture}
        </SmartLink>
      ) : (
        picture
      )}
      <Text of={block} field="title" as="p" className={styles.title} />
      <FigureCaption of={block} field="description" className={styles.caption} />
    </figure>
  );
}
