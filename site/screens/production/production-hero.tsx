import { dateParts, longDate } from '#time/date-text.ts';
import { Parts } from '#ui/boundary.tsx';
import { EventFlags } from '#modules/events/event-flags.tsx';
import type { LoadedProduction } from './load.server.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { Crumbs } from '../../page/page-head.tsx';
import { titleSize } from '../../page/stage.tsx';
import stage from '../../page/stage.module.css';
import { veilOf } from '../../page/veil.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import styles from './production-hero.module.css';

/** Head of a production: picture in full width with next date, title and composer. */
export function ProductionHero({ page, production }: LoadedProduction) {
  const locale = useLocale();
  const { title, title_language: language, composer, subtitle, picture, lang } = production;
  const next = production.next_event;
  const parts = next && dateParts(next.start, locale);
  return (
    <section className={`stage ${stage.stage} ${picture ? styles.hero : styles.plain}`} style={veilOf(picture)}>
      {picture && (
        <div className={stage.art}>
          <Picture picture={picture} priority sizes="100vw" />
        </div>
      )}
      <div className={`wrap ${stage.body}`}>
        <Parts>
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
        </Parts>
      </div>
    </section>
  );
}

/** Category and marks of the next date; a revival is marked on every date. */
function flagsOf({ category, next_event: next, is_revival: revival }: LoadedProduction['production']) {
  const flags = (next?.flags ?? []).filter((flag) => flag !== 'canceled' && flag !== 'private-event');
  return {
    category,
    flags: revival && !flags.includes('is_revival') ? [...flags, 'is_revival'] : flags,
    availability: 'none' as const,
  };
}
