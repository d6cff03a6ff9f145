import type { ReactNode } from 'react';
import styles from './button.module.css';
import { Icon } from './icon.tsx';
import { SmartLink } from './smart-link.tsx';

export interface ButtonLinkProps {
  href: string;
  children: ReactNode;
  /** Content behind the perforation, e.g. the lowest price. */
  stub?: ReactNode;
  /** `red`: tickets and the main action of a page. `line`: everything else. */
  look?: 'red' | 'line' | undefined;
  newWindow?: boolean | undefined;
  lang?: string | undefined;
}

/** A link that looks like a button. */
export function ButtonLink({ href, children, stub, look = 'red', newWindow, lang }: ButtonLinkProps) {
  return (
    <SmartLink href={href} newWindow={newWindow} lang={lang} className={buttonClass[look]}>
      <span>{children}</span>
      {stub && <span className={styles.stub}>{stub}</span>}
    </SmartLink>
  );
}

/** An underlined link with an arrow. */
export function ArrowLink({ href, children, newWindow, lang }: Omit<ButtonLinkProps, 'stub' | 'look'>) {
  return (
    <SmartLink href={href} newWindow={newWindow} lang={lang} className={styles.arrow}>
      {children}
      <Icon name="arrow" />
    </SmartLink>
  );
}

/** The classes of the looks, for `button` elements. */
export const buttonClass = {
  red: `${styles.button} ${styles.red}`,
  line: `${styles.button} ${styles.line}`,
  stub: styles.stub,
  arrow: styles.arrow,
};
