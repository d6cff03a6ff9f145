import type { Locale } from '#contract/base/locale.ts';
import type { PublicationState } from '#contract/resources/publication.ts';
import { berlinZone } from '#time/berlin-zone.ts';
import { dateFormat } from '#time/date-format.ts';
import { serverText } from '../server-text.ts';

interface Hideable {
  state: PublicationState;
  publicAt: Date | null;
}

interface Reading {
  locale: Locale;
  now: Date;
}

/**
 * The title of an entry; one that visitors do not see is marked in it, `[Entwurf] Elektra`. In the text, so that every
 * list, heading and link shows the mark without a byte in visitors' pages.
 */
export function markHidden(title: string, { state, publicAt }: Hideable, { locale, now }: Reading): string {
  if (publicAt !== null && publicAt <= now) return title;
  // Public by itself and without a moment: its production or season is not public.
  if (publicAt === null) return `[${serverText(`mark.${state}`, locale)}] ${title}`;
  const format = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: berlinZone });
  return `[${serverText('mark.planned', locale, { moment: format.format(publicAt) })}] ${title}`;
}
