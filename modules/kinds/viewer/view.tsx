import { Embed } from '../../embeds/embed.tsx';
import type { ViewProps } from '../../rendering/view-props.ts';
import type { viewer } from './schema.ts';

/** An online booklet of an external provider. */
export function ViewerView({ block }: ViewProps<typeof viewer>) {
  return <Embed kind="viewer" value={block.embed ?? ''} />;
}
