import type { ReactNode } from 'react';
import { m } from '#messages/paraglide/messages.js';

/** Kind of a link, determined by its address. */
export type LinkKind = 'none' | 'page' | 'anchor' | 'file' | 'shop' | 'contact' | 'external';

/** `file`: below /media/, a plain download. `shop`: the ticket shop. `contact`: mail or telephone. */
export function linkKind(href: string): LinkKind {
  if (href === '') return 'none';
  if (href.startsWith('/') && !href.startsWith('//')) {
    if (href.startsWith('/media/')) return 'file';
    return /^\/(?:webshop|eventim-template|[\w-]+\.webshop)(?:[/?#]|$)/.test(href) ? 'shop' : 'page';
  }
  if (href.startsWith('#')) return 'anchor';
  return /^(?:mailto|tel):/.test(href) ? 'contact' : 'external';
}

export interface SmartLinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
  /** True: an internal link opens in a new window. False: a link to the shop opens in the same window. */
  newWindow?: boolean | undefined;
  lang?: string | undefined;
  hrefLang?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-current'?: 'page' | 'true' | undefined;
}

/**
 * A link of any kind. It is a plain anchor: one listener on the document handles clicks on internal links (see
 * navigation/follow-links.ts), which costs nothing per link.
 */
export function SmartLink({ href, newWindow, children, ...rest }: SmartLinkProps) {
  const kind = linkKind(href);
  if (kind === 'none') return <span className={rest.className}>{children}</span>;
  const outside = kind === 'external' || (newWindow ?? kind === 'shop');
  return (
    <a {...rest} href={href} {...(outside && { target: '_blank', rel: 'noopener noreferrer' })}>
      {children}
      {outside && <span className="unseen"> {m.opens_in_new_window()}</span>}
    </a>
  );
}
