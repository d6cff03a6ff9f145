import { Embed } from '../../embeds/embed.tsx';
import type { ViewProps } from '../../rendering/view-props.ts';
import type { audio } from './schema.ts';

/** A recording or podcast of an external provider. */
export function AudioView({ block }: ViewProps<typeof audio>) {
  return <Embed kind="audio" value={block.embed ?? ''} />;
}
