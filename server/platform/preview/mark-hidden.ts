import type { Locale } from '#contract/base/locale.ts';
import type { PublicationState } from '#contract/resources/publication.ts';
import { berlinZone } from '#time/berlin-zone.ts';
import { dateFormat } from '#time/date-format.ts';

interface Hideable {
  state: PublicationState;
  publicAt: Date | null;
}

interface Reading {
  locale: Locale;
  now: Date;
}

const labels = {
  draft: { de: 'Entwurf', en: 'Draft' },
  archived: { de: 'Archiviert', en: 'Archived' },
  /** Public by itself, but its production or season is not. */
  public: { de: 'Nicht öffentlich', en: 'Not public' },
  planned: { de: 'Öffentlich ab', en: 'Public from' },
} as const;

/**
 * The title of an entry; one that visitors do not see is marked in it, `[Entwurf] Elektra`. In the text, so that every
 * list, heading and link shows the mark without a byte in visitors' pages.
 */
export function markHidden(title: string, { state, publicAt }: Hideable, { locale, now }: Reading): string {
  if (publicAt !== null && publicAt <= now) return title;
  if (publicAt === null) return `[${labels[state][locale]}] ${title}`;
  const format = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: berlinZone });
  return `[${labels.planned[locale]} ${format.format(publicAt)}] ${title}`;
}
