import type { ReactNode } from 'react';
import type { FlatBlock } from '#contract/blocks/flat-block.ts';
import { BlockCredit, BlockPicture, useHasPicture } from '../pictures/block-picture.tsx';
import { ownFileAt } from '#contract/fields/own-file.ts';
import { Embed } from './embed.tsx';
import { OwnFilm } from './own-film.tsx';
import { Text } from '../rendering/text.tsx';

interface VideoPlayerProps {
  /** A block with the fields `title`, `video_url`, `image` and `length`. */
  of: FlatBlock & { title?: string | undefined; video_url?: string | undefined; length?: string | undefined };
  /** The `sizes` of its picture. */
  sizes: string;
  titleClass: string | undefined;
}

/** A film of the house or a video of a provider, with a preview picture. */
export function VideoPlayer({ of, sizes, titleClass }: VideoPlayerProps) {
  const address = of.video_url ?? '';
  const heading = <Text of={of} field="title" as="p" className={titleClass} />;
  if (ownFileAt(address) === 'video')
    return <OwnFilm of={of} src={address} title={of.title} heading={heading} length={of.length} />;
  return <ForeignVideo of={of} sizes={sizes} heading={heading} />;
}

function ForeignVideo({ of, sizes, heading }: Pick<VideoPlayerProps, 'of' | 'sizes'> & { heading: ReactNode }) {
  const picture = useHasPicture(of) && <BlockPicture of={of} sizes={sizes} alt="" />;
  return (
    <Embed
      kind="video"
      value={of.video_url ?? ''}
      title={of.title}
      heading={heading}
      length={of.length}
      picture={picture}
      credit={<BlockCredit of={of} />}
    />
  );
}
