import { Text } from '../../rendering/text.tsx';
import { VideoPlayer } from '../../embeds/video-player.tsx';
import type { ViewProps } from '../../rendering/view-props.ts';
import type { videoitem } from './schema.ts';
import styles from './view.module.css';

/** A video of a list, with title and text below. */
export function VideoItemView({ block }: ViewProps<typeof videoitem>) {
  return (
    <>
      <VideoPlayer of={block} sizes="(min-width: 64em) 46vw, 92vw" />
      <Text of={block} field="content" as="p" className={styles.content} />
    </>
  );
}
