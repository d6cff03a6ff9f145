import { ownFileAt } from '#contract/fields/own-file.ts';
import { m } from '#messages/paraglide/messages.js';
import { Embed } from '../../embeds/embed.tsx';
import { OwnSound } from '../../embeds/own-sound.tsx';
import styles from '../../embeds/embed.module.css';
import { useEditing } from '../../rendering/edit-surface.ts';
import { RichText, Text } from '../../rendering/text.tsx';
import type { ViewProps } from '../../rendering/view-props.ts';
import type { audio } from './schema.ts';

/** A recording of the media library, or a recording or podcast of a provider. */
export function AudioView({ block }: ViewProps<typeof audio>) {
  const { title, transcript } = block;
  const address = block.embed ?? '';
  const editing = useEditing();
  if (ownFileAt(address) !== 'audio') return <Embed kind="audio" value={address} title={title} titled={block} />;
  return (
    <div className={`stage ${styles.body}`}>
      <Text of={block} field="title" as="p" className={styles.title} />
      <OwnSound src={address} name={title || m.module_own_sound()} />
      {(transcript || editing) && (
        <details open={editing || undefined}>
          <summary>{m.module_transcript()}</summary>
          <RichText of={block} field="transcript" />
        </details>
      )}
    </div>
  );
}
