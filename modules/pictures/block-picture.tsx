import type { FlatBlock } from '#contract/blocks/flat-block.ts';
import type { Picture as LibraryPicture } from '#contract/media/media.ts';
import { Enlarge } from '#ui/pictures/enlarge.tsx';
import { Picture, pictureOf } from '#ui/pictures/picture.tsx';
import { PictureCredit } from '#ui/pictures/picture-credit.tsx';
import styles from './block-picture.module.css';
import { useBlanks } from '../rendering/edit-surface.ts';

export interface BlockPictureProps {
  of: FlatBlock;
  /** The attribute `sizes`; browsers that support `sizes="auto"` measure lazy pictures instead. */
  sizes: string;
  /** True if the layout sets the height and the width follows: `sizes="auto"` cannot measure it before it is loaded. */
  byHeight?: boolean;
  /** Replaces the alt text of the medium. */
  alt?: string | undefined;
  className?: string | undefined;
}

/** The picture of a block; without one nothing, or a placeholder to click on in the editor. */
export function BlockPicture({ of, sizes, byHeight = false, alt, className }: BlockPictureProps) {
  const blanks = useBlanks();
  const source = pictureOf(of);
  if (!source) return blanks ? <span className={styles.blank} data-blank="image" /> : null;
  const measured = source.picture && !byHeight ? `auto, ${sizes}` : sizes;
  return <Picture {...source} {...(alt !== undefined && { alt })} sizes={measured} className={className} />;
}

/** True if a block has a picture, or shows the editor's placeholder for one. */
export function useHasPicture(block: FlatBlock): boolean {
  const blanks = useBlanks();
  return blanks || pictureOf(block) !== null;
}

/** The picture of a block with a link to a large version; the editor's placeholder has no link. */
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

/** Copyright of a block's picture, for pictures without a caption. */
export function BlockCredit({
  of,
}: {
  of: FlatBlock & { picture?: LibraryPicture | undefined; image_copyright?: string | undefined };
}) {
  return <PictureCredit picture={of.picture ?? { copyright: of.image_copyright ?? '' }} />;
}
