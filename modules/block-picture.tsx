import type { FlatBlock } from '#contract/flat-block.ts';
import { Picture, pictureOf } from '#site/ui/picture.tsx';
import styles from './block-picture.module.css';
import { useBlanks } from './edit-surface.ts';

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
