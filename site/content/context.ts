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
  /** True: visitors may have pages kept on their device for reading without a connection. */
  offlineReading?: boolean;
  /** Set where failures are reported; browsers are told that they are, never the address. */
  errorReportingDsn?: string | undefined;
  /** The container of the tag manager and the hosts that its tags talk to; undefined: there is none. */
  tagManager?: { id: string; hosts: string[] } | undefined;
  /** Name part of the test shop's path, `{product}-koeln.webshop`; undefined: there is none. */
  product?: string | undefined;
  /** The ticket provider; without an address there is no shop. */
  ticketing?: { url?: string | undefined } | undefined;
}

/** Tells whoever looks after the house of a failure; `what` is a name that the program gives. Never throws. */
export type ReportOnServer = (what: string, error: unknown, path?: string) => void;

/** The content client of the request that is being answered. */
export const contentContext = createContext<Content>();

export const configContext = createContext<SiteConfig>();

export const reportContext = createContext<ReportOnServer>(() => {});
