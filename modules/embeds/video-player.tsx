import type { FlatBlock } from '#contract/blocks/flat-block.ts';
import { BlockCredit, BlockPicture, useHasPicture } from '../pictures/block-picture.tsx';
import { Embed } from './embed.tsx';
import { Text } from '../rendering/text.tsx';

interface VideoPlayerProps {
  /** A block with the fields `title`, `video_url`, `image` and `length`. */
  of: FlatBlock & { title?: string | undefined; video_url?: string | undefined; length?: string | undefined };
  /** The `sizes` of its picture. */
  sizes: string;
  titleClass: string | undefined;
}

/** A video with a preview picture. */
export function VideoPlayer({ of, sizes, titleClass }: VideoPlayerProps) {
  const picture = useHasPicture(of) && <BlockPicture of={of} sizes={sizes} alt="" />;
  return (
    <Embed
      kind="video"
      value={of.video_url ?? ''}
      title={of.title}
      heading={<Text of={of} field="title" as="p" className={titleClass} />}
      length={of.length}
      picture={picture}
      credit={<BlockCredit of={of} />}
    />
  );
}
