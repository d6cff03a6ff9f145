import { createContext } from 'react-router';
import type { Content } from './content.ts';

/** What the site has to be told by who starts it. */
export interface SiteConfig {
  /** Origin that visitors use, without a slash at the end. */
  siteUrl: string;
  /** Origin of a backend elsewhere; undefined: the one in this process. */
  contentApiUrl?: string | undefined;
  /** Hosts whose players may be framed once a visitor has agreed. */
  embedHosts: Record<'video' | 'audio' | 'viewer' | 'social', string[]>;
}

/** The content client of the request that is being answered. */
export const contentContext = createContext<Content>();

export const configContext = createContext<SiteConfig>();
