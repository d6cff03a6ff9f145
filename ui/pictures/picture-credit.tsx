import type { Picture } from '#contract/media/media.ts';
import { m } from '#messages/paraglide/messages.js';
import styles from './picture-credit.module.css';

interface PictureCreditProps {
  picture: Partial<Pick<Picture, 'alt' | 'caption' | 'copyright' | 'lang'>> | null | undefined;
  className?: string | undefined;
}

/**
 * A small copyright button in the corner of a picture without a caption. With scripts it opens the popup of the page
 * (site/shell/pictures/picture-host.tsx). Its parent must be positioned.
 */
export function PictureCredit({ picture, className = '' }: PictureCreditProps) {
  const { alt = '', caption = '', copyright = '', lang } = picture ?? {};
  if (copyright === '') return null;
  return (
    <details className={`${styles.credit} ${className}`} data-credit="">
      <summary className={styles.sign}>
        ©<span className="unseen"> {[m.picture_information(), alt].filter(Boolean).join(': ')}</span>
      </summary>
      <p className={styles.words} lang={lang}>
        {caption !== '' && <span data-message="">{caption} </span>}
        <span data-copyright="">{copyright}</span>
      </p>
    </details>
  );
}
