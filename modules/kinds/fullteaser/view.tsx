import { ArrowLink } from '#ui/button.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { BlockCredit, BlockPicture, useHasPicture } from '../../pictures/block-picture.tsx';
import { useEditing } from '../../rendering/edit-surface.ts';
import { Text } from '../../rendering/text.tsx';
import type { ViewProps } from '../../rendering/view-props.ts';
import type { fullteaser } from './schema.ts';
import styles from './view.module.css';

/** One large teaser: picture on top, left or right, extending over the edge; or text only. */
export function FullTeaserView({ block }: ViewProps<typeof fullteaser>) {
  const editing = useEditing();
  const hasPicture = useHasPicture(block);
  const side = hasPicture ? (styles[block.extra_class] ?? styles.default) : styles.plain;
  const href = block.link_url ?? '';
  const linked = href !== '' && (block.link_text !== '' || editing);
  return (
    <section className={`pictured ${styles.teaser} ${side} ${editing ? '' : styles.whole}`}>
      {hasPicture && (
        <div className={`its-picture ${styles.picture}`}>
          <BlockPicture
            of={block}
            sizes={block.extra_class === 'default' ? '100vw' : '(min-width: 48em) 58vw, 100vw'}
          />
          <BlockCredit of={block} />
        </div>
      )}
      <div className={styles.words}>
        <Text of={block} field="preline" as="p" className={styles.preline} />
        <div className={styles.body}>
          {href !== '' && !linked ? (
            <h2 className={styles.headline}>
              <SmartLink href={href}>
                <Text of={block} field="headline" />
              </SmartLink>
            </h2>
          ) : (
            <Text of={block} field="headline" as="h2" className={styles.headline} />
          )}
          <Text of={block} field="text" as="p" className={styles.text} />
          {linked && (
            <ArrowLink href={href}>
              <Text of={block} field="link_text" />
            </ArrowLink>
          )}
        </div>
      </div>
    </section>
  );
}
