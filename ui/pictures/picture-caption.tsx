import type { Picture } from '#contract/media/media.ts';
import styles from './picture-caption.module.css';

interface PictureCaptionProps {
  picture: Pick<Picture, 'caption' | 'copyright' | 'lang'>;
  className?: string | undefined;
}

/** What a picture shows and whose it is, below it. Nothing where neither is known. */
export function PictureCaption({ picture: { caption, copyright, lang }, className = '' }: PictureCaptionProps) {
  if (caption === '' && copyright === '') return null;
  return (
    <figcaption className={`note soft ${styles.caption} ${className}`} lang={lang}>
      {caption !== '' && <span>{caption}</span>}
      {copyright !== '' && <span className={styles.credit}>{copyright}</span>}
    </figcaption>
  );
}
