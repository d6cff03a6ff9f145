import { SmartLink } from '#ui/smart-link.tsx';
import { BlockCredit, BlockPicture, useHasPicture } from '../../pictures/block-picture.tsx';
import { useEditing } from '../../rendering/edit-surface.ts';
import { Text } from '../../rendering/text.tsx';
import type { ViewProps } from '../../rendering/view-props.ts';
import type { teaseritem } from './schema.ts';
import styles from './view.module.css';

/** A card with picture, texts and one link that covers all of it. */
export function TeaserItemView({ block }: ViewProps<typeof teaseritem>) {
  const editing = useEditing();
  const hasPicture = useHasPicture(block);
  return (
    <article className={`pictured ${styles.teaser} ${editing ? '' : styles.whole}`}>
      {hasPicture && (
        <div className={`its-picture ${styles.picture}`}>
          <BlockPicture of={block} sizes="(min-width: 48em) 31vw, 92vw" />
          <BlockCredit of={block} />
        </div>
      )}
      <div className={hasPicture ? undefined : styles.bare}>
        <Text of={block} field="preline" as="p" className="preline soft" />
        <h3 className={styles.headline}>
          <SmartLink href={block.link_url ?? ''}>
            <Text of={block} field="headline" />
          </SmartLink>
        </h3>
        <Text of={block} field="subline" as="p" className={styles.subline} />
        <Text of={block} field="text" as="p" className={styles.text} />
        <Text of={block} field="link_text" as="p" className={styles.more} />
      </div>
    </article>
  );
}
