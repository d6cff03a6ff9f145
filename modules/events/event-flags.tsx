import type { EventSummary } from '#contract/events/event-summary.ts';
import { m } from '#messages/paraglide/messages.js';
import { CategoryMark } from './category-mark.tsx';
import styles from './event-flags.module.css';

type Flagged = Pick<EventSummary, 'category' | 'flags' | 'availability'>;

/** True for an event that does not take place. */
export function isCancelled({ availability, flags }: Pick<EventSummary, 'flags' | 'availability'>): boolean {
  return availability === 'cancelled' || (flags ?? []).includes('canceled');
}

/** True if nobody can buy a ticket: cancelled, sold out, or not public. */
export function isClosed(event: Pick<EventSummary, 'flags' | 'availability'>): boolean {
  const flags = event.flags ?? [];
  return (
    isCancelled(event) ||
    event.availability === 'sold_out' ||
    flags.includes('private-event') ||
    flags.includes('sold out')
  );
}

interface EventFlagsProps {
  event: Flagged;
  /** True for a past event: its availability is not shown. */
  over?: boolean;
}

/** Category, special features and availability, each as text; availability has a shape too, not only a colour. */
export function EventFlags({ event, over = false }: EventFlagsProps) {
  const flags = flagsOf(event, over);
  if (!event.category && flags.length === 0) return null;
  return (
    <p className={styles.flags}>
      {event.category && <CategoryMark slug={event.category.slug}>{event.category.name}</CategoryMark>}
      {flags.map(([look, word]) => (
        <span key={word} className={styles[look]}>
          {word}
        </span>
      ))}
    </p>
  );
}

type Look = 'premiere' | 'revival' | 'few' | 'out' | 'off' | 'plain';

function flagsOf(event: Flagged, over: boolean): [Look, string][] {
  if (isCancelled(event)) return [['off', m.module_cancelled()]];
  const has = (flag: string) => (event.flags ?? []).includes(flag);
  const list: [Look, string][] = [];
  if (has('is_first_premiere')) list.push(['premiere', m.module_world_premiere()]);
  else if (has('is_premier')) list.push(['premiere', m.module_premiere()]);
  if (has('is_revival')) list.push(['revival', m.module_revival()]);
  if (has('is_dance') && !event.category) list.push(['plain', m.module_dance()]);
  const forChildren = (event.flags ?? []).some((flag) => flag.startsWith('is_child_'));
  if (forChildren && !event.category?.slug.startsWith('jung')) list.push(['plain', m.module_children()]);
  if (has('private-event')) list.push(['off', m.module_private_short()]);
  if (over) return list;
  if (event.availability === 'sold_out' || has('sold out')) list.push(['out', m.module_sold_out()]);
  else if (event.availability === 'few') list.push(['few', m.module_few()]);
  return list;
}
