import { Embed } from '../../embeds/embed.tsx';
import type { ViewProps } from '../../rendering/view-props.ts';
import type { viewer } from './schema.ts';

/** A booklet to leaf through that lies with a provider. */
export function ViewerView({ block }: ViewProps<typeof viewer>) {
  return <Embed kind="viewer" value={block.embed ?? ''} />;
}
