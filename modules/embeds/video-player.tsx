import type { FlatBlock } from '#contract/blocks/flat-block.ts';
import { BlockCredit, BlockPicture, useHasPicture } from '../pictures/block-picture.tsx';
import { ownFileAt } from '#contract/fields/own-file.ts';
import { Embed } from './embed.tsx';
import { type ComponentProps, Suspense } from 'react';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.ts';
import type OwnPlayer from './own-player.tsx';

const load = async () => (await import('./own-player.tsx')).default;

/** In browsers the code is loaded when a page has a film; until then the document's own player stays as it is. */
const Player = import.meta.env.SSR ? await load() : lazyWithRetry(load);

/** A film of the media library. */
function OwnFilm(props: ComponentProps<typeof OwnPlayer>) {
  return (
    <Suspense>
      <Player {...props} />
    </Suspense>
  );
}

interface VideoPlayerProps {
  /** A block with the fields `title`, `video_url`, `image` and `length`. */
  of: FlatBlock & { title?: string | undefined; video_url?: string | undefined; length?: string | undefined };
  /** The `sizes` of its picture. */
  sizes: string;
}

/** A film of the house or a video of a provider, with a preview picture. */
export function VideoPlayer({ of, sizes }: VideoPlayerProps) {
  const address = of.video_url ?? '';
  const hasPicture = useHasPicture(of);
  if (ownFileAt(address) === 'video') return <OwnFilm of={of} src={address} title={of.title} length={of.length} />;
  return (
    <Embed
      kind="video"
      value={address}
      title={of.title}
      titled={of}
      length={of.length}
      picture={hasPicture && <BlockPicture of={of} sizes={sizes} alt="" />}
      credit={<BlockCredit of={of} />}
    />
  );
}
