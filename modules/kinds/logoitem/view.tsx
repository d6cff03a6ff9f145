import { Picture, pictureOf } from '#ui/pictures/picture.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { BlockPicture } from '../../pictures/block-picture.tsx';
import { langOf } from '../../rendering/text.tsx';
import type { ViewProps } from '../../rendering/view-props.ts';
import type { logoitem } from './schema.ts';
import styles from './view.module.css';

/** One mark. Its name stands in its place where there is no picture, and for it where the picture says nothing. */
export function LogoItemView({ block }: ViewProps<typeof logoitem>) {
  const name = block.text ?? '';
  const source = pictureOf(block);
  const alt = block.picture?.alt || block.image_alt || name;
  // A mark has a transparent ground: the blurred stand-in would shine through.
  const picture = source?.picture && { ...source.picture, placeholder: '' };
  const mark = source ? (
    <Picture {...source} picture={picture} alt={alt} sizes="640px" className={styles.logo} />
  ) : name === '' ? (
    <BlockPicture of={block} sizes="320px" />
  ) : (
    <span className={styles.name} lang={langOf(block, 'text')}>
      {name}
    </span>
  );
  return block.link_url ? (
    <SmartLink href={block.link_url} className={styles.link}>
      {mark}
    </SmartLink>
  ) : (
    mark
  );
}
