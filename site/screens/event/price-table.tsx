import type { Event } from '#contract/programme/programme.ts';
import { price } from '#text/price.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import styles from './price-table.module.css';

/** Prices by category, best seats first. */
export function PriceTable({ prices, labelledBy }: { prices: Event['prices']; labelledBy: string }) {
  const locale = useLocale();
  if (prices.length === 0) return null;
  const reduced = prices.some((each) => each.reduced !== null);
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{m.event_price_category()}</th>
          <th scope="col">{m.event_price()}</th>
          {reduced && <th scope="col">{m.event_price_reduced()}</th>}
        </tr>
      </thead>
      <tbody>
        {prices.map((each) => (
          <tr key={each.name}>
            <th scope="row">{each.name}</th>
            <td>{price(each.price, locale)}</td>
            {reduced && <td>{each.reduced === null ? '' : price(each.reduced, locale)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
