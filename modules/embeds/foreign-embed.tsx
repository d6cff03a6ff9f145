import { type CSSProperties, type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import type { FlatBlock } from '#contract/blocks/flat-block.ts';
import type { EmbedKind } from '#contract/fields/embed-hosts.ts';
import { choose, useConsent } from '#ui/consent/consent-state.ts';
import { m } from '#messages/paraglide/messages.js';
import { ArrowLink, buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { type Player, playerOf } from './embed-address.ts';
import styles from './embed.module.css';
import { type ForeignContent, readForeign } from './embed-provider.ts';
import { useBlanks, useEditing } from '../rendering/edit-surface.ts';
import { Text } from '../rendering/text.tsx';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.ts';
import { useHydrated } from '#ui/loading/use-hydrated.ts';

/** Half the heights of the bars of a sound wave, in the units of the drawing. */
const bars = Array.from({ length: 56 }, (_, index) => {
  const swell = Math.sin((index / 55) * Math.PI);
  const height = 6 + swell * (34 + 30 * Math.abs(Math.sin(index * 1.7)) + 24 * Math.abs(Math.sin(index * 0.53)));
  return Math.round(height / 1.15);
});

const drawings: Record<EmbedKind, string> = {
  audio: bars.map((height, index) => `M${4 + index * 7} ${100 - height}v${2 * height}`).join(''),
  viewer:
    'M200 30C160 8 90 8 40 26V176C90 158 160 158 200 180C240 158 310 158 360 176V26C310 8 240 8 200 30ZM200 30V180M68 58C104 48 142 48 172 58M68 84C104 74 142 74 172 84M68 110C104 100 142 100 172 110M228 58C258 48 296 48 332 58M228 84C258 74 296 74 332 84M228 110C258 100 296 100 332 110',
  social: 'M60 30H340V150H180L130 190V150H60ZM100 66H300M100 90H300M100 114H220',
  video: 'M40 30H360V180H40ZM170 75V135L228 105Z',
};

/** A line drawing for a preview that has no picture. */
function EmbedDrawing({ kind }: { kind: EmbedKind }) {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 400 200"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[kind]} />
    </svg>
  );
}

const EmbedPlayer = lazyWithRetry(async () => (await import('./embed-player.tsx')).default);

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
  function loadAlways() {
    // The player takes the place and the focus of the pressed button.
    onLoad?.();
    choose({ media: true });
  }
  return (
    <div className={styles.choices} data-ready={hydrated}>
      <button type="button" className={buttonClass.red} onClick={onLoad}>
        <span>
          <Icon name="play" className={styles.play} /> {m.module_embed_once()}
        </span>
      </button>
      <button type="button" className={buttonClass.line} onClick={loadAlways}>
        <span>
          {m.module_embed_always()}
          <span className="unseen">: {m.module_embed_always_from()}</span>
        </span>
      </button>
    </div>
  );
}
