import type { LoadedProduction } from './load.server.ts';
import { Parts } from '#ui/boundary.tsx';
import { durationText, languageNames } from '../../event/fact-texts.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import styles from './production-facts.module.css';

/** Duration, languages, age, and authors; unknown facts are left out. */
export function ProductionFacts({ production }: Pick<LoadedProduction, 'production'>) {
  const locale = useLocale();
  const facts: [term: string, value: string, lang?: string][] = [
    [m.production_duration(), durationText(production.duration_minutes, production.intervals)],
    [m.production_language(), languageNames(production.languages, locale)],
    [m.production_surtitles(), languageNames(production.surtitles, locale)],
    [m.production_age(), production.age_from === null ? '' : m.production_age_from({ age: production.age_from })],
    [m.production_libretto(), production.librettist, production.lang],
    [m.production_first(), production.first_performance, production.lang],
  ];
  const known = facts.filter(([, value]) => value !== '');
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      <Parts>
        {known.map(([term, value, lang]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd lang={lang}>{value}</dd>
          </div>
        ))}
      </Parts>
    </dl>
  );
}
