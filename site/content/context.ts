import type { CategoryColour } from '#contract/settings/theme/category-colours.ts';
import { createContext, type RouterContextProvider } from 'react-router';
import type { ShownTypeface } from '#contract/settings/theme/own-typeface.ts';
import { type Theme, usualTheme } from '#contract/settings/theme/theme.ts';
import type { PageQuery } from '../page-query.server.ts';
import type { Content } from './content.ts';

/** Configuration of the site, passed by the process that starts it. */
export interface SiteConfig {
  /** Public origin, without a trailing slash. */
  siteUrl: string;
  /** Origin of a remote backend; undefined: the backend of this process. */
  contentApiUrl?: string | undefined;
  /** Hosts whose players may be framed after consent. */
  embedHosts: Record<'video' | 'audio' | 'viewer' | 'social', string[]>;
  /** True: visitors may store pages on their device for offline reading. */
  offlineReading?: boolean;
  /** Set when failures are reported; browsers only learn that they are, never the address. */
  errorReportingDsn?: string | undefined;
  /** Container of the tag manager and the hosts of its tags; undefined: no tag manager. */
  tagManager?: { id: string; hosts: string[] } | undefined;
  /** Product name in the path of the test shop, `{product}-koeln.webshop`; undefined: no test shop. */
  product?: string | undefined;
  /** The ticket provider; without an address there is no shop. */
  ticketing?: { url?: string | undefined } | undefined;
}

/** Reports a failure to the operator; `what` is a fixed name. Never throws. */
export type ReportOnServer = (what: string, error: unknown, path?: string) => void;

/** What a loader uses of its arguments: the address is in the context, parsed. */
export interface LoadArgs {
  context: Readonly<RouterContextProvider>;
}

/** What the address of the current request asks for. */
export const queryContext = createContext<PageQuery>();

/** The content client of the current request. */
export const contentContext = createContext<Content>();

export const configContext = createContext<SiteConfig>();

/** What only the rendering on the server needs of the house. */
export interface ShownHouse {
  theme: Theme;
  ownTypeface: ShownTypeface | null;
  /** Colours that it has chosen for categories of events. */
  categories: readonly CategoryColour[];
  /** False: only signed-in people and holders of preview links see the site. */
  isOpen: boolean;
}

/** The house as the page of this request shows it; set by the root loader. */
export const houseContext = createContext<ShownHouse>({
  ...{ theme: usualTheme, ownTypeface: null },
  categories: [],
  isOpen: true,
});

/** True: the answer tells the browser to load the whole document instead of its data. */
export const reloadContext = createContext<boolean>(false);

export const reportContext = createContext<ReportOnServer>(() => {});
