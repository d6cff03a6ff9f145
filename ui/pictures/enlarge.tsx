import type { ReactNode } from 'react';
import { renditionUrl, widthsFor } from '#text/picture-renditions.ts';
import { m } from '#messages/paraglide/messages.js';
import styles from './enlarge.module.css';
import type { PictureSource } from './picture.tsx';

interface EnlargeProps {
  of: PictureSource;
  className?: string | undefined;
  /** The picture. */
  children: ReactNode;
}

/**
 * A link around a picture to its largest rendition. With scripts it opens the gallery of the page instead
 * (site/shell/pictures/picture-host.tsx).
 */
export function Enlarge({ of: { picture, url }, className = '', children }: EnlargeProps) {
  const href = picture ? renditionUrl(picture.base, widthsFor(picture.width).at(-1) ?? 320, 'jpg') : url;
  return (
    <a className={`${styles.enlarge} ${className}`} href={href} data-enlarge="">
      {children}
      <span className="unseen"> {m.picture_enlarge()}</span>
    </a>
  );
}
