import styles from './embed.module.css';

/** A recording of the media library in the browser's own player. */
export function OwnSound({ src, name }: { src: string; name: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- browsers show no captions for sound; its text is below
    <audio className={styles.player} controls preload="none" src={src} aria-label={name}>
      <a href={src}>{name}</a>
    </audio>
  );
}
