import { type CSSProperties, lazy, type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import type { FlatBlock } from '#contract/blocks/flat-block.ts';
import type { EmbedKind } from '#contract/fields/embed-hosts.ts';
import { choose, useConsent } from '#ui/consent/consent-state.ts';
import { m } from '#messages/paraglide/messages.js';
import { ArrowLink, buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { type Player, playerOf } from './embed-address.ts';
import { EmbedDrawing } from './embed-drawing.tsx';
import styles from './embed.module.css';
import { type ForeignContent, readForeign } from './embed-provider.ts';
import { useBlanks, useEditing } from '../rendering/edit-surface.ts';
import { Text } from '../rendering/text.tsx';
import { useHydrated } from '#ui/loading/use-hydrated.ts';

const EmbedPlayer = lazy(() => import('./embed-player.tsx'));

export interface EmbedProps {
  kind: EmbedKind;
  /** Address of the content at its provider, or the provider's embed code. */
  value: string;
  /** Accessible name of the player; by default kind and provider. */
  title?: string | undefined;
  /** The block whose field `title` is the visible title, with the default where it is empty. */
  titled?: FlatBlock | undefined;
  /** Playing time, `3:04`. */
  length?: string | undefined;
  /** Preview picture from the media library. */
  picture?: ReactNode;
  /** Copyright of that picture. */
  credit?: ReactNode;
}

/** A preview of external content, made of own resources only; the provider is contacted after the visitor's consent. */
export default function Embed({ value, ...props }: EmbedProps) {
  const blanks = useBlanks();
  const foreign = readForeign(value);
  if (!foreign) return props.picture || blanks ? <Preview {...props} foreign={null} /> : null;
  return <ForeignEmbed {...props} foreign={foreign} />;
}

type PartProps = Omit<EmbedProps, 'value'>;

function ForeignEmbed({ foreign, ...props }: PartProps & { foreign: ForeignContent }) {
  const { record, refusals } = useConsent();
  // "Load once" is valid until consent to media is withdrawn.
  const [requestedAt, setRequestedAt] = useState(-1);
  const requestedByVisitor = requestedAt === refusals;
  const player = playerOf(foreign, props.kind);
  const preview = <Preview {...props} foreign={foreign} player={player} onLoad={() => setRequestedAt(refusals)} />;
  const editing = useEditing();
  // In the editor the texts of the preview are edited. Deferred, because a page may have many players and the click on
  // "always load" should not wait for them.
  const always = useDeferredValue(!editing && record?.media === true);
  if (!player || !(requestedByVisitor || always)) return preview;
  const title = props.title || labelsFor[props.kind](foreign);
  return (
    <div className={`${styles.loaded} ${styles[props.kind]}`} data-sized={player.height !== undefined}>
      <Suspense fallback={preview}>
        <EmbedPlayer player={player} title={title} requestedByVisitor={requestedByVisitor} />
      </Suspense>
    </div>
  );
}

const labelsFor = {
  video: m.module_video_by,
  audio: m.module_audio_by,
  viewer: m.module_viewer_by,
  social: m.module_social_by,
} as const;

interface PreviewProps extends PartProps {
  foreign: ForeignContent | null;
  player?: Player | null;
  onLoad?: () => void;
}

/** React sets custom properties, which its types do not know. */
function heightOf(pixels: number): CSSProperties {
  return { '--player': `${pixels}px` } as CSSProperties;
}

function Preview({ kind, foreign, player, titled, length, picture, credit, onLoad }: PreviewProps) {
  const editing = useEditing();
  return (
    <div
      className={`stage ${styles.preview} ${styles[kind]} ${player && !editing ? styles.held : ''}`}
      style={player?.height ? heightOf(player.height) : undefined}
      data-picture={Boolean(picture)}
      data-blank={foreign ? undefined : 'embed'}
    >
      {picture || <EmbedDrawing kind={kind} />}
      {credit}
      <div className={styles.body}>
        <Title of={titled} standIn={foreign ? labelsFor[kind](foreign) : ''} />
        {foreign && (
          <>
            <p className={styles.notice}>
              {m.module_embed_notice(foreign)} {player && m.module_embed_scope()}{' '}
              {length && m.module_embed_length({ length })}
            </p>
            <div className={styles.acts}>
              {player && <Choices onLoad={onLoad} />}
              <ArrowLink href={foreign.address} newWindow>
                {m.module_embed_open(foreign)}
              </ArrowLink>
            </div>
          </>
        )}
      </div>
    </div>
  );
}

function Title({ of, standIn }: { of: FlatBlock | undefined; standIn: string }) {
  if (of) return <Text of={of} field="title" as="p" className={styles.title} standIn={standIn} />;
  return standIn && <p className={styles.title}>{standIn}</p>;
}

function Choices({ onLoad }: Pick<PreviewProps, 'onLoad'>) {
  const hydrated = useHydrated();
  return (
    <div className={styles.choices} data-ready={hydrated}>
      <button type="button" className={buttonClass.red} onClick={onLoad}>
        <span>
          <Icon name="play" className={styles.play} /> {m.module_embed_once()}
        </span>
      </button>
      <button type="button" className={buttonClass.line} onClick={() => choose({ media: true })}>
        <span>
          {m.module_embed_always()}
          <span className="unseen">: {m.module_embed_always_from()}</span>
        </span>
      </button>
    </div>
  );
}
