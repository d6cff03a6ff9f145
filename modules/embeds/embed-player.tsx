import type { Player } from './embed-address.ts';
import styles from './embed.module.css';

export interface EmbedPlayerProps {
  player: Player;
  title: string;
  /** True if the visitor requested this player: it gets the focus. */
  requestedByVisitor: boolean;
}

const may = 'autoplay; clipboard-write; encrypted-media; picture-in-picture';
const within =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation allow-forms';

/** Always the same function: React calls a new one at each drawing. */
function focus(frame: HTMLIFrameElement | null): void {
  frame?.focus();
}

/** The provider's player in a sandboxed frame. */
export default function EmbedPlayer({ player, title, requestedByVisitor }: EmbedPlayerProps) {
  return (
    <iframe
      ref={requestedByVisitor ? focus : undefined}
      className={styles.player}
      src={player.src}
      title={title}
      height={player.height}
      loading="lazy"
      allow={may}
      allowFullScreen
      sandbox={within}
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
