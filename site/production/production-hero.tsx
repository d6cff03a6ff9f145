import { dateParts, longDate } from '#modules/eventitem/event-date.ts';
import { EventFlags } from '#modules/eventitem/event-flags.tsx';
import type { LoadedProduction } from '../content/load-production.server.ts';
import { useLocale } from '../locale.ts';
import { m } from '../paraglide/messages.js';
import { Crumbs } from '../page/page-head.tsx';
import { titleSize } from '../page/stage.tsx';
import stage from '../page/stage.module.css';
import { Picture } from '../ui/picture.tsx';
import styles from './production-hero.module.css';

/** The head of a production: its picture over the whole width, upon it when it is on next, its title and whose it is. */
export function ProductionHero({ page, production }: LoadedProduction) {
  const locale = useLocale();
  const { title, title_language: language, composer, subtitle, picture, lang } = production;
  const next = production.next_event;
  const parts = next && dateParts(next.start, locale);
  return (
    <section className={`stage ${stage.stage} ${picture ? styles.hero : styles.plain}`}>
      {picture && (
        <div className={stage.art}>
          <Picture picture={picture} priority sizes="100vw" />
        </div>
      )}
      <div className={`wrap ${stage.body}`}>
        <Crumbs page={page} />
        <div className={`preline ${styles.preline}`}>
          <EventFlags event={flagsOf(production)} />
          {parts ? <span>{longDate(parts, locale)}</span> : <span>{m.production_no_dates()}</span>}
          {next?.venue && <span>{next.venue}</span>}
        </div>
        <h1 className={stage[titleSize(title)]} lang={language || lang}>
          {title}
        </h1>
        <div className={styles.line}>
          <p className={styles.by}>
            {composer && <span>{composer}</span>}
            {subtitle && <span lang={lang}>{subtitle}</span>}
          </p>
          {picture && picture.copyright !== '' && <p className="note soft">{picture.copyright}</p>}
        </div>
      </div>
    </section>
  );
}

/** Its category and what is special about its next date; a revival is one on every date. */
function flagsOf({ category, next_event: next, is_revival: revival }: LoadedProduction['production']) {
  const flags = (next?.flags ?? []).filter((flag) => flag !== 'canceled' && flag !== 'private-event');
  return {
    category,
    flags: revival && !flags.includes('is_revival') ? [...flags, 'is_revival'] : flags,
    availability: 'none' as const,
  };
}
