import { ArrowLink, ButtonLink } from '#ui/button.tsx';
import { Text } from '../../rendering/text.tsx';
import type { ViewProps } from '../../rendering/view-props.ts';
import type { link } from './schema.ts';

/** A single link: underlined with an arrow, or a button. */
export function LinkView({ block }: ViewProps<typeof link>) {
  const href = block.link_url ?? block.link ?? '';
  const newWindow = block.open_new_window;
  return (
    <p>
      {block.extra_class === 'button' ? (
        <ButtonLink href={href} look="line" newWindow={newWindow}>
          <Text of={block} field="content" />
        </ButtonLink>
      ) : (
        <ArrowLink href={href} newWindow={newWindow}>
          <Text of={block} field="content" />
        </ArrowLink>
      )}
    </p>
  );
}
