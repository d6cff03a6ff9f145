import type { Festival } from '#contract/programme/festivals.ts';
import type { Locale } from '#text/languages.ts';
import { dayParts, plainDate, shortDate } from '#time/date-text.ts';
import { m } from '#messages/paraglide/messages.js';

type Dated = Pick<Festival, 'kind' | 'starts_on' | 'ends_on'>;

/** Kind and period: `Festival, 3. – 12. Mai 2027`. */
export function festivalFacts(festival: Dated, locale: Locale): string {
  const kind = festival.kind === 'festival' ? m.festival_kind() : m.series_kind();
  return [kind, periodOf(festival, locale)].filter(Boolean).join(', ');
}

/** Empty without days. */
function periodOf({ starts_on: from, ends_on: until }: Dated, locale: Locale): string {
  const [first, last] = [from, until].map((day) => (day ? dayParts(day, locale) : null));
  if (!first) return last ? plainDate(last) : '';
  if (!last) return plainDate(first);
  return `${first.year === last.year ? shortDate(first) : plainDate(first)} – ${plainDate(last)}`;
}
