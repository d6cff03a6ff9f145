import { BlockPicture, useHasPicture } from '../block-picture.tsx';
import { Embed } from '../embed.tsx';
import { Text } from '../text.tsx';
import type { ViewProps } from '../view-props.ts';
import type { videoitem } from './schema.ts';
import styles from './view.module.css';

/** A video of a row, with what is to be said of it beneath. */
export function VideoItemView({ block }: ViewProps<typeof videoitem>) {
  const picture = useHasPicture(block) && <BlockPicture of={block} sizes="(min-width: 64em) 46vw, 92vw" alt="" />;
  return (
    <>
      <Embed
        kind="video"
        value={block.video_url ?? ''}
        title={block.title}
        heading={<Text of={block} field="title" as="p" className={styles.title} />}
        length={block.length}
        picture={picture}
      />
      <Text of={block} field="content" as="p" className={styles.content} />
    </>
  );
}
