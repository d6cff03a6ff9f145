import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { EmbedKind } from '#contract/embed-hosts.ts';
import { m } from '#site/paraglide/messages.js';
import { ArrowLink, buttonClass } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { type Player, playerOf } from './embed-address.ts';
import { alwaysLoad, useAlwaysLoad } from './embed-choice.ts';
import { EmbedDrawing } from './embed-drawing.tsx';
import styles from './embed.module.css';
import { type ForeignThing, readForeign } from './embed-provider.ts';
import { useBlanks } from './edit-surface.ts';
import { useHydrated } from './hydrated.ts';

const EmbedPlayer = lazy(() => import('./embed-player.tsx'));

export interface EmbedProps {
  kind: EmbedKind;
  /** Address of the thing at its provider, or the provider's code for embedding it. */
  value: string;
  /** What a screen reader calls the player; by default the kind of thing and its provider. */
  title?: string | undefined;
  /** The title as it is drawn; by default the same words. */
  heading?: ReactNode;
  /** Playing time, `3:04`. */
  length?: string | undefined;
  /** A picture of our own for the preview. */
  picture?: ReactNode;
}

/** A preview of something foreign, drawn with nothing but our own; the provider is asked only when a visitor says so. */
export function Embed({ value, ...props }: EmbedProps) {
  const blanks = useBlanks();
  const thing = readForeign(value);
  if (!thing) return props.picture || blanks ? <Preview {...props} thing={null} /> : null;
  return <ForeignEmbed {...props} thing={thing} />;
}

type PartProps = Omit<EmbedProps, 'value'>;

function ForeignEmbed({ thing, ...props }: PartProps & { thing: ForeignThing }) {
  const [asked, setAsked] = useState(false);
  const always = useAlwaysLoad(thing.provider);
  const player = playerOf(thing, props.kind);
  const preview = <Preview {...props} thing={thing} player={player} onLoad={() => setAsked(true)} />;
  if (!player || !(asked || always)) return preview;
  const title = props.title || wordsFor[props.kind](thing);
  return (
    <div className={`${styles.loaded} ${styles[props.kind]}`} data-sized={player.height !== undefined}>
      <Suspense fallback={preview}>
        <EmbedPlayer player={player} title={title} asked={asked} />
      </Suspense>
    </div>
  );
}

const wordsFor = {
  video: m.module_video_by,
  audio: m.module_audio_by,
  viewer: m.module_viewer_by,
  social: m.module_social_by,
} as const;

interface PreviewProps extends PartProps {
  thing: ForeignThing | null;
  player?: Player | null;
  onLoad?: () => void;
}

function Preview({ kind, thing, player, heading, length, picture, onLoad }: PreviewProps) {
  const hydrated = useHydrated();
  return (
    <div
      className={`stage ${styles.preview} ${styles[kind]}`}
      data-picture={Boolean(picture)}
      data-blank={thing ? undefined : 'embed'}
    >
      {picture || <EmbedDrawing kind={kind} />}
      <div className={styles.body}>
        {heading ?? (thing && <p className={styles.title}>{wordsFor[kind](thing)}</p>)}
        {thing && (
          <p className={styles.notice}>
            {m.module_embed_notice(thing)} {length && m.module_embed_length({ length })}
          </p>
        )}
        {thing && (
          <div className={styles.acts}>
            {player && (
              <div className={styles.choices} data-ready={hydrated}>
                <button type="button" className={buttonClass.red} onClick={onLoad}>
                  <span>
                    <Icon name="play" className={styles.play} /> {m.module_embed_once()}
                  </span>
                </button>
                <button type="button" className={buttonClass.line} onClick={() => alwaysLoad(thing.provider)}>
                  <span>
                    {m.module_embed_always()}
                    <span className="unseen">: {m.module_embed_always_from(thing)}</span>
                  </span>
                </button>
              </div>
            )}
            <ArrowLink href={thing.address} newWindow>
              {m.module_embed_open(thing)}
            </ArrowLink>
          </div>
        )}
      </div>
    </div>
  );
}
