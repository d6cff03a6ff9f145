import { price } from '#text/price.ts';
import { dateParts, longDate } from '#time/date-text.ts';
import { EventFlags } from '#modules/events/event-flags.tsx';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { Picture } from '#ui/pictures/picture.tsx';
import { PictureCredit } from '#ui/pictures/picture-credit.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import type { ProductionTeaser } from './teaser-data.ts';
import styles from './production-card.module.css';

interface ProductionCardProps {
  production: ProductionTeaser;
  /** Index in the list, from 0. */
  index: number;
  /** Level of its heading; default 2. */
  level?: 2 | 3;
  /** True for the first picture of the page. */
  priority?: boolean;
}

/** A production in a list: picture, title, composer and next date. */
export function ProductionCard({ production, index, level = 2, priority = false }: ProductionCardProps) {
  const locale = useLocale();
  const Heading = `h${level}` as const;
  const { title, title_language: language, composer, teaser, picture, lang, price_from: from } = production;
  return (
    <li className={`pictured linked${index > 1 ? ' waits' : ''}`} data-entry={index} tabIndex={-1}>
      <div className={`its-picture ${styles.picture}`}>
        {picture && <Picture picture={picture} priority={priority} sizes="(min-width: 48em) 55vw, 100vw" />}
        <PictureCredit picture={picture} />
      </div>
      <EventFlags event={flagsOf(production)} />
      <Heading className={styles.title}>
        <SmartLink href={production.url} lang={language || lang}>
          {title}
        </SmartLink>
      </Heading>
      {composer !== '' && <p className={styles.by}>{composer}</p>}
      {teaser !== '' && (
        <p className={styles.teaser} lang={lang}>
          {teaser}
        </p>
      )}
      <p className={styles.when}>
        {whenText(production, locale)}
        {from !== null && from > 0 && <span>{m.module_price_from({ price: price(from, locale) })}</span>}
      </p>
    </li>
  );
}

function whenText({ next_event: next, coming, premiere }: ProductionTeaser, locale: 'de' | 'en'): string {
  const parts = next && dateParts(next.start, locale);
  if (parts) {
    const date = longDate(parts, locale);
    return coming > 1 ? m.production_next({ date, count: coming - 1 }) : date;
  }
  const year = premiere && dateParts(premiere, locale)?.year;
  return year ? m.production_was({ year }) : m.production_no_dates();
}

const shownFlags = new Set(['is_premier', 'is_first_premiere', 'is_revival']);

/** Category and marks of the next date; a revival is marked on every date. */
function flagsOf({ category, next_event: next, is_revival: revival }: ProductionTeaser) {
  const flags = (next?.flags ?? []).filter((flag) => shownFlags.has(flag));
  return {
    category,
    flags: revival && !flags.includes('is_revival') ? [...flags, 'is_revival'] : flags,
    availability: 'none' as const,
  };
}
