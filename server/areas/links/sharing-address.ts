import type { Locale } from '#contract/base/locale.ts';
import type { Picture } from '#contract/media/media.ts';
import { shortHash } from '../../platform/short-hash.ts';

/** `house`: the default picture, for pages without one of their own. */
export const sharedKinds = ['event', 'production', 'house'] as const;
export type SharedKind = (typeof sharedKinds)[number];

/** The content of a sharing picture; every text may be empty. */
export interface SharingContent {
  /** Above the title: date and venue, or the season. */
  preline: string;
  title: string;
  /** Below the title: the composer, or else the subtitle; on the default picture, the city. */
  by: string;
  picture: Pick<Picture, 'id' | 'base' | 'focal'> | null;
}

/** Version of the layout; increase it when the rendering changes. */
const layoutVersion = 2;

/**
 * The address of a sharing picture, `/media/sharing/event-7-de-0123456789ab.jpg`. It changes with everything that the
 * picture shows, because other networks keep a picture as long as its address is the same.
 */
export function sharingAddress(
  kind: SharedKind,
  { id, locale, facts, head }: { id: number; locale: Locale; facts: SharingContent; head: string },
): string {
  return `/media/sharing/${kind}-${id}-${locale}-${hashOf(facts, head)}.jpg`;
}

/** Hash of the content and of the version of logo, name and theme above it: twelve hexadecimal digits. */
export function hashOf({ preline, title, by, picture }: SharingContent, head: string): string {
  const shown = [layoutVersion, preline, title, by, picture?.base, picture?.focal.x, picture?.focal.y, head];
  return shortHash(JSON.stringify(shown));
}
