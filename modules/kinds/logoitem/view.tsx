import { Picture, pictureOf } from '#ui/pictures/picture.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { BlockPicture } from '../../pictures/block-picture.tsx';
import { langOf } from '../../rendering/text.tsx';
import type { ViewProps } from '../../rendering/view-props.ts';
import type { logoitem } from './schema.ts';
import styles from './view.module.css';

/** One logo. Its name is shown if there is no picture, and is the alt text if the picture has none. */
export function LogoItemView({ block }: ViewProps<typeof logoitem>) {
  const name = block.text ?? '';
  const source = pictureOf(block);
  const alt = block.picture?.alt || block.image_alt || name;
  // Logos are transparent: the blurred placeholder would be visible behind them.
  const picture = source?.picture && { ...source.picture, placeholder: '' };
  const logo = source ? (
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
      {logo}
    </SmartLink>
  ) : (
    logo
  );
}
