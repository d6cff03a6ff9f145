import type { FlatBlock } from '#contract/blocks/flat-block.ts';
import type { Picture as LibraryPicture } from '#contract/media/media.ts';
import { Enlarge } from '#ui/pictures/enlarge.tsx';
import { Picture, pictureOf } from '#ui/pictures/picture.tsx';
import { PictureCredit } from '#ui/pictures/picture-credit.tsx';
import styles from './block-picture.module.css';
import { useBlanks } from '../rendering/edit-surface.ts';

export interface BlockPictureProps {
  of: FlatBlock;
  /** How wide it is drawn in a window of which width; browsers that measure lazy pictures themselves do that instead. */
  sizes: string;
  /** True where the height is given and the width follows: such a picture cannot be measured before it is there. */
  byHeight?: boolean;
  /** Instead of the picture's own text alternative. */
  alt?: string | undefined;
  className?: string | undefined;
}

/** The picture of a block; nothing where it has none, but a blank to click on for an editor. */
export function BlockPicture({ of, sizes, byHeight = false, alt, className }: BlockPictureProps) {
  const blanks = useBlanks();
  const source = pictureOf(of);
  if (!source) return blanks ? <span className={styles.blank} data-blank="image" /> : null;
  const measured = source.picture && !byHeight ? `auto, ${sizes}` : sizes;
  return <Picture {...source} {...(alt !== undefined && { alt })} sizes={measured} className={className} />;
}

/** True where a block has a picture to draw, or an editor who may choose one. */
export function useHasPicture(block: FlatBlock): boolean {
  const blanks = useBlanks();
  return blanks || pictureOf(block) !== null;
}

/** The picture of a block behind a link that shows it large; a blank leads nowhere. */
export function LargeBlockPicture({ className, ...props }: BlockPictureProps) {
  const source = pictureOf(props.of);
  const picture = <BlockPicture {...props} />;
  return source ? (
    <Enlarge of={source} className={className}>
      {picture}
    </Enlarge>
  ) : (
    picture
  );
}

/** Whose the picture of a block is, where no caption says so. */
export function BlockCredit({
  of,
}: {
  of: FlatBlock & { picture?: LibraryPicture | undefined; image_copyright?: string | undefined };
}) {
  return <PictureCredit picture={of.picture ?? { copyright: of.image_copyright ?? '' }} />;
}
