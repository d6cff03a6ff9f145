import { m } from '#messages/paraglide/messages.js';
import { accessName } from './access-names.ts';
import styles from './access-offers.module.css';

const drawings: Record<string, string> = {
  audio_description: 'M3 9v6h3.5L11 19V5L6.5 9zM14.5 8.5a5 5 0 0 1 0 7M17.5 5.5a9 9 0 0 1 0 13',
  hearing_loop:
    'M8 10a4.5 4.5 0 1 1 7.5 3.3c-1.7 1.5-2 2.2-2.2 4-.3 2-2 2.9-3.6 2.2M10.5 10.5a2 2 0 1 1 3.4 1.4M4 20 20 4',
  wheelchair:
    'M12.6 4.3a1.6 1.6 0 1 1-3.2 0a1.6 1.6 0 0 1 3.2 0M11 7.5v6h5l2.5 5.5M11 10.5h4.5M8.5 11.5a4.8 4.8 0 1 0 6 6.2',
  relaxed: 'M3 15c2.5 0 2.5-2 4.5-2s2.5 2 4.5 2 2.5-2 4.5-2 2.5 2 4.5 2M5 9.5a7.5 7.5 0 0 1 14 0',
  sign_language:
    'M6 13V7.5a1.3 1.3 0 0 1 2.6 0V11M8.6 11V5.3a1.3 1.3 0 0 1 2.6 0V11M11.2 11V6a1.3 1.3 0 0 1 2.6 0v6.5M13.8 12.5l1.9-2.4a1.5 1.5 0 0 1 2.4 1.8L15 17.5c-1 1.8-2.5 2.7-4.6 2.7C7.5 20.2 6 18 6 15.2V13',
  touch_tour:
    'M9 12.5V6.5a1.5 1.5 0 0 1 3 0v5l5 1.2c1 .3 1.6 1.2 1.4 2.2L17.5 20H10.5L6.5 15.5c-1-1.2.6-2.7 1.8-1.7zM6.5 6.5a4 4 0 0 1 8 0',
  easy_language: 'M4 5.5c3-1 5.5-.8 8 1 2.5-1.8 5-2 8-1V18c-3-1-5.5-.8-8 1-2.5-1.8-5-2-8-1zM12 6.5V19',
};

/** Accessibility offers of an event, each with icon and label. */
export function AccessOffers({ offers }: { offers: readonly string[] | undefined }) {
  if (!offers || offers.length === 0) return null;
  return (
    <ul className={styles.access} aria-label={m.access_offers()}>
      {offers.map((offer) => (
        <li key={offer}>
          {drawings[offer] && (
            <svg
              viewBox="0 0 24 24"
              width="24"
              height="24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.4"
              aria-hidden="true"
              focusable="false"
            >
              <path d={drawings[offer]} />
            </svg>
          )}
          {accessName(offer)}
        </li>
      ))}
    </ul>
  );
}
