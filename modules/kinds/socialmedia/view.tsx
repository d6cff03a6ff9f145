import { Embed } from '../../embeds/embed.tsx';
import type { ViewProps } from '../../rendering/view-props.ts';
import type { socialmedia } from './schema.ts';

/** A post of a social network. */
export function SocialMediaView({ block }: ViewProps<typeof socialmedia>) {
  return <Embed kind="social" value={block.embed ?? ''} />;
}
