import { ownFileAt } from '#contract/fields/own-file.ts';
import { m } from '#messages/paraglide/messages.js';
import { Embed } from '../../embeds/embed.tsx';
import { OwnSound } from '../../embeds/own-sound.tsx';
import { Transcript } from '../../embeds/transcript.tsx';
import styles from '../../embeds/embed.module.css';
import { Text } from '../../rendering/text.tsx';
import type { ViewProps } from '../../rendering/view-props.ts';
import type { audio } from './schema.ts';

/** A recording of the media library, or a recording or podcast of a provider. */
export function AudioView({ block }: ViewProps<typeof audio>) {
  const { title } = block;
  const address = block.embed ?? '';
  if (ownFileAt(address) !== 'audio') return <Embed kind="audio" value={address} title={title} titled={block} />;
  return (
    <div className={`stage ${styles.body}`}>
      <Text of={block} field="title" as="p" className={styles.title} />
      <OwnSound src={address} name={title || m.module_own_sound()} />
      <Transcript of={block} summary={m.module_transcript()} />
    </div>
  );
}
