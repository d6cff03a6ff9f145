import type { Picture } from '#contract/media/media.ts';
import styles from './picture-caption.module.css';

interface PictureCaptionProps {
  picture: Pick<Picture, 'caption' | 'copyright' | 'lang'>;
  className?: string | undefined;
}

/** Caption and copyright below a picture; nothing if it has neither. */
export function PictureCaption({ picture: { caption, copyright, lang }, className = '' }: PictureCaptionProps) {
  if (caption === '' && copyright === '') return null;
  return (
    <figcaption className={`note soft ${styles.caption} ${className}`} lang={lang}>
      {caption !== '' && <span>{caption}</span>}
      {copyright !== '' && <span className={styles.credit}>{copyright}</span>}
    </figcaption>
  );
}
