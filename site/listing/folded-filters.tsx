import { type ReactNode, useState } from 'react';
import { useHydrated } from '#ui/loading/use-hydrated.ts';
import { m } from '#messages/paraglide/messages.js';
import styles from './folded-filters.module.css';

/**
 * The fields of a list's filter: on a telephone behind one button with the number of chosen filters, on wider screens all
 * visible. The document has them open, for browsers without scripts; `before-first-paint.ts` folds them on a telephone.
 */
export function FoldedFilters({ chosen, children }: { chosen: number; children: ReactNode }) {
  const isHydrated = useHydrated();
  // Never set again, so that the browser keeps what the visitor or the script did.
  const [isOpen] = useState(() => !isHydrated || matchMedia('(min-width: 48em)').matches);
  return (
    <details className={styles.folded} open={isOpen} data-folds="">
      <summary className={styles.button}>
        {chosen > 0 ? m.filter_button_chosen({ count: chosen }) : m.filter_button()}
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
