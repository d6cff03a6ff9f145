import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { ArrowLink } from '#ui/button.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { monthName, monthParts } from './day-labels.ts';
import styles from './month-head.module.css';

export interface MonthLink {
  /** YYYY-MM. */
  month: string;
  href: string;
}

interface MonthHeadProps {
  month: string;
  before: MonthLink | null;
  after: MonthLink | null;
  /** True when another month replaces this one instead of being appended. */
  stays?: boolean;
}

/** The heading of a month, sticky below the header, with links to the previous and next month. */
export function MonthHead({ month, before, after, stays = false }: MonthHeadProps) {
  const locale = useLocale();
  const parts = monthParts(month, locale);
  const nameOf = (other: string) => {
    const { month: name = other, year } = monthParts(other, locale) ?? {};
    if (year === parts?.year) return name;
    return (
      <span>
        {name} <span className={styles.year}>{year}</span>
      </span>
    );
  };
  return (
    <div className={styles.head}>
      <div className={`wrap ${styles.row}`}>
        <h2 id={`head-${month}`}>
          {parts?.month ?? m.programme_no_date()} {parts && <span>{parts.year}</span>}
        </h2>
        {(before ?? after) && (
          <nav
            className={styles.nav}
            data-stay={stays || undefined}
            aria-label={`${monthName(month, locale)}: ${m.programme_months()}`}
          >
            {before && (
              <SmartLink href={before.href} className={after ? `tap-link ${styles.second}` : 'tap-link'}>
                {nameOf(before.month)}
              </SmartLink>
            )}
            {after && <ArrowLink href={after.href}>{nameOf(after.month)}</ArrowLink>}
          </nav>
        )}
      </div>
    </div>
  );
}
