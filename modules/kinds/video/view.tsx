import { VideoPlayer } from '../../embeds/video-player.tsx';
import type { ViewProps } from '../../rendering/view-props.ts';
import type { video } from './schema.ts';

/** A video with a preview picture. */
export function VideoView({ block }: ViewProps<typeof video>) {
  return <VideoPlayer of={block} sizes="(min-width: 48em) 72vw, 92vw" />;
}
