import { BlockPicture, useHasPicture } from '../block-picture.tsx';
import { Embed } from '../embed.tsx';
import { Text } from '../text.tsx';
import type { ViewProps } from '../view-props.ts';
import type { video } from './schema.ts';
import styles from './view.module.css';

/** A video behind a picture of our own. */
export function VideoView({ block }: ViewProps<typeof video>) {
  const picture = useHasPicture(block) && <BlockPicture of={block} sizes="(min-width: 48em) 72vw, 92vw" alt="" />;
  return (
    <Embed
      kind="video"
      value={block.video_url ?? ''}
      title={block.title}
      heading={<Text of={block} field="title" as="p" className={styles.title} />}
      length={block.length}
      picture={picture}
    />
  );
}
